import { Refusal } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetBlocked } from './profile.queries.ts'

/** In place of what is about somebody: they are not there, I blocked them, or it could not be loaded. */
export function HiddenHome({ touid, error, onReload }: { touid: number; error: Error; onReload: () => void }) {
  const { t } = useLingui()
  const { mutate, isPending } = useSetBlocked(touid)
  const why = error instanceof Refusal ? error.reason : ''
  if (why === 'NoSuchPerson')
    return <EmptyState picture="messages" title={t`This profile isn’t available`} text={t`The account may have been closed.`} />
  if (why !== 'Blocked') return <ErrorState onReload={onReload} />
  const unblock = () => mutate(false, { onError: (e) => toast.error(refusalText(e) ?? t`Something went wrong. Try again.`) })
  return (
    <EmptyState
      picture="messages"
      title={t`You blocked this user`}
      text={t`Unblock them to see their profile.`}
      action={
        <Button variant="quiet" busy={isPending} onClick={unblock}>
          <Trans>Unblock</Trans>
        </Button>
      }
    />
  )
}
