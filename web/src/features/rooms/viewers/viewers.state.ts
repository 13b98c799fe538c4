import type { RoomSlice } from '../../../room/feature.ts'

export interface ViewersState {
  nums: number
}

export const viewersSlice: RoomSlice<ViewersState> = {
  name: 'viewers',
  initial: { nums: 0 },
  restore: (_, { nums }) => ({ nums }),
  on: { fans: (_, { nums }) => ({ nums }) },
}
