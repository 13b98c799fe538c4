import type { Sender } from '@nimbo/contract'
import { useSession } from '../../lib/session.ts'

/** Myself as the room shows me, for lines that stand before the server has answered. */
export function useOwnSender(usertype: number): Sender {
  const uid = useSession((s) => s.uid)
  const user = useSession((s) => s.user)
  return { uid, uname: user?.user_nicename ?? '', uhead: user?.avatar ?? '', level: user?.level ?? 1, usertype, guard_type: 0 }
}
