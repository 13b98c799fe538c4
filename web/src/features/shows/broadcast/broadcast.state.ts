import type { MediaParticipant } from '../../../lib/media/participants.ts'
import type { SendLevel } from '../../../lib/media/fallback.state.ts'
import type { PublishState } from '../../../lib/media/publish.ts'
import type { Uplink } from '../../../lib/media/uplink.ts'
import type { RoomSlice } from '../../../room/feature.ts'

export interface BroadcastState {
  sending: PublishState
  /** The break is too long to be waited for. */
  gaveUp: boolean
  uplink: Uplink
  /** Part of the picture that the uplink carries. */
  level: SendLevel
  guests: readonly MediaParticipant[]
  /** Since when everybody may see the room, in this device's time. */
  startedAt: number | undefined
  /** The show was opened on another device. */
  moved: boolean
}

export const broadcast: RoomSlice<BroadcastState> = {
  name: 'broadcast',
  initial: {
    sending: 'connecting',
    gaveUp: false,
    uplink: { rttMs: undefined, bitrate: undefined },
    level: 'full',
    guests: [],
    startedAt: undefined,
    moved: false,
  },
  on: { showMoved: (state) => ({ ...state, moved: true }) },
}

/** Reason the picture no longer leaves this device; undefined while it does or may still come back by itself. */
export function lostReason({ sending, moved, gaveUp }: BroadcastState): 'elsewhere' | 'lost' | undefined {
  if (sending === 'elsewhere' || moved) return 'elsewhere'
  return sending === 'refused' || gaveUp ? 'lost' : undefined
}

/** The show cannot go on from this room: only entering it again helps. */
export function isShutHere(state: BroadcastState): boolean {
  return state.sending === 'refused' || lostReason(state) === 'elsewhere'
}
