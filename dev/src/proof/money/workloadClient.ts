import { closePack, createSpendBatcher, credit, endHold, exchange, hold, sendPack, spend, takeShare } from '@nimbo/server/ledger'
import pg from 'pg'
import { coinsFor, type Outcome, type Gift, type Operation, votesOf } from './operation.ts'

/** Executes operations its parent sends, until it is killed. It keeps no state: its parent does. */
const pool = new pg.Pool({
  connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']!,
  max: 2,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
})
pool.on('error', () => undefined)
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

const tx = {
  query: async <R extends object>(sql: string, values: readonly unknown[] = []) => (await pool.query<R>(sql, [...values])).rows,
}

const read = <T>(work: (on: typeof tx) => Promise<T>) => work(tx)
/** Spends of one tick go to the ledger as one batch. */
const spender = createSpendBatcher({ query: read, transaction: read })

function spendOf(g: Gift, request: string) {
  const coins = BigInt(g.coins)
  return {
    uid: g.uid,
    key: g.key,
    request,
    op: 'gift' as const,
    coins,
    receivers: [{ uid: g.anchor, votes: BigInt(votesOf('gift', g.coins)) }],
  }
}

async function execute(w: Operation): Promise<Omit<Outcome, 'key'>> {
  const intent = { uid: w.uid, key: w.key, request: JSON.stringify(w) }
  switch (w.kind) {
    case 'gift':
      return { amount: 0, status: (await spend(tx, spendOf(w, intent.request))).status }
    case 'crowd': {
      const outcomes = await Promise.all(w.gifts.map((g) => spender.spend(spendOf(g, JSON.stringify(g)))!))
      return { amount: 0, status: 'ok', each: outcomes.map((o) => o.status) }
    }
    case 'recharge':
      return { amount: 0, status: (await credit(tx, intent, 'recharge', BigInt(w.coins), 'proof')).status }
    case 'exchange':
      return { amount: 0, status: (await exchange(tx, intent, 'votesToCoins', BigInt(w.votes), BigInt(coinsFor(w.votes)))).status }
    case 'hold':
      return { amount: 0, status: (await hold(tx, intent, 'depositHold', 'coins', BigInt(w.coins), w.ref)).status }
    case 'end': {
      const end = { ref: w.ref, key: w.key, request: intent.request, op: 'depositEnd' as const, pay: BigInt(w.pay) }
      return {
        amount: 0,
        status: (
          await endHold(tx, w.pay > 0 ? { ...end, receivers: [{ uid: w.anchor, votes: BigInt(votesOf('minuteFee', w.pay)) }] } : end)
        ).status,
      }
    }
    case 'pack': {
      const pack = { shares: w.shares.map(BigInt), delaySeconds: 0, lifeSeconds: 2, seed: Buffer.alloc(32, 1), nonce: w.key }
      const sent = await sendPack(tx, { ...intent, ...pack })
      return { amount: 0, status: sent.status, ...(sent.pack === null ? {} : { pack: String(sent.pack) }) }
    }
    case 'take': {
      const { status, amount } = await takeShare(tx, w.uid, BigInt(w.pack))
      return { amount: Number(amount), status: status === 'replay' ? 'ok' : status }
    }
    case 'close': {
      const { status, refunded } = await closePack(tx, BigInt(w.pack))
      return { amount: Number(refunded), status }
    }
  }
}

process.on('message', (operation: Operation) => {
  execute(operation).then(
    (done) => process.send?.({ done: { key: operation.key, ...done } }),
    (e: unknown) => process.send?.({ failed: { key: operation.key, code: e instanceof Error && 'code' in e ? String(e.code) : '' } }),
  )
})
process.send?.({ ready: true })
