import { roomTypes } from '@nimbo/contract'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature, RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { timeCharge } from './timed.queries.ts'
import { askAfterMs, isLastMinute, timedSlice } from './timed.state.ts'
import type { TimedState } from './timed.state.ts'

const MinuteChips = lazyDrawing(async () => (await import('./MinuteChips.tsx')).MinuteChips)
const LastMinuteCard = lazyDrawing(async () => (await import('./LastMinuteCard.tsx')).LastMinuteCard)

/** A timed room for whoever pays it: the running minute, what it has cost, and when the coins end. */
export const timed: RoomFeature<TimedState> = {
  ...timedSlice,
  start: followMinutes,
  slots: {
    chips: { audience: Minute, order: 5 },
    notice: { audience: LastMinute, order: 90 },
  },
}

function followMinutes(room: RoomHandle): () => void {
  if (room.role !== 'audience' || room.entered.room.type !== roomTypes.timed) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false
  async function ask(): Promise<void> {
    const answer = await timeCharge(room.address).catch((e: unknown) => (isRefusal(e) ? ('none' as const) : undefined))
    if (closed) return
    if (answer === 'none') {
      // Charging is over: the type changed, or the picture is down and the coins are used up.
      room.update(timedSlice, () => ({ minute: undefined }))
      timer = setTimeout(() => void ask(), askAfterMs(undefined))
      return
    }
    // Without an answer what is known goes on; whether one may stay is decided by the server.
    if (answer) room.update(timedSlice, () => ({ minute: { ...answer, receivedAt: Date.now() } }))
    timer = setTimeout(() => void ask(), askAfterMs(answer))
  }
  void ask()
  return () => {
    closed = true
    clearTimeout(timer)
  }
}

function Minute() {
  const known = useSlice(timedSlice, ({ minute }) => minute !== undefined)
  return known ? <MinuteChips /> : null
}

function LastMinute() {
  const isLast = useSlice(timedSlice, ({ minute }) => minute !== undefined && isLastMinute(minute))
  return isLast ? <LastMinuteCard /> : null
}
