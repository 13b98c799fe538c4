import * as z from 'zod/mini'
import { coinsOut } from './coins.ts'
import { nowEvent } from './event.ts'

/** Giver in a room, and the coins given in the show. */
export const giver = z.object({ uid: z.int(), uname: z.string(), uhead: z.string(), level: z.int(), contribution: z.string() })
export type Giver = z.output<typeof giver>

/**
 * Votes of the anchor since the last event (less than 0 when something was undone), and their new sum. `uid` is the anchor: the votes of
 * many givers travel as one event, which also names the three who gave most.
 */
export const votesUpdated = nowEvent(
  'votesUpdated',
  { _method_: 'updateVotes', action: 1, msgtype: 26 },
  {
    uid: z.int(),
    votes: z.string(),
    votestotal: z.string(),
    votes_show: z.string(),
    givers: z.array(giver),
    /** The anchor's place of this hour; 0: none. */
    hour_rank: z.optional(z.int()),
  },
)

export const votesSnapshot = {
  /** Votes of this show, and all the anchor ever got. */
  votes: coinsOut,
  votestotal: coinsOut,
  /** The three who gave most in this show. */
  givers: z.array(giver),
  /** The anchor's place of this hour; 0: none yet. */
  hour_rank: z.int(),
}
