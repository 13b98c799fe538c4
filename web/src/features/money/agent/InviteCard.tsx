import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useCopy } from '../../../ui/useCopy.ts'
import { useShareLink } from '../../../room/useShareLink.ts'
import type { Invitation } from './agent.queries.ts'
import { QrCode } from '../../../ui/QrCode.tsx'

export function InviteCard({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui()
  const { share, copyCode } = useShareInvitation(invitation)
  return (
    <section
      aria-label={t`Your code`}
      className="mx-4 mbs-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface p-3 shadow-line"
    >
      <QrCode text={invitation.qr} label={t`QR code for your invite link`} className="w-[min(116px,30vw)] flex-none p-[min(14px,3.5vw)]" />
      <div className="min-w-0 flex-[1_1_9em]">
        <span className="t-cap text-text-2">
          <Trans>Your code</Trans>
        </span>
        <div className="flex items-center gap-2">
          <b
            data-testid="invite-code"
            dir="ltr"
            className="text-[clamp(18px,6vw,24px)] leading-[30px] font-extrabold tracking-[.04em] select-all"
          >
            {invitation.code}
          </b>
          <IconButton icon="copy" variant="filled" size={34} label={t`Copy code`} onClick={copyCode} />
        </div>
        <p data-testid="invite-link" dir="ltr" className="t-cap mbs-0.5 mbe-2.5 truncate text-text-2 rtl:text-end">
          {invitation.href.replace(/^https?:\/\//, '')}
        </p>
        <Button size="md" block onClick={share}>
          <Icon name="share" flip size={18} />
          <Trans>Share</Trans>
        </Button>
      </div>
    </section>
  )
}

function useShareInvitation({ href, code }: Invitation) {
  const { t } = useLingui()
  const copy = useCopy()
  const { share } = useShareLink(href, t`Join me on Nimbo`)
  return { share, copyCode: () => copy(code, t`Code copied`) }
}
