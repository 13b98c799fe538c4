import type { EventOf, RedPack } from '@nimbo/contract'
import type { RoomHandle, RoomSlice } from '../../../room/feature.ts'

/** Sheet open beside a pack. */
export type RedSheet = 'send' | 'list' | undefined

/** A red pack as the room shows it. Times are this device's, in milliseconds: counted from how long the server said it takes. */
export interface ShownPack extends Pick<RedPack, 'id' | 'uid' | 'user_nicename' | 'avatar' | 'type' | 'coin' | 'nums' | 'des' | 'follow'> {
  opensAt: number
  endsAt: number
  isTaken: boolean
}
export interface RedState {
  packs: readonly ShownPack[]
  /** Restores of the room since the list was last requested; on entry `isred` says whether there is one. */
  restores: number
  isAsked: boolean
  /** The pack that is open before me, 0: none; and the sheets beside it. */
  shown: number
  sheet: RedSheet
}

export const redSlice: RoomSlice<RedState> = {
  name: 'red',
  initial: { packs: [], restores: 0, isAsked: true, shown: 0, sheet: undefined },
  restore: (state) => ({ ...state, restores: state.restores + 1, isAsked: false }),
  on: {
    redSent: (state, event) => ({ ...state, packs: [...withoutPack(state.packs, event.redid), sentPack(event, Date.now())] }),
    redClosed: (state, { redid }) => ({ ...state, packs: withoutPack(state.packs, redid) }),
  },
}

export const showSheet = (room: Pick<RoomHandle, 'update'>, sheet: RedSheet): void =>
  room.update(redSlice, (state) => ({ ...state, sheet }))
export const showPack = (room: Pick<RoomHandle, 'update'>, shown: number): void => room.update(redSlice, (state) => ({ ...state, shown }))

const withoutPack = (packs: readonly ShownPack[], id: number) => packs.filter((pack) => pack.id !== id)

function sentPack(event: EventOf<'redSent'>, now: number): ShownPack {
  const { redid: id, uid, uname, uhead, type, totalcoin: coin, nums, des, second, left, follow } = event
  const times = { opensAt: now + second * 1000, endsAt: now + left * 1000 }
  return { id, uid, user_nicename: uname, avatar: uhead, type, coin, nums, des, follow, ...times, isTaken: false }
}
