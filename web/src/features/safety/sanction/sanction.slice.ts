import type { EnteredRoom } from '../../../room/room.queries.ts'
import type { EventOf } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

declare module '../../../room/feature.ts' {
  interface RoomFacts {
    /** I may not write here until then; 0: for good, or until the show ends. */
    mutedUntil?: number | undefined
    /** Platform's reason for closing the show. */
    stopped?: SanctionState['stopped']
  }
}

export interface SanctionState {
  me: number
  mutedUntil: number | undefined
  removed: boolean
  stopped: EventOf<'playStopped'> | EventOf<'showStopped'> | undefined
}
const mutedBy = ({ shutup, shutup_until: until }: EnteredRoom) => (shutup === 1 ? until : undefined)

/** Sanctions against me in this room, and the closing of the show. */
export const sanctionSlice: RoomSlice<SanctionState> = {
  name: 'sanction',
  initial: { me: 0, mutedUntil: undefined, removed: false, stopped: undefined },
  enter: (state, entered) => ({ ...state, me: entered.sender.uid, mutedUntil: mutedBy(entered) }),
  on: {
    kicked: (state, { touid }) => (touid === state.me ? { ...state, removed: true } : state),
    muted: (state, { touid, endtime }) => (touid === state.me ? { ...state, mutedUntil: endtime } : state),
    unmuted: (state, { touid }) => (touid === state.me ? { ...state, mutedUntil: undefined } : state),
    playStopped: (state, stopped) => ({ ...state, stopped }),
    showStopped: (state, stopped) => ({ ...state, stopped }),
  },
  facts: ({ mutedUntil, removed, stopped }) => ({ mutedUntil, removed, stopped }),
}
