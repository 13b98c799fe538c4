import type { RoomSlice } from '../../../room/feature.ts'

declare module '../../../room/feature.ts' {
  interface RoomFacts {
    /** The host is away for a while: nothing of them is sent into the room. */
    paused?: boolean
  }
}

export interface PrivateState {
  /** Coins a minute costs; 0: none are offered. */
  price: number
  /** The one the anchor is away for; 0: none. */
  away: number
  /** The one I asked for here; 0: none. The room is not told whose one is. */
  own: number
  /** The last that happened to one: whoever it is about looks it up. */
  word: { id: number; count: number }
  /** A viewer has the sheet open. */
  open: boolean
  /** The request the host has put aside. */
  hidden: number
  /** Number of restores from a snapshot, which holds no requests. */
  restored: number
}

type Told = { performanceid: number }
const word = (state: PrivateState, { performanceid: id }: Told) => ({ id, count: state.word.count + 1 })
const wordOnly = (state: PrivateState, event: Told): PrivateState => ({ ...state, word: word(state, event) })
const isBack = (state: PrivateState, { performanceid }: Told) => state.away === performanceid

export const privateSlice: RoomSlice<PrivateState> = {
  name: 'privateShow',
  initial: { price: 0, away: 0, own: 0, word: { id: 0, count: 0 }, open: false, hidden: 0, restored: 0 },
  restore: (state, { private_show: { need_coin_min: price, id: away } }) => ({ ...state, price, away, restored: state.restored + 1 }),
  on: {
    privateOffered: (state, { need_coin_min: price }) => ({ ...state, price }),
    privateAsked: wordOnly,
    privateAccepted: (state, event) => ({ ...state, away: event.performanceid, word: word(state, event) }),
    privateDeclined: wordOnly,
    privateStarted: wordOnly,
    privateEnded: (state, event) => ({ ...state, ...(isBack(state, event) && { away: 0 }), word: word(state, event) }),
  },
  facts: ({ away }) => ({ paused: away > 0 }),
}
