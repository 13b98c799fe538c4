import type { Giver } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

export interface RankState {
  /** Votes of this show; `votesTotal` is all the anchor ever got. */
  votes: number
  votesTotal: number
  /** The three who gave most in this show. */
  givers: readonly Giver[]
  /** The anchor's place of this hour; 0: none yet. */
  hourRank: number
  /** Votes of the last minute, oldest first; `at` in this device's time. */
  recent: readonly { at: number; votes: number }[]
}

const MINUTE_MS = 60_000
/** More than a minute can bring: the server sends five a second at most. */
const MAX_RECENT = 400

export const rankSlice: RoomSlice<RankState> = {
  name: 'rank',
  initial: { votes: 0, votesTotal: 0, givers: [], hourRank: 0, recent: [] },
  restore: (state, { votes, votestotal, givers, hour_rank: hourRank }) => ({
    ...state,
    votes: Number(votes),
    votesTotal: Number(votestotal),
    givers,
    hourRank,
  }),
  on: {
    votesUpdated(state, { votes, votes_show, votestotal, givers }) {
      const now = Date.now()
      const recent = state.recent.filter(({ at }) => at > now - MINUTE_MS).slice(1 - MAX_RECENT)
      return {
        ...state,
        votes: Number(votes_show),
        votesTotal: Number(votestotal),
        givers,
        recent: [...recent, { at: now, votes: Number(votes) }],
      }
    },
  },
}

/** Votes of the minute before a moment. */
export function lastMinute({ recent }: RankState, now: number): number {
  return recent.reduce((sum, { at, votes }) => (at > now - MINUTE_MS ? sum + votes : sum), 0)
}
