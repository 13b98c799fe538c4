import { Trans, useLingui } from '@lingui/react/macro'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RoomList } from './RoomList.tsx'

/** Rooms of the people I follow; a visitor is offered the login instead of an error. */
export function FollowFeed({ onFindHosts }: { onFindHosts: () => void }) {
  const signedIn = useSession((session) => session.token !== undefined)
  return signedIn ? <RoomList feed={{ kind: 'follow' }} empty={<NobodyFollowed onFindHosts={onFindHosts} />} /> : <LoginFirst />
}

function NobodyFollowed({ onFindHosts }: { onFindHosts: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="live"
      title={t`No one you follow is live`}
      text={t`Follow hosts to see their lives here.`}
      action={
        <Button onClick={onFindHosts}>
          <Trans>Find hosts</Trans>
        </Button>
      }
    />
  )
}

function LoginFirst() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="live"
      title={t`See hosts you follow`}
      text={t`Log in to see which hosts you follow are live.`}
      action={
        <Button onClick={showLoginDialog}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  )
}
