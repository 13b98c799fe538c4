import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import type { Certification } from './certification.queries.ts'
import { footLine, footLink, StatusPage } from './StatusPage.tsx'

interface CertifiedProps {
  certification: Certification
  avatar: string
  goLive: ReactNode
  onDone: () => void
  onClose: () => void
}

export function Certified({ certification: { decided }, avatar, goLive, onDone, onClose }: CertifiedProps) {
  const { date } = useFormat()
  const rows: { icon: IconName; text: ReactNode }[] = [
    { icon: 'live', text: <Trans>Go live whenever you like</Trans> },
    { icon: 'gift', text: <Trans>Receive gifts as tickets</Trans> },
    { icon: 'cash', text: <Trans>Withdraw what you earn</Trans> },
  ]
  return (
    <StatusPage
      avatar={avatar}
      mark="check"
      tone="ok"
      title={<Trans>You’re certified</Trans>}
      text={decided > 0 ? <Trans>Since {date(decided)}</Trans> : <Trans>You can go live now.</Trans>}
      onClose={onClose}
      foot={
        <>
          {goLive}
          <p className={footLine}>
            <button type="button" onClick={onDone} className={footLink} data-testid="certification-done">
              <Trans>Done</Trans>
            </button>
          </p>
        </>
      }
    >
      <ul className="cert-panel py-1">
        {rows.map(({ icon, text }) => (
          <li
            key={icon}
            className="flex items-center gap-3 border-line py-3 text-start text-[15px] leading-5 font-semibold not-first:border-bs"
          >
            <Icon name={icon} className="text-text-2" />
            <span className="flex-1">{text}</span>
            <Icon name="check" size={18} stroke={2.6} className="text-ok" />
          </li>
        ))}
      </ul>
    </StatusPage>
  )
}
