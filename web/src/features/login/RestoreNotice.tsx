import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface RestoreNoticeProps {
  busy: boolean
  onRestore: () => void
}

/** Signing in to an account that waits for its deletion asks whether to keep it. */
export function RestoreNotice({ busy, onRestore }: RestoreNoticeProps) {
  return (
    <div role="alert" className="mbs-3 flex flex-col gap-3 rounded-md bg-raised p-3 shadow-line-strong">
      <p className="flex items-center gap-2.5">
        <Icon name="alert" size={20} className="text-warn" />
        <Trans>This account is about to be deleted. Restore it?</Trans>
      </p>
      <Button variant="quiet" block busy={busy} onClick={onRestore}>
        <Trans>Restore and log in</Trans>
      </Button>
    </div>
  )
}
