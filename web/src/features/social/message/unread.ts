import { create } from 'zustand'
import { useSession } from '../../../lib/session.ts'

interface Unread {
  /** Messages I have not read, as the server counts them. */
  nums: number
  /** Strangers who wait for an answer. */
  requests: number
}
const none: Unread = { nums: 0, requests: 0 }

/** Apart from what fetches it: every screen draws the count, few open the messages. */
export const useUnread = create<Unread>()(() => none)

useSession.subscribe((now, before) => now.uid !== before.uid && useUnread.setState(none))
