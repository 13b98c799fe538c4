import {
  captureMinute,
  clawBack,
  closePack,
  consumeFeed,
  createSpendBatcher,
  credit,
  endHold,
  exchange,
  grantItem,
  hold,
  releaseMinute,
  reserveMinute,
  sendPack,
  setLimits,
  spend,
  spendItem,
  takeShare,
} from '@nimbo/server/ledger'
import pg from 'pg'
import { coinsFor, type Outcome, type Gift, type Operation, receiversOf, votesOf } from './operation.ts'
import { projection } from './projection.ts'
import { endVotes, holdVotes } from './withdrawal.ts'

/** Executes operations its parent sends, until it is killed. It keeps no state: its parent does. */
const pool = new pg.Pool({
  connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']!,
  max: 2,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
})
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('error', () => undefined))
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

const sqlOf = (on: pg.Pool | pg.PoolClient) => ({
  query: async <R extends object>(sql: string, values: readonly unknown[] = []) => (await on.query<R>(sql, [...values])).rows,
})
const tx = sqlOf(pool)
type Sql = typeof tx

const read = <T>(work: (on: Sql) => Promise<T>) => work(tx)
async function transaction<T>(work: (on: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(sqlOf(client))
    await client.query('commit')
    client.release()
    return result
  } catch (e) {
    client.release(true)
    throw e
  }
}
/** Spends of one tick go to the ledger as one batch. What it runs again after a deadlock is told to the parent. */
const spender = createSpendBatcher(
  { query: read, transaction: read },
  { spendConflicts: { inc: () => void process.send?.({ conflictInside: true }) } },
)

const receivers = (list: readonly { uid: number; votes: number }[]) => list.map(({ uid, votes }) => ({ uid, votes: BigInt(votes) }))
const spendOf = (g: Gift, request: string) => ({
  uid: g.uid,
  key: g.key,
  request,
  op: 'gift' as const,
  coins: BigInt(g.coins),
  receivers: receivers(receiversOf(g)),
})
const ofMinute = (coins: number, anchor: number) => receivers(coins > 0 ? [{ uid: anchor, votes: votesOf('minuteFee', coins) }] : [])

async function statusOf(w: Exclude<Operation, { kind: 'crowd' | 'pack' | 'take' | 'close' }>): Promise<string> {
  const intent = { uid: w.uid, key: w.key, request: JSON.stringify(w) }
  switch (w.kind) {
    case 'gift':
      return (await spend(tx, spendOf(w, intent.request))).status
    case 'recharge':
    case 'reward':
      return (await credit(tx, intent, w.kind, BigInt(w.coins), 'proof')).status
    case 'takeBack':
      return (await clawBack(tx, intent, 'chargeback', BigInt(w.coins), 'proof')).status
    case 'limit':
      await setLimits(tx, w.uid, BigInt(w.coins), null)
      return 'ok'
    case 'exchange':
      return (await exchange(tx, intent, 'votesToCoins', BigInt(w.votes), BigInt(coinsFor(w.votes)))).status
    case 'hold':
      return (await hold(tx, intent, 'depositHold', 'coins', BigInt(w.coins), w.ref)).status
    case 'end': {
      const end = { ref: w.ref, key: w.key, request: intent.request, op: 'depositEnd' as const, pay: BigInt(w.pay) }
      return (await endHold(tx, { ...end, receivers: ofMinute(w.pay, w.anchor) })).status
    }
    case 'voteHold':
      return transaction((on) => holdVotes(on, w.uid, w.key, BigInt(w.votes)))
    case 'voteEnd':
      return transaction((on) => endVotes(on, w.uid, w.hold, w.key, w.pay ? BigInt(w.votes) : 0n))
    case 'grant':
      return (await grantItem(tx, { ...intent, kind: w.item, amount: w.amount, ...(w.lifeSeconds && { lifeSeconds: w.lifeSeconds }) }))
        .status
    case 'item':
      return (
        await spendItem(tx, { ...intent, kind: w.item, amount: w.amount, receivers: receivers([{ uid: w.anchor, votes: w.amount }]) })
      ).status
    case 'minute':
      return (await reserveMinute(tx, w, BigInt(w.coins))).status
    case 'minuteEnd':
      return (await (w.capture ? captureMinute(tx, w, ofMinute(w.coins, w.anchor)) : releaseMinute(tx, w))).status
  }
}

async function sendCrowd({ reads, gifts }: Extract<Operation, { kind: 'crowd' }>): Promise<Omit<Outcome, 'key'>> {
  // A reader of the feed that is killed like everything else.
  if (reads) await consumeFeed({ query: read, transaction }, projection)
  const outcomes = await Promise.all(gifts.map((g) => spender.spend(spendOf(g, JSON.stringify(g)))!))
  return { amount: 0, status: 'ok', each: outcomes.map((o) => o.status) }
}

async function execute(w: Operation): Promise<Omit<Outcome, 'key'>> {
  if (w.kind === 'crowd') return sendCrowd(w)
  if (w.kind === 'pack') {
    const pack = { shares: w.shares.map(BigInt), delaySeconds: 0, lifeSeconds: 2, seed: Buffer.alloc(32, 1), nonce: w.key }
    const sent = await sendPack(tx, { uid: w.uid, key: w.key, request: JSON.stringify(w), ...pack })
    return { amount: 0, status: sent.status, ...(sent.pack === null ? {} : { pack: String(sent.pack) }) }
  }
  if (w.kind === 'take') {
    const { status, amount } = await takeShare(tx, w.uid, BigInt(w.pack))
    return { amount: Number(amount), status: status === 'replay' ? 'ok' : status }
  }
  if (w.kind === 'close') {
    const { status, refunded } = await closePack(tx, BigInt(w.pack))
    return { amount: Number(refunded), status }
  }
  return { amount: 0, status: await statusOf(w) }
}

process.on('message', (operation: Operation) => {
  execute(operation).then(
    (done) => process.send?.({ done: { key: operation.key, ...done } }),
    (e: unknown) =>
      process.send?.({ failed: { key: operation.key, code: e instanceof Error && 'code' in e ? String(e.code) : String(e) } }),
  )
})
process.send?.({ ready: true })
