import type { RoomSlice } from '../../room/feature.ts'

export interface GuardState {
  /** How many guards the anchor has. */
  nums: number
}
export const guardSlice: RoomSlice<GuardState> = {
  name: 'guard',
  initial: { nums: 0 },
  restore: (_state, { guard_nums: nums }) => ({ nums }),
  on: { guardBought: (_state, { guard_nums: nums }) => ({ nums }) },
}
