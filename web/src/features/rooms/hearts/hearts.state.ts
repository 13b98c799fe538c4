import type { RoomSlice } from '../../../room/feature.ts'

export interface HeartsState {
  lights: number
  /** Hearts of others seen while here; the float layer plays the difference. */
  heartsSeen: number
  /** Own hearts sent and not yet echoed: they already floated at the finger. */
  heartsOwed: number
  /** Own taps so far, and where the newest was in pixels of the picture; undefined for the button. */
  heartsSent: number
  heartAt: { x: number; y: number } | undefined
  /** Own taps not yet sent. */
  unsent: number
}

export const hearts: RoomSlice<HeartsState> = {
  name: 'hearts',
  initial: { lights: 0, heartsSeen: 0, heartsOwed: 0, heartsSent: 0, heartAt: undefined, unsent: 0 },
  restore: (state, { lights }) => ({ ...state, lights: Math.max(state.lights, lights) }),
  on: {
    light(state, { delta, total }) {
      const own = Math.min(delta, state.heartsOwed)
      const heartsSeen = state.heartsSeen + delta - own
      return { ...state, lights: Math.max(state.lights, total), heartsSeen, heartsOwed: state.heartsOwed - own }
    },
  },
}

export function tap(state: HeartsState, at?: HeartsState['heartAt']): HeartsState {
  return { ...state, heartsSent: state.heartsSent + 1, heartAt: at, unsent: state.unsent + 1 }
}

/** Hearts that were lost have no echo to wait for. */
export function heartsLost(state: HeartsState, count: number): HeartsState {
  return { ...state, heartsOwed: Math.max(0, state.heartsOwed - count) }
}

export function heartsSent(state: HeartsState, count: number): HeartsState {
  return { ...state, unsent: Math.max(0, state.unsent - count), heartsOwed: state.heartsOwed + count }
}
