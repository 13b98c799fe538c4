import { randomUUID } from 'node:crypto'
import { Withdrawals } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createFakePayout, type FakePayout } from '../../testing/fakePayout.ts'
import { markPaid } from '../../testing/markPaid.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier } from '../../testing/tickets.ts'
import { reconcilePayouts } from './reconcilePayouts.ts'

let server: TestServer
let owner: pg.Client
let provider: FakePayout
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})
beforeEach(() => void (provider = createFakePayout(1)))

type Listed = Awaited<ReturnType<FakePayout['listSettlement']>>
/** Paid five hours ago: inside the day that is reconciled. */
async function paid(): Promise<{ no: string; listed: Listed[number] }> {
  const person = await cashier(server, 5_000n)
  const request = { accountid: person.accountid, cashvote: 5_000, client_request_id: randomUUID() }
  const { id, no } = await person.client.call(Withdrawals.setCash, request)
  await markPaid(owner, person.uid)
  const { rows } = await owner.query<{ provider: string; at: Date }>(
    `update withdrawal set ended_at = now() - interval '5 hours', provider_id = $2 where id = $1 and state = 'paid' returning provider_id as provider, ended_at as at`,
    [id, randomUUID()],
  )
  const { provider: providerId, at } = rows[0]!
  return { no, listed: { no, providerId, amount: 3_700n, at } }
}

interface Mismatch {
  unexpected: string[]
  missing: string[]
}
/** Mismatches among the payouts of this test; the fake provider lists no others. */
async function reconciled(list: Listed, mine: readonly string[]): Promise<Mismatch> {
  const reported: Mismatch = { unexpected: [], missing: [] }
  const log = Object.assign(createLog('test', 'silent'), { error: (found: Mismatch) => void Object.assign(reported, found) })
  const method = { ...provider, listSettlement: async () => list }
  await reconcilePayouts({ ...server.engines, db: server.roles.payout, log, methods: { 1: method } })
  return { unexpected: reported.unexpected, missing: reported.missing.filter((no) => mine.includes(no)) }
}

test('payouts known to both sides are no mismatch', async () => {
  const { no, listed } = await paid()
  expect(await reconciled([listed], [no])).toEqual({ unexpected: [], missing: [] })
})

test('paid twice, in another amount, or unknown to us: reported', async () => {
  const { no, listed } = await paid()
  expect(await reconciled([listed, { ...listed, providerId: 'again' }], [no])).toEqual({ unexpected: ['again'], missing: [] })
  expect(await reconciled([{ ...listed, amount: 3_701n }], [no])).toEqual({ unexpected: [listed.providerId], missing: [] })
  const unexpectedr = { no: '', providerId: 'stolen', amount: 1n, at: listed.at }
  expect(await reconciled([listed, unexpectedr], [no])).toEqual({ unexpected: ['stolen'], missing: [] })
})

test('paid and then returned: reported', async () => {
  const { no } = await paid()
  expect(await reconciled([], [no])).toEqual({ unexpected: [], missing: [no] })
  const shown = await server.engines.metrics.registry.metrics()
  expect(shown).toMatch(/nimbo_payout_unmatched\{type="1"\} [1-9]/)
})
