import { watchFollowed } from '../features/rooms/home/liveAlerts.ts'
import { startInbox } from '../features/social/message/inbox.ts'
import { fetchLivekit } from '../lib/media/joinRoom.ts'
import { fetchRealtime } from '../lib/realtime/followRoom.ts'
import { prefersReducedData } from '../lib/prefersReducedData.ts'

/** What tells a person of others while they look at something else. One piece, fetched once the first screen is there. */
export function startIdle(open: (path: string) => void): void {
  startInbox()
  watchFollowed(open)
  if (!prefersReducedData()) fetchRoom()
}

/** What a tap on a card needs: by then it is too late to begin. Whoever needs it asks again and sees a failure there. */
function fetchRoom(): void {
  void Promise.allSettled([import('../screens/LiveAudienceScreen.tsx'), fetchLivekit(), fetchRealtime()])
}
