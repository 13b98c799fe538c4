import { randomUUID } from 'node:crypto'
import { Withdrawals, Exchange } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clawBack, closePack, credit, endHold, hold, newSeed, sendPack, takeShare, violations, walletOf } from '../../core/ledger/index.ts'
import { insertPayment } from '../../testing/insertPayment.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier, give, newGiver } from '../../testing/tickets.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const db = () => server.engines.db
const wallet = (uid: number) => db().query((sql) => walletOf(sql, uid))
const hours = (n: number) => Math.round(Date.now() / 1000) + n * 3600

/** A person who paid by card: the payment and its coins, as the worker records them. */
async function paidByCard(coins: bigint, settlesInHours = 21 * 24): Promise<{ uid: number; payment: bigint }> {
  const uid = await newGiver(db())
  return { uid, payment: await paidAgain(uid, coins, settlesInHours) }
}
async function paidAgain(uid: number, coins: bigint, settlesInHours: number): Promise<bigint> {
  return db().transaction(async (sql) => {
    const { id } = await insertPayment(sql, { uid, coins, method: 'card', settlesInHours })
    await credit(sql, { uid, key: randomUUID(), request: 'recharge' }, 'recharge', coins, 'test')
    return id
  })
}
/** The bank took it back. */
async function chargedBack(uid: number, payment: bigint, coins: bigint): Promise<void> {
  await db().transaction(async (sql) => {
    await sql.query(`update payment set state = 'reversed', back = amount, taken = coins + give where id = $1`, [payment])
    await clawBack(sql, { uid, key: randomUUID(), request: 'back' }, 'chargeback', coins, 'test')
  })
}
async function pack(uid: number, shares: bigint[], lifeSeconds = 600): Promise<bigint> {
  const p = { uid, key: randomUUID(), request: 'pack', shares, delaySeconds: 0, lifeSeconds, seed: newSeed(), nonce: 'n' }
  return (await db().transaction((sql) => sendPack(sql, p))).pack!
}
const take = (uid: number, from: bigint) => db().transaction((sql) => takeShare(sql, uid, from))
const held = async ({ client }: Awaited<ReturnType<typeof cashier>>) => {
  const { held: parts, total } = await client.call(Withdrawals.getProfit, {})
  return { total, parts: parts.map(({ why, votes }) => [why, votes]), until: parts[0]?.until ?? 0 }
}

test('card, pack, accomplice, gift: held as long as card, gift, and the page says why and until when', async () => {
  const [direct, reached] = [await cashier(server), await cashier(server)]
  const payer = await paidByCard(12_000n)
  const accomplice = await newGiver(db())
  expect((await take(accomplice, await pack(payer.uid, [6_000n]))).amount).toBe(6_000n)
  await give(server, accomplice, reached.uid, 6_000n)
  await give(server, payer.uid, direct.uid, 6_000n)
  for (const anchor of [direct, reached]) {
    const { total, parts, until } = await held(anchor)
    expect([total, parts]).toEqual(['0', [['recent', '3000']]])
    expect(Math.abs(until - hours(21 * 24))).toBeLessThan(120)
    const request = { accountid: anchor.accountid, cashvote: 6_000, client_request_id: randomUUID() }
    expect(await refusalReason(anchor.client.call(Withdrawals.setCash, request))).toBe('TooMuch')
  }
  // Nor do they become coins that somebody else gives on.
  const exchange = { exchangevote: 6_000, client_request_id: randomUUID() }
  expect(await refusalReason(reached.client.call(Exchange.setVoteExchange, exchange))).toBe('TooMuch')
})

test('a chain of packs carries it on, whoever takes part, and a charge back holds it at every end', async () => {
  const anchor = await cashier(server, 5_000n)
  const payer = await paidByCard(6_000n)
  const [first, second] = [await newGiver(db()), await newGiver(db())]
  await take(first, await pack(payer.uid, [6_000n]))
  await take(second, await pack(first, [5_500n]))
  await give(server, second, anchor.uid, 5_500n)
  expect((await held(anchor)).parts).toEqual([['recent', '2750']])
  await chargedBack(payer.uid, payer.payment, 6_000n)
  expect(await held(anchor)).toMatchObject({ total: '5000', parts: [['disputed', '2750']] })
  expect((await wallet(payer.uid)).debt).toBe(6_000n)
  // Paid back, what it bought is free.
  await db().transaction((sql) => credit(sql, { uid: payer.uid, key: randomUUID(), request: 'again' }, 'recharge', 6_000n, 'test'))
  expect(await held(anchor)).toMatchObject({ total: '7750', parts: [] })
})

test('only what came from the card waits, the worst case assumed: shares, refunds and released deposits keep it', async () => {
  const anchor = await cashier(server)
  const payer = await paidByCard(3_000n)
  await db().transaction((sql) => credit(sql, { uid: payer.uid, key: randomUUID(), request: 'more' }, 'reward', 7_000n, 'test'))
  const [left, right] = [await newGiver(db()), await newGiver(db())]
  const sent = await pack(payer.uid, [2_000n, 4_000n, 4_000n])
  const taken = [await take(left, sent), await take(right, sent)]
  for (const [n, uid] of [left, right].entries()) await give(server, uid, anchor.uid, taken[n]!.amount)
  // Each may have got the card's coins.
  expect((await held(anchor)).parts).toEqual([['recent', '2500']])
  await owner.query(`update ledger.pack set opens_at = now() - interval '2 s', expires_at = now() - interval '1 s' where id = $1`, [
    String(sent),
  ])
  expect((await db().transaction((sql) => closePack(sql, sent))).refunded).toBe(4_000n)
  const ref = `deposit:${randomUUID()}`
  const key = randomUUID()
  await db().transaction((sql) => hold(sql, { uid: payer.uid, key, request: 'd' }, 'depositHold', 'coins', 4_000n, ref))
  await db().transaction((sql) => endHold(sql, { ref, key: randomUUID(), request: 'e', op: 'depositEnd', pay: 0n }))
  const other = await cashier(server)
  await give(server, payer.uid, other.uid, 4_000n)
  expect((await held(other)).parts).toEqual([['recent', '1500']])
})

test('coins that go in circles are not counted again, and what settled is free', async () => {
  const [anchor, free] = [await cashier(server), await cashier(server)]
  const payer = await paidByCard(1_000n)
  const friend = await newGiver(db())
  await db().transaction((sql) => credit(sql, { uid: payer.uid, key: randomUUID(), request: 'more' }, 'reward', 9_000n, 'test'))
  for (let n = 0; n < 4; n++) {
    await take(friend, await pack(payer.uid, [1_000n]))
    await take(payer.uid, await pack(friend, [1_000n]))
  }
  await give(server, payer.uid, anchor.uid, 10_000n)
  expect((await held(anchor)).parts).toEqual([['recent', '500']])
  const settled = await paidByCard(5_000n, -1)
  const clean = await newGiver(db())
  await take(clean, await pack(settled.uid, [5_000n]))
  await give(server, clean, free.uid, 5_000n)
  expect(await held(free)).toMatchObject({ total: '2500', parts: [] })
  expect((await db().query(violations)).filter(({ broken }) => broken > 0n)).toEqual([])
})
