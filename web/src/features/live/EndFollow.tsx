import { Trans } from '@lingui/react/macro'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useFollow } from './useFollow.ts'

/** Nobody can follow themselves, so the host sees no button. */
export function EndFollow({ uid, following: initially }: { uid: number; following: boolean }) {
  const own = useSession((s) => s.uid) === uid
  const { following, busy, toggle } = useFollow(uid, initially)
  if (own) return null
  return (
    <Button variant="glass" size="sm" busy={busy} aria-pressed={following} data-testid="follow" onClick={toggle}>
      {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
