import { Trans } from '@lingui/react/macro'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { useSession } from '../../../lib/session.ts'
import { useFollow } from '../../../room/useFollow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Home } from './profile.queries.ts'

export function HomeFollow({ home: { id, isattention } }: { home: Home }) {
  const signedIn = useSession((session) => session.token !== undefined)
  const { following, busy, toggle } = useFollow(id, isattention === 1)
  return (
    <Button
      variant={following ? 'quiet' : 'accent'}
      size="xl"
      block
      busy={busy}
      aria-pressed={following}
      onClick={signedIn ? toggle : showLoginDialog}
    >
      {!following && <Icon name="plus" size={19} stroke={2.2} />}
      {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
