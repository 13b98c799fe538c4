import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createClient, CashRecords, Withdrawals } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletOf } from '../../core/ledger/index.ts'
import { encodeAddress } from '../payment/tron/address.ts'
import type { SignedTransfer } from '../payment/tron/signedTransfer.ts'
import { createUsdtOut } from '../payment/tron/usdtOut.ts'
import { acquireLock } from '../../testing/acquireLock.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import { standIn } from '../../testing/standIn.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier } from '../../testing/tickets.ts'

const seeded = seededRandom('killed payouts')
let server: TestServer
let owner: pg.Client
const children: ChildProcess[] = []
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await owner.end()
  await server.close()
})

const [NIMBO_PORT, NIMBO_CONSOLE_PORT, NIMBO_OPS_PORT] = [30, 31, 32].map((n) => String(Number(process.env['NIMBO_PORT']) + n))
const env = { ...process.env, NIMBO_PORT, NIMBO_CONSOLE_PORT, NIMBO_OPS_PORT, NIMBO_WEB_DIST: '', NIMBO_CONSOLE_DIST: '' }
function start(path: string, more: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL(path, import.meta.url))], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  return child
}
async function startApi(): Promise<ChildProcess> {
  const child = start('../../main.ts')
  child.stdout!.resume()
  const isReady = async () => (await fetch(`http://127.0.0.1:${NIMBO_PORT}/?service=Home.getConfig`).catch(() => undefined))?.ok === true
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 100))
  return child
}
/** Payouts by Pix belong to other tests. */
async function startPaying(): Promise<ChildProcess> {
  const child = start('../../testing/payingProcess.ts', { NIMBO_PAYOUT_METHODS: 'usdt' })
  await once(child.stdout!, 'data')
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

type Cashier = Awaited<ReturnType<typeof cashier>>
const wallet = ({ uid }: Cashier) => server.engines.db.query((sql) => walletOf(sql, uid))
const records = ({ client }: Cashier) => client.call(CashRecords.cashRecordList, {})
const throughTheDying = ({ uid, token }: Cashier) =>
  createClient({ origin: `http://127.0.0.1:${NIMBO_PORT}`, language: () => 'en', credentials: () => ({ uid, token }) })
const requestOf = ({ accountid }: Cashier) => ({ accountid, cashvote: 5_000, client_request_id: randomUUID() })

/** The same tap, at an API that lives: one withdrawal, its tickets held once, and one answer for good. */
async function endsOnce(person: Cashier, request: ReturnType<typeof requestOf>): Promise<void> {
  const answer = await person.client.call(Withdrawals.setCash, request)
  expect(await person.client.call(Withdrawals.setCash, request)).toEqual(answer)
  expect((await records(person)).map(({ id, votes }) => [id, votes])).toEqual([[answer.id, '5000']])
  expect(await wallet(person)).toMatchObject({ votes: 10_000n, votes_held: 5_000n })
}

test('an API that is killed between the withdrawal and its hold leaves neither', async () => {
  const [person, child] = [await cashier(server, 10_000n), await startApi()]
  const request = requestOf(person)
  // The hold's key is taken by somebody who never says so: the withdrawal is written, and its hold waits.
  const held = await acquireLock(
    `insert into ledger.transfer (owner, key, op, hash, state, balance) values ($1, $2, 30, sha256('x'), 1, 0)`,
    [person.uid, request.client_request_id],
  )
  const lost = throughTheDying(person)
    .call(Withdrawals.setCash, request)
    .catch(() => 'no answer')
  try {
    await held.untilContended()
    await kill(child)
  } finally {
    await held.release()
  }
  expect(await lost).toBe('no answer')
  await expect.poll(() => records(person)).toEqual([])
  expect(await wallet(person)).toMatchObject({ votes: 10_000n, votes_held: 0n })
  await endsOnce(person, request)
})

test('an API that is killed at any moment of it: the same tap ends once', async () => {
  for (let round = 0; round < 5; round++) {
    const [person, child] = [await cashier(server, 10_000n), await startApi()]
    const request = requestOf(person)
    const tap = throughTheDying(person).call(Withdrawals.setCash, request)
    const heard = tap.then(() => 'answered').catch(() => 'no answer')
    await new Promise((done) => setTimeout(done, seeded.randomInt(5, 120)))
    await kill(child)
    const before = await heard
    // Answers are kept: an answered request is recorded before the person taps again.
    expect((await records(person)).length).toBeGreaterThanOrEqual(before === 'answered' ? 1 : 0)
    await endsOnce(person, request)
  }
})

const control = () => standIn(server.config.payout.tron!.apiUrl)
async function approvedUsdt() {
  const person = await cashier(server, 5_000n)
  const address = encodeAddress(randomBytes(20))
  const { id: accountid } = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  const { id } = await person.client.call(Withdrawals.setCash, { ...requestOf(person), accountid })
  await owner.query(
    `with o as (insert into operator (name) values ($2), ($3) returning id)
     insert into withdrawal_signature (withdrawal, operator, decision) select $1, o.id, 'approve' from o`,
    [id, randomUUID(), randomUUID()],
  )
  await owner.query(`update withdrawal set state = 'approved', decided_at = now() where id = $1`, [id])
  const arrived = () => control()<{ amount: string }[]>({ do: 'arrived', to: address })
  const state = async () => (await records(person))[0]!.state
  /** Lease of a killed worker, ended now instead of after its minute; null: due for no worker. */
  const due = (at: 'now()' | 'null') => owner.query(`update withdrawal set ask_at = ${at} where id = $1`, [id])
  return { person, id, arrived, state, due }
}

test('workers that are killed after the chain took the transfer, and between its word and our books: it arrives once, and is booked once', async () => {
  const { person, id, arrived, state, due } = await approvedUsdt()
  const first = await startPaying()
  await due('now()')
  await expect.poll(async () => (await arrived()).length, { interval: 20 }).toBe(1)
  await kill(first)
  await due('null')
  expect(await state()).toBe('sending')
  expect(await wallet(person)).toMatchObject({ votes: 5_000n, votes_held: 5_000n })

  const [{ prepared }] = (await owner.query<{ prepared: string }>('select prepared from withdrawal where id = $1', [id])).rows as [
    { prepared: string },
  ]
  const { to: account, amount } = JSON.parse(prepared) as SignedTransfer
  const destination = { account, keyType: '', holder: '', document: '' }
  const said = async () =>
    (await createUsdtOut(server.config.payout.tron!).fetch({ no: '', amount: BigInt(amount), destination, prepared })).state
  await expect.poll(said).toBe('paid')

  const second = await startPaying()
  const held = await acquireLock('select 1 from ledger.account where id = ledger.wallet($1, 2) for update', [person.uid])
  try {
    await due('now()')
    await held.untilContended()
    await kill(second)
  } finally {
    await held.release()
  }
  expect(await state()).toBe('sending')
  expect(await wallet(person)).toMatchObject({ votes: 5_000n, votes_held: 5_000n })

  const third = await startPaying()
  await due('now()')
  await expect.poll(state).toBe('paid')
  expect((await arrived()).map((transfer) => transfer.amount)).toEqual(['5153847'])
  expect(await wallet(person)).toMatchObject({ votes: 0n, votes_held: 0n })
  third.kill('SIGTERM')
  expect((await once(third, 'exit'))[0]).toBe(0)
})
