import type { FeedConsumer } from '../../core/ledger/index.ts'
import { newEvent, type RoomPublisher } from '../../core/room/index.ts'
import { showTotals } from './contribution.store.ts'
import { addTransfers, raiseLevels } from './projection.store.ts'

/** Spends that count as given in a show. */
export const showOps = ['gift', 'itemGift', 'barrage', 'guard', 'roomFee', 'minuteFee', 'privateFee', 'tip'] as const
export const SHOW_VOTES = 'showVotes'

/**
 * Takes in what was spent in shows. Totals and the event that tells the room are one transaction, whose mark says which transfers they
 * hold: killed at any moment, each counts once. What a crowd gives between two turns is one event.
 */
export function projectVotes({ rooms }: { rooms: RoomPublisher }): FeedConsumer {
  return {
    name: SHOW_VOTES,
    ops: showOps,
    async apply(sql, transfers) {
      const changed = await addTransfers(sql, transfers)
      await raiseLevels(sql, transfers)
      for (const { showId, stream, liveuid, votes } of changed) {
        const totals = await showTotals(sql, showId)
        const event = newEvent('votesUpdated', {
          uid: liveuid,
          votes: String(votes),
          votestotal: String(totals.votesTotal),
          votes_show: String(totals.votes),
          givers: totals.givers,
          hour_rank: totals.hourRank,
        })
        await rooms.publish(sql, stream, event)
      }
    },
  }
}
