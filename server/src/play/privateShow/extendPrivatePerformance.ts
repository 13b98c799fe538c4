import { MAX_PRIVATE_MINUTES, mayDo, PrivateShow, type RefusalOf, refuse } from '@nimbo/contract'
import { hold, spendRefusal } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { depositRef } from './applyTransition.ts'
import { coinsOf } from './coinsOf.ts'
import { describe } from './describe.ts'
import { addMinutes, depositBy, depositsOf, insertDeposit, lockPrivate, readPrivate } from './privateShow.store.ts'

const { extendPrivatePerformance: call } = PrivateShow

interface Extension {
  uid: number
  id: number
  minutes: number
  price: bigint
  key: string
}

export function extendPrivatePerformance({ db, config }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { id, minutes, need_coin_min: price, client_request_id: key }) => {
    const refusal = await db.transaction((sql) => add(sql, { uid, id, minutes, price: BigInt(price), key }))
    if (refusal) refuse(call, refusal)
    return db.query(async (sql) => ({
      coin: await coinsOf(sql, uid),
      performance: await describe(sql, (await readPrivate(sql, id))!, uid, config.minuteSeconds),
    }))
  }
}

/** Under the lock of the row: the show that ends at the same time ends before, with what it had, or after, with this. */
async function add(sql: Sql, e: Extension): Promise<RefusalOf<typeof call> | undefined> {
  const row = await lockPrivate(sql, e.id)
  if (row?.uid !== e.uid) return 'NoSuchPerformance'
  const earlier = await depositBy(sql, e.uid, e.key)
  if (earlier) return earlier.id === row.id && earlier.minutes === e.minutes && earlier.n > 1 ? undefined : 'IdempotencyConflict'
  if (!mayDo(row.state, 'extend', 'viewer')) return 'NotRunning'
  if (row.price !== e.price) return 'FeeChanged'
  if (row.minutes + e.minutes > MAX_PRIVATE_MINUTES) return 'TooLong'
  const n = (await depositsOf(sql, row.id)).length + 1
  const coins = row.price * BigInt(e.minutes)
  const intent = { uid: e.uid, key: e.key, request: `private ${row.id} more ${e.minutes}` }
  const { status, transfer } = await hold(sql, intent, 'depositHold', 'coins', coins, depositRef(row.stream, row.uid, e.key))
  if (status === 'mismatch') return 'IdempotencyConflict'
  if (status !== 'ok') return spendRefusal(status)
  await insertDeposit(sql, { id: row.id, n, minutes: e.minutes, coins, transfer: transfer!, uid: e.uid, key: e.key })
  await addMinutes(sql, row.id, e.minutes)
  return undefined
}
