import type { RoomSlice } from '../../../room/feature.ts'

declare module '../../../room/feature.ts' {
  interface RoomFacts {
    /** My guard of this anchor; 0: none. */
    guardType?: number
  }
  interface RoomPanels {
    guard: true
  }
}

export interface GuardState {
  /** Number of the anchor's guards. */
  nums: number
  /** My own; 0: none. */
  type: number
}
export const guardSlice: RoomSlice<GuardState> = {
  name: 'guard',
  initial: { nums: 0, type: 0 },
  enter: (state, { guard }) => ({ ...state, type: guard.type }),
  restore: (state, { guard_nums: nums }) => ({ ...state, nums }),
  on: { guardBought: (state, { guard_nums: nums }) => ({ ...state, nums }) },
  facts: ({ type }) => ({ guardType: type }),
}
