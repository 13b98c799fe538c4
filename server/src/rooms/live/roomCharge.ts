import { Live, type RefusalOf, refuse } from '@nimbo/contract'
import { readShares, votesFor } from '../../money/economy/index.ts'
import { spend, spendRefusal, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { lockTerms, lockEntrance, markPaid } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Show } from '../../shows/show/index.ts'
import { hasPicture } from '../../shows/minute/index.ts'

type ChargeRefusal = RefusalOf<typeof Live.roomCharge>
interface Charge {
  uid: number
  stream: string
  liveuid: number
  key: string
  /** The price this person agreed to, if they say so. */
  price: number | undefined
}

export function roomCharge({ db }: LiveDeps): Handler<typeof Live.roomCharge> {
  return async ({ uid }, { liveuid, stream, type_val: price, client_request_id: key }) => {
    const charged = await db.transaction((sql) => charge(sql, { uid, liveuid, stream, key, price }))
    // Refused outside the transaction: inside, the refusal recorded by the ledger would be rolled back.
    return typeof charged === 'bigint' ? { coin: String(charged) } : refuse(Live.roomCharge, charged)
  }
}

/** Balance left after the charge. A viewer who has paid for this show is answered without paying again, whatever the key. */
async function charge(sql: Sql, { uid, liveuid, stream, key, price }: Charge): Promise<bigint | ChargeRefusal> {
  const show = await lockTerms(sql, stream, uid)
  if (show?.uid !== liveuid || show.refusal === 'RoomEnded') return 'RoomEnded'
  if (liveuid === uid) return 'OwnRoom'
  const { paidKey, paidBalance } = await lockEntrance(sql, show.id, uid)
  if (paidKey === key && paidBalance !== null) return paidBalance
  if (paidKey !== null) return balanceOf(sql, uid)
  if (show.type !== 2 || show.price === null) return 'NotPaidRoom'
  if (show.refusal !== null && show.refusal !== 'NotPaid' && show.refusal !== 'WrongPassword') return show.refusal
  if (price !== undefined && BigInt(price) !== show.price) return 'FeeChanged'
  if (!(await hasPicture(sql, show))) return 'NotOnAir'
  return pay(sql, show, show.price, uid, key)
}

async function pay(sql: Sql, show: Show, coins: bigint, uid: number, key: string): Promise<bigint | ChargeRefusal> {
  const votes = votesFor(await readShares(sql), 'roomFee', coins)
  const { status } = await spend(sql, {
    uid,
    key,
    request: `room fee ${show.stream} ${coins}`,
    op: 'roomFee',
    coins,
    receivers: [{ uid: show.uid, votes }],
    ref: show.stream,
  })
  if (status === 'mismatch') return 'IdempotencyConflict'
  if (status !== 'ok') return spendRefusal(status)
  const balance = await balanceOf(sql, uid)
  await markPaid(sql, show.id, uid, { key, coins, votes, balance })
  return balance
}

async function balanceOf(sql: Sql, uid: number): Promise<bigint> {
  const { coins, coins_held: held } = await walletOf(sql, uid)
  return coins - held
}
