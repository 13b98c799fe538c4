import { randomUUID } from 'node:crypto'
import { Agent, moneyUnits, type PayMethodId, Withdrawals, Exchange } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRewardFor, payDueRewards } from '../agent/index.ts'
import { reconcileOrder } from '../charge/index.ts'
import { credit, newSeed, sendPack, spend, takeShare, walletOf } from '../../core/ledger/index.ts'
import { type ScriptedCharge, scriptedCharge } from '../../testing/scriptedCharge.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier } from '../../testing/tickets.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { lockShared } from '../../testing/sharedState.ts'

lockShared('exchangeRule')

/** Whole paths from a payment to a payout, each step through the feature that does it in production. */
let server: TestServer
let charge: ScriptedCharge
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  charge = scriptedCharge()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await charge.close()
  await server.close()
})

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const wallet = (uid: number) => server.engines.db.query((sql) => walletOf(sql, uid))

/** Buys a pack, waits until its payment has settled, and gives what it cost in centavos. */
async function buy(uid: number, pack: number, pay: PayMethodId = 'pix'): Promise<bigint> {
  const order = await charge.order(uid, pack, pay)
  const amount = moneyUnits(order.money, order.currency)
  charge.providers[pay].pay(await charge.providerId(order.id), { amount, currency: order.currency })
  await reconcileOrder({ ...charge.deps, onCredited: [addRewardFor] }, BigInt(order.id))
  await owner.query(`update payment set settles_at = now() - interval '1 minute' where order_id = $1`, [order.id])
  await owner.query('update invite_reward set due_at = now() where payment in (select id from payment where order_id = $1)', [order.id])
  return amount
}

/** Gives everything somebody has to another, for as many votes as the ledger accepts. */
async function giftAll(uid: number, anchor: number): Promise<bigint> {
  const { coins } = await wallet(uid)
  for (const percent of [100n, 75n, 51n, 50n]) {
    const votes = (coins * percent) / 100n
    const gift = { uid, key: randomUUID(), request: 'gift', op: 'gift' as const, coins, receivers: [{ uid: anchor, votes }] }
    const sent = await server.engines.db.transaction((sql) => spend(sql, gift)).catch(() => undefined)
    if (sent) return (await foldAll(server.engines.db), votes)
  }
  throw new Error('the ledger accepted no share')
}

const cashOut = async (person: Person & { accountid: number }, accountid = person.accountid) => {
  const { votes } = await wallet(person.uid)
  const { money, currency } = await person.client.call(Withdrawals.setCash, {
    accountid,
    cashvote: Number(votes),
    client_request_id: randomUUID(),
  })
  return moneyUnits(money, currency)
}
const atMost85Percent = (paidIn: bigint) => Number((paidIn * 85n) / 100n)

test('the first pack by Pix pays out less than it cost', async () => {
  const anchor = await cashier(server)
  // One first pack is 4,980 coins and withdrawals begin at 5,000 votes, so four people buy one each.
  const buyers = await Promise.all(Array.from({ length: 4 }, () => charge.person()))
  let paidIn = 0n
  for (const uid of buyers) {
    paidIn += await buy(uid, 103)
    await giftAll(uid, anchor.uid)
  }
  expect(paidIn).toBe(4n * 2490n)
  expect(Number(await cashOut(anchor))).toBeLessThanOrEqual(atMost85Percent(paidIn))
})

test('the largest pack with an invitation pays out less than it cost in USDT, also at 6.50 reais', async () => {
  const [anchor, inviter, buyer] = [await cashier(server), await server.person(), await server.person()]
  await buyer.client.call(Agent.setInviter, { code: (await inviter.client.call(Agent.getCode, {})).code })
  const paidIn = await buy(buyer.uid, 6)
  await payDueRewards({ db: server.roles.worker, log: { warn: () => undefined } as never })
  await expect.poll(async () => (await wallet(inviter.uid)).coins).toBe(4_990n)
  await giftAll(buyer.uid, anchor.uid)
  await giftAll(inviter.uid, anchor.uid)
  const { id } = await anchor.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: TRON })
  const centavos = ((await cashOut(anchor, id)) * 650n) / 1_000_000n
  expect(Number(centavos)).toBeLessThanOrEqual(atMost85Percent(paidIn))
})

test('a gift to oneself through a second account loses half of it each time', async () => {
  const [me, second] = [await cashier(server), await cashier(server)]
  const paidIn = await buy(me.uid, 6)
  let coins = 59_800n
  for (const [from, to] of [
    [me, second],
    [second, me],
    [me, second],
  ] as const) {
    const votes = await giftAll(from.uid, to.uid)
    expect(Number(votes)).toBeLessThanOrEqual(Number(coins / 2n))
    const { coin } = await to.client.call(Exchange.setVoteExchange, { exchangevote: Number(votes), client_request_id: randomUUID() })
    coins = BigInt(coin)
  }
  await giftAll(second.uid, me.uid)
  expect(Number((await wallet(me.uid)).votes)).toBeLessThanOrEqual(59_800 / 16)
  expect(Number(paidIn)).toBe(49_900)
})

test('nobody gives to themselves, or takes a share of their own red pack', async () => {
  const [me, other] = [await server.person(), await server.person()]
  const { db } = server.engines
  const intent = () => ({ uid: me.uid, key: randomUUID(), request: 'x' })
  await db.transaction((sql) => credit(sql, intent(), 'recharge', 1_000n, 'test'))
  const toMyself = { ...intent(), op: 'gift' as const, coins: 100n, receivers: [{ uid: me.uid, votes: 50n }] }
  await expect(db.transaction((sql) => spend(sql, toMyself))).rejects.toThrow("anchor's share")
  const pack = await db.transaction((sql) =>
    sendPack(sql, { ...intent(), shares: [60n, 40n], delaySeconds: 0, lifeSeconds: 60, seed: newSeed(), nonce: 'n' }),
  )
  expect(await db.query((sql) => takeShare(sql, me.uid, pack.pack!))).toMatchObject({ status: 'own', amount: 0n })
  expect(await db.query((sql) => takeShare(sql, other.uid, pack.pack!))).toMatchObject({ status: 'ok', amount: 60n })
  expect((await wallet(me.uid)).coins).toBe(900n)
})
