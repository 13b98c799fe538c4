import type { Live, Output } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

type MinuteAnswer = Output<typeof Live.timeCharge>

/** The running minute as the server last told it. Undefined in a room that is not timed. */
export interface TimedState {
  minute: (MinuteAnswer & { receivedAt: number }) | undefined
}

export const timedSlice: RoomSlice<TimedState> = { name: 'timed', initial: { minute: undefined } }

/** Seconds until the running minute ends, by what this device has counted since the answer. */
export function secondsLeft({ left, receivedAt }: { left: number; receivedAt: number }, now: number): number {
  return Math.max(0, left - Math.floor((now - receivedAt) / 1000))
}

/** The next minute cannot be paid: told while the last one runs. */
export const isLastMinute = ({ minute, coin, type_val }: MinuteAnswer) => minute > 0 && BigInt(coin) < BigInt(type_val)

/** The worker decides within a few seconds after a minute's end whether the next one begins. */
const AFTER_END_MS = 3_000
const AGAIN_MS = 5_000

/** Delay until the next call: after the end of the running minute, or soon while none runs. */
export const askAfterMs = (answer: Pick<MinuteAnswer, 'minute' | 'left'> | undefined): number =>
  answer && answer.minute > 0 ? answer.left * 1000 + AFTER_END_MS : AGAIN_MS
