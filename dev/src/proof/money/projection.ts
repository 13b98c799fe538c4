import type { FeedConsumer } from '@nimbo/server/ledger'

export const projectionTable = `create table if not exists proof_projection (transfer bigint, uid integer, votes bigint)`

/** Votes of anchors, taken in from the feed: a row for each time, so that one taken in twice shows. */
export const projection: FeedConsumer = {
  name: 'proof',
  ops: ['gift', 'itemGift', 'minuteFee', 'depositEnd'],
  async apply(sql, transfers) {
    const rows = transfers.flatMap(({ transfer, receivers }) =>
      receivers.map(({ uid, votes }) => ({ transfer: String(transfer), uid, votes: String(votes) })),
    )
    await sql.query(`insert into proof_projection select * from jsonb_to_recordset($1) as r (transfer bigint, uid integer, votes bigint)`, [
      JSON.stringify(rows),
    ])
  },
}
