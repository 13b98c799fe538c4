import { randomUUID } from 'node:crypto'
import { Wallet } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createFakePayout, type FakePayout } from '../testing/fakePayout.ts'
import { markPaid } from '../testing/markPaid.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { cashier } from '../testing/tickets.ts'
import { comparePayouts } from './comparePayouts.ts'

let server: TestServer
let owner: pg.Client
let company: FakePayout
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})
beforeEach(() => void (company = createFakePayout(1)))

type Listed = Awaited<ReturnType<FakePayout['listSettlement']>>
/** One that was paid, five hours ago: long enough for the list. */
async function paid(): Promise<{ no: string; listed: Listed[number] }> {
  const person = await cashier(server, 5_000n)
  const wish = { accountid: person.accountid, cashvote: 5_000, client_request_id: randomUUID() }
  const { id, no } = await person.client.call(Wallet.setCash, wish)
  await markPaid(owner, person.uid)
  const { rows } = await owner.query<{ provider: string; at: Date }>(
    `update withdrawal set ended_at = now() - interval '5 hours', provider_id = $2 where id = $1 and state = 'paid' returning provider_id as provider, ended_at as at`,
    [id, randomUUID()],
  )
  const { provider: providerId, at } = rows[0]!
  return { no, listed: { no, providerId, amount: 3_700n, at } }
}

interface Told {
  strange: string[]
  missing: string[]
}
/** What is told of the payouts of this test; others' are not in the list of this company. */
async function compared(list: Listed, mine: readonly string[]): Promise<Told> {
  const told: Told = { strange: [], missing: [] }
  const log = Object.assign(createLog('test', 'silent'), { error: (found: Told) => void Object.assign(told, found) })
  const method = { ...company, listSettlement: async () => list }
  await comparePayouts({ ...server.engines, log, methods: { 1: method } })
  return { strange: told.strange, missing: told.missing.filter((no) => mine.includes(no)) }
}

test('what both know is nothing to tell', async () => {
  const { no, listed } = await paid()
  expect(await compared([listed], [no])).toEqual({ strange: [], missing: [] })
})

test('paid twice, in another amount, or to nobody we know: told', async () => {
  const { no, listed } = await paid()
  expect(await compared([listed, { ...listed, providerId: 'again' }], [no])).toEqual({ strange: ['again'], missing: [] })
  expect(await compared([{ ...listed, amount: 3_701n }], [no])).toEqual({ strange: [listed.providerId], missing: [] })
  const stranger = { no: '', providerId: 'stolen', amount: 1n, at: listed.at }
  expect(await compared([listed, stranger], [no])).toEqual({ strange: ['stolen'], missing: [] })
})

test('paid and then returned: told', async () => {
  const { no } = await paid()
  expect(await compared([], [no])).toEqual({ strange: [], missing: [no] })
  const shown = await server.engines.metrics.registry.metrics()
  expect(shown).toMatch(/nimbo_payout_unmatched\{type="1"\} [1-9]/)
})
