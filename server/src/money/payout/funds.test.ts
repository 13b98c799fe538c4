import { randomBytes, randomUUID } from 'node:crypto'
import { Withdrawals, CashRecords } from '@nimbo/contract'
import { Status } from '@nimbo/contract/operator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walletOf } from '../../core/ledger/index.ts'
import { encodeAddress } from '../payment/tron/address.ts'
import { createUsdtOut } from '../payment/tron/usdtOut.ts'
import { createLog } from '../../platform/log.ts'
import { payNow } from '../../testing/payNow.ts'
import { operatorClient } from '../../testing/operatorClient.ts'
import { standIn } from '../../testing/standIn.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier } from '../../testing/tickets.ts'
import { createFakePayout } from '../../testing/fakePayout.ts'
import { checkFunds, missingFunds } from './funds.ts'

const log = createLog('test', 'silent')
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

/** A wallet balance that only this test's API key sees. */
function ownWallet() {
  const apiKey = `nimbo-tron.${randomUUID()}`
  const tron = { ...server.config.payout.tron!, apiKey }
  const control = standIn(tron.apiUrl)
  return {
    method: createUsdtOut(tron),
    fill: (usdt: bigint, trx: bigint) => control({ do: 'funds', client: apiKey, usdt: String(usdt), trx: String(trx) }),
  }
}

async function approvedUsdt() {
  const person = await cashier(server, 5_000n)
  const address = encodeAddress(randomBytes(20))
  const { id: accountid } = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  const { id } = await person.client.call(Withdrawals.setCash, { accountid, cashvote: 5_000, client_request_id: randomUUID() })
  await owner.query(
    `with o as (insert into operator (name) values ($2), ($3) returning id)
     insert into withdrawal_signature (withdrawal, operator, decision) select $1, o.id, 'approve' from o`,
    [id, randomUUID(), randomUUID()],
  )
  await owner.query(`update withdrawal set state = 'approved', decided_at = now() where id = $1`, [id])
  return { ...person, id, address }
}
type Approved = Awaited<ReturnType<typeof approvedUsdt>>
const stateOf = async ({ client }: Approved) => (await client.call(CashRecords.cashRecordList, {}))[0]!.state
const statusReasonOf = async ({ id }: Approved) =>
  (await owner.query<{ why: string }>('select why from withdrawal where id = $1', [id])).rows[0]!.why

describe('missing funds', () => {
  const holdings = [
    { asset: 'USDT', amount: 100n, floor: 0n, perPayout: 'amount' as const },
    { asset: 'TRX', amount: 60n, floor: 0n, perPayout: 30n },
  ]
  test.each([
    [100n, 0n, 0n, ''],
    [101n, 0n, 0n, 'USDT'],
    [40n, 1n, 60n, ''],
    [41n, 1n, 60n, 'USDT'],
    [1n, 2n, 2n, 'TRX'],
  ])('%s beside %s payouts of %s', (net, count, under, missing) => {
    const reason = missingFunds(holdings, { net }, { count, net: under }) ?? ''
    expect(/ (USDT|TRX) needed/.exec(reason)?.[1] ?? '').toBe(missing)
  })
})

test('a payout the wallet cannot cover stays approved with a reason; topped up, it is sent once', async () => {
  const w = await approvedUsdt()
  const { method, fill } = ownWallet()
  const look = () => payNow({ db: server.roles.payout, log, methods: { 2: method } }, [w.id])
  await fill(5_153_846n, 4_000_000_000n)
  await look()
  expect([await stateOf(w), await statusReasonOf(w)]).toEqual([
    'approved',
    expect.stringMatching(/^wallet balance too low: 5\.153846 of [\d.]+ USDT needed/),
  ])
  await fill(25_000_000_000n, 29_999_999n)
  await look()
  expect([await stateOf(w), await statusReasonOf(w)]).toEqual([
    'approved',
    expect.stringMatching(/^wallet balance too low: 29\.999999 of [\d.]+ TRX needed/),
  ])
  expect(await server.engines.db.query((sql) => walletOf(sql, w.uid))).toMatchObject({ votes: 5_000n, votes_held: 5_000n })
  await fill(25_000_000_000n, 4_000_000_000n)
  await expect.poll(async () => (await look(), stateOf(w)), { interval: 500 }).toBe('paid')
  const arrived = await standIn(server.config.payout.tron!.apiUrl)<unknown[]>({ do: 'arrived', to: w.address })
  expect(arrived).toHaveLength(1)
})

test('payouts in flight count against the funds: what covers one does not cover two', async () => {
  const all = [await approvedUsdt(), await approvedUsdt(), await approvedUsdt()]
  const fake = createFakePayout(2)
  for (const w of all) fake.plan(w.address, 'unknown')
  const under = await owner.query<{ net: string }>(
    `select coalesce(sum(net), 0)::text as net from withdrawal where state = 'sending' and type = 2`,
  )
  const amount = BigInt(under.rows[0]!.net) + 14_000_000n
  const method = { ...fake, holdings: async () => [{ asset: 'USDT', amount, floor: 0n, perPayout: 'amount' as const }] }
  const ids = all.map(({ id }) => id)
  await Promise.all([1, 2].map(() => payNow({ db: server.roles.payout, log, methods: { 2: method } }, ids)))
  expect((await Promise.all(all.map(stateOf))).toSorted()).toEqual(['approved', 'sending', 'sending'])
  await owner.query('update withdrawal set ask_at = null where id = any($1)', [ids])
})

test('wallet balances: metrics, an error below the floor, and the operators’ status', async () => {
  const { method, fill } = ownWallet()
  const logged: object[] = []
  const errorLog = Object.assign(createLog('test', 'silent'), { error: (fields: object) => void logged.push(fields) })
  const { metrics } = server.engines
  const look = () => checkFunds({ db: server.roles.payout, metrics, log: errorLog, methods: { 2: method } })
  const { client } = await operatorClient(server)
  const seen = async () => (await client.call(Status.getStatus, {})).funds.map(({ asset, amount, low }) => [asset, amount, low])
  await fill(500_000_000n, 300_000_000n)
  await look()
  expect(logged).toEqual([])
  expect(await seen()).toEqual([
    ['USDT', '500.00', false],
    ['TRX', '300.00', false],
  ])
  await fill(499_999_999n, 300_000_000n)
  await look()
  expect(logged).toEqual([{ asset: 'USDT', amount: '499.999999', floor: '500.00' }])
  expect(await seen()).toContainEqual(['USDT', '499.999999', true])
  const shown = await metrics.registry.metrics()
  expect(shown).toContain('nimbo_payout_fund{asset="USDT"} 499.999999')
  expect(shown).toContain('nimbo_payout_fund_low{asset="USDT"} 1')
  expect(shown).toContain('nimbo_payout_fund_low{asset="TRX"} 0')
})
