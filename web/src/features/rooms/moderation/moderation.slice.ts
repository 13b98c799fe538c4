import type { RoomSlice } from '../../../room/feature.ts'

export interface ModerationState {
  me: number
  usertype: number
}
const changed = (state: ModerationState, { touid }: { touid: number }, usertype: number) =>
  touid === state.me ? { ...state, usertype } : state

/** My role in this room, as the host changes it. */
export const moderationSlice: RoomSlice<ModerationState> = {
  name: 'moderation',
  initial: { me: 0, usertype: 30 },
  enter: (_, { sender, usertype }) => ({ me: sender.uid, usertype }),
  on: {
    adminSet: (state, event) => changed(state, event, 40),
    adminUnset: (state, event) => changed(state, event, 30),
  },
  facts: ({ usertype }) => ({ usertype }),
}
