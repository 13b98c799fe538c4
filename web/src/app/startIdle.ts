import { watchFollowed } from '../features/rooms/home/liveAlerts.ts'
import { startInbox } from '../features/social/message/inbox.ts'
import { fetchLivekit } from '../lib/media/joinRoom.ts'
import { fetchRealtime } from '../lib/realtime/followRoom.ts'
import { prefersReducedData } from '../lib/prefersReducedData.ts'

/** Messages and live alerts of others while the person does something else. One piece, fetched once the first screen is there. */
export function startIdle(open: (path: string) => void): void {
  startInbox()
  watchFollowed(open)
  if (!prefersReducedData()) fetchRoom()
}

/** Code that a tap on a card needs: by then it is too late to begin. A failed load is tried again by its user, and shown there. */
function fetchRoom(): void {
  void import('../lib/media/anchorVideo.ts').then(({ allowSoundByTap }) => allowSoundByTap()).catch(() => undefined)
  void Promise.allSettled([import('../screens/LiveAudienceScreen.tsx'), fetchLivekit(), fetchRealtime()])
}
