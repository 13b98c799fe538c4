import { watchFollowed } from '../features/home/liveAlerts.ts'
import { startInbox } from '../features/message/inbox.ts'

/** What tells a person of others while they look at something else. One piece, fetched once the first screen is there. */
export function startIdle(open: (path: string) => void): void {
  startInbox()
  watchFollowed(open)
}
