import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'

interface RestoreNoticeProps {
  busy: boolean
  onRestore: () => void
  /** Absent where leaving is done by the form around it. */
  onLeave?: () => void
}

/** Shown after signing in to an account pending deletion: signing in must not cancel the deletion automatically. */
export function RestoreNotice({ busy, onRestore, onLeave }: RestoreNoticeProps) {
  return (
    <section role="alert" className="flex flex-col gap-2.5 rounded-lg bg-raised p-4 text-start shadow-line-strong">
      <h2 className="t-title">
        <Trans>This account is scheduled for deletion</Trans>
      </h2>
      <p className="text-text-2">
        <Trans>Restore it to log in. Nothing has been deleted yet.</Trans>
      </p>
      <Button size="xl" block busy={busy} onClick={onRestore}>
        <Trans>Restore account</Trans>
      </Button>
      {onLeave && (
        <Button variant="quiet" size="xl" block onClick={onLeave}>
          <Trans>Not now</Trans>
        </Button>
      )}
    </section>
  )
}
