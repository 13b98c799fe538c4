import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Charge, createClient, Balance } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
const children: ChildProcess[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server.close()
})

const [NIMBO_PORT, NIMBO_CONSOLE_PORT, NIMBO_OPS_PORT] = [70, 71, 72].map((n) => String(Number(process.env['NIMBO_PORT']) + n))
// Orders by other methods belong to other tests.
const env = {
  ...process.env,
  NIMBO_PORT,
  NIMBO_CONSOLE_PORT,
  NIMBO_OPS_PORT,
  NIMBO_WEB_DIST: '',
  NIMBO_CONSOLE_DIST: '',
  NIMBO_PAY_STRIPE: '',
  NIMBO_PAY_PIX: '',
  NIMBO_PAY_TRON: '',
}

function start(path: string): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL(path, import.meta.url))], { env, stdio: 'ignore' })
  children.push(child)
  return child
}
async function startApi(): Promise<ChildProcess> {
  const child = start('../../main.ts')
  const isReady = async () => (await fetch(`http://127.0.0.1:${NIMBO_OPS_PORT}/ready`).catch(() => undefined))?.ok === true
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 100))
  return child
}
const startPolling = () => start('../../testing/pollingProcess.ts')
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

interface Told {
  orders: number
  messages: { body: string }[]
}
async function control(command: object): Promise<Told> {
  const response = await fetch(`${server.config.pay.paypal!.apiUrl}/_control`, { method: 'POST', body: JSON.stringify(command) })
  return (await response.json()) as Told
}
const numbersOf = async (uid: number) =>
  (await server.engines.db.query((sql) => sql.query<{ no: string }>('select no from pay_order where uid = $1', [uid]))).map((r) => r.no)
const makeDue = (order: number) =>
  server.engines.db.query((sql) => sql.query(`update pay_order set ask_at = now() - interval '1 day' where id = $1`, [order]))
/** An order is claimed once the one before it is reconciled: after the second time the first is done with. */
async function askedAgain(order: number): Promise<void> {
  const isClaimed = 'select ask_at is null or ask_at > now() as claimed from pay_order where id = $1'
  for (let times = 0; times < 2; times++) {
    await makeDue(order)
    await expect.poll(() => server.engines.db.query((sql) => sql.query(isClaimed, [order]))).toEqual([{ claimed: true }])
  }
}
const coin = async (person: Person) => (await person.client.call(Balance.getBalance, {})).coin

test('an API killed after the provider created the charge: a retry continues the same charge', async () => {
  const [person, child] = [await server.person(), await startApi()]
  const { uid, token } = person
  const dying = createClient({ origin: `http://127.0.0.1:${NIMBO_PORT}`, language: () => 'en', credentials: () => ({ uid, token }) })
  const request = { id: 4, pay: 'paypal' as const, client_request_id: randomUUID() }
  await control({ delayMs: 20_000, match: '"49.90"' })
  const lost = dying.call(Charge.setPayOrder, request).catch(() => 'no answer')
  await expect.poll(async () => (await control({ invoice: (await numbersOf(uid))[0] ?? '' })).orders).toBe(1)
  await kill(child)
  expect(await lost).toBe('no answer')

  const order = await person.client.call(Charge.setPayOrder, request)
  expect(await numbersOf(uid)).toEqual([order.no])
  expect(order.state).toBe('waiting')
  expect((await control({ invoice: order.no })).orders).toBe(1)
})

test('a worker killed after the payment, with every webhook lost: the next one credits it once', async () => {
  const person = await server.person()
  const order = await person.client.call(Charge.setPayOrder, { id: 2, pay: 'paypal', client_request_id: randomUUID() })
  const providerId = new URL(order.url).searchParams.get('token')!
  await control({ order: providerId, silent: true })
  await control({ order: providerId, approve: true })
  const due = () => makeDue(order.id)
  const captured = async () => (await control({ order: providerId })).messages.some((m) => m.body.includes('PAYMENT.CAPTURE.COMPLETED'))

  await control({ delayMs: 20_000, match: providerId })
  await due()
  const first = startPolling()
  await expect.poll(captured).toBe(true)
  await kill(first)
  expect(await coin(person)).toBe('0')

  await due()
  const second = startPolling()
  await expect.poll(() => coin(person)).toBe('1050')
  await askedAgain(order.id)
  expect(await coin(person)).toBe('1050')
  second.kill('SIGTERM')
  expect((await once(second, 'exit'))[0]).toBe(0)
})

test('a worker killed during a clawback: nothing is clawed back, and the next one does it once', async () => {
  const person = await server.person()
  const order = await person.client.call(Charge.setPayOrder, { id: 2, pay: 'paypal', client_request_id: randomUUID() })
  const providerId = new URL(order.url).searchParams.get('token')!
  await control({ order: providerId, silent: true })
  await control({ order: providerId, approve: true })
  expect((await person.client.call(Charge.capture, { id: order.id })).credited).toBe('1050')
  await control({ order: providerId, refund: '4.95' })
  const due = () => makeDue(order.id)

  // The clawback waits for this lock in the middle of its transaction.
  const holder = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from ledger.account where id = $1::bigint * 256 + 1 for update', [person.uid])
  const waits = async () =>
    (
      await server.roles.worker.query((sql) =>
        sql.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%ledger.take_back%'`),
      )
    ).length > 0
  await due()
  const first = startPolling()
  await expect.poll(waits, { interval: 50 }).toBe(true)
  await kill(first)
  await holder.query('rollback')
  await holder.end()
  expect(await coin(person)).toBe('1050')

  await due()
  const second = startPolling()
  await expect.poll(() => coin(person)).toBe('525')
  await askedAgain(order.id)
  expect(await coin(person)).toBe('525')
  second.kill('SIGTERM')
  await once(second, 'exit')
})
