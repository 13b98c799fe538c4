import { Live } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature, RoomHandle } from '../../../room/feature.ts'
import { hearts as slice, heartsLost, heartsSent } from './hearts.state.ts'
import type { HeartsState } from './hearts.state.ts'
import { tapHeart } from './tapHeart.ts'

const drawings = () => import('./HeartDrawings.tsx')
const FloatingHearts = lazyDrawing(async () => (await drawings()).FloatingHearts)
const HeartChip = lazyDrawing(async () => (await drawings()).HeartChip)
const HeartCount = lazyDrawing(async () => (await drawings()).HeartCount)
const HeartButton = lazyDrawing(async () => (await drawings()).HeartButton)

const CALL_EVERY_MS = 1000
const MAX_A_CALL = 50

/** Hearts: mine float at the finger and are sent once a second, those of others float as the feed counts them. */
export const hearts: RoomFeature<HeartsState> = {
  ...slice,
  start(room) {
    const timer = setInterval(() => sendTaps(room), CALL_EVERY_MS)
    const stopListening = room.role === 'audience' ? room.onDoubleTap((at) => tapHeart(room, at)) : undefined
    return () => {
      clearInterval(timer)
      stopListening?.()
      sendTaps(room)
    }
  },
  slots: {
    stage: { audience: FloatingHearts, anchor: FloatingHearts },
    chips: { audience: HeartChip, order: 10 },
    counts: { anchor: HeartCount, order: 10 },
    bar: { audience: HeartButton, order: 75 },
  },
}

function sendTaps(room: RoomHandle) {
  const count = Math.min(room.read(slice).unsent, MAX_A_CALL)
  if (count === 0) return
  room.update(slice, (state) => heartsSent(state, count))
  client.call(Live.light, { ...room.address, count }).catch(() => room.update(slice, (state) => heartsLost(state, count)))
}
