import { Trans } from '@lingui/react/macro'
import { usePerson } from '../../../room/person.ts'
import { useFollow } from '../../../room/useFollow.ts'
import { useCore } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** Until the card is answered nobody tells whether I follow this person; following twice does no harm. */
export function FollowAction() {
  const { uid, pop } = usePerson()
  const blocked = useCore((core) => core.blocked.has(uid))
  const { following, busy, toggle } = useFollow(uid, pop?.isattention === 1)
  if (blocked) return null
  return (
    <Button variant={following ? 'quiet' : 'accent'} size="xl" block busy={busy} aria-pressed={following} onClick={toggle}>
      {!following && <Icon name="plus" size={19} stroke={2.2} />}
      {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
