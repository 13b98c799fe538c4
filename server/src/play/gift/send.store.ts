import type { Gifts, RefusalOf } from '@nimbo/contract'
import { memberLateral } from '../../shows/admission/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { outboxEnvelope } from '../../core/room/index.ts'

export interface GiftRequest {
  uid: number
  key: string
  hash: Buffer
  liveuid: number
  stream: string
  gift: number
  count: number
  packed: boolean
  /** Empty: the anchor. */
  receivers: readonly number[]
  /** The price of one that the giver agrees to, if they say so. */
  price: number | undefined
  doodle: { paintedPath: readonly { x: number; y: number }[]; paintedWidth: number; paintedHeight: number }
  comboSeconds: number
  fewestStamps: number
}

export interface GiftOutcome {
  refusal: RefusalOf<typeof Gifts.sendGift> | null
  transfer: bigint
  combo: string
  combocount: number
  coin: bigint
  nums: bigint
  level: number
  spent_today: bigint
}

const send = `select g.* from ${memberLateral('$3', '$1', '$2')}
  cross join lateral send_gift($1, $4, $5, m.id, m.state, $2, $3, m.sender::jsonb, $6::smallint, $7, $8, $9::int[], $10, $11, $12, $13, $14) g`

/** Admission is selected by the statement that spends: the function decides on what it says. */
export async function sendGiftOf(sql: Sql, g: GiftRequest): Promise<GiftOutcome> {
  const rows = await sql.query<GiftOutcome>(send, [
    g.uid,
    g.liveuid,
    g.stream,
    g.key,
    g.hash,
    g.gift,
    g.count,
    g.packed,
    g.receivers,
    g.price ?? null,
    g.comboSeconds,
    g.fewestStamps,
    JSON.stringify(g.doodle),
    JSON.stringify(outboxEnvelope(g.stream, 'giftSent')),
  ])
  return rows[0]!
}
