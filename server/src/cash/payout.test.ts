import { randomUUID } from 'node:crypto'
import { Cash, type Parsed, refusalOf, Wallet } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walletOf } from '../ledger/index.ts'
import type { Caller, Identity } from '../platform/http/handler.ts'
import { createLog } from '../platform/log.ts'
import { createPayoutMethods } from '../payment/payoutMethods.ts'
import type { Database } from '../platform/postgres.ts'
import type { Message, Push } from '../push/Push.ts'
import { createFakePayout, type FakePayout } from '../testing/fakePayout.ts'
import { insertPayment } from '../testing/insertPayment.ts'
import { refusalReason } from '../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { cashier } from '../testing/tickets.ts'
import { payout } from './index.ts'
import { payDue } from './payDue.ts'
import { tellWithdrawal } from './tellWithdrawal.ts'

const log = createLog('test', 'silent')
let server: TestServer
let owner: pg.Client
let db: Database
let desk: ReturnType<typeof payout>
beforeAll(async () => {
  server = await startTestServer()
  db = server.engines.db
  desk = payout({ db })
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

async function operator(): Promise<Caller & Identity> {
  const { rows } = await owner.query<{ id: number }>('insert into operator (name) values ($1) returning id', [`op ${randomUUID()}`])
  const proof = { sessionHash: Buffer.alloc(32), sessionId: 0 }
  return { uid: rows[0]!.id, language: 'en', ip: '', device: '', requestId: '', signal: AbortSignal.timeout(60_000), ...proof }
}
async function asked({ needed = 1, votes = 5_000n } = {}) {
  const person = await cashier(server, votes)
  const wish = { accountid: person.accountid, cashvote: Number(votes), client_request_id: randomUUID() }
  const { id, no } = await person.client.call(Wallet.setCash, wish)
  await owner.query('update withdrawal set needed = $2 where id = $1', [id, needed])
  return { ...person, id, no }
}
type Asked = Awaited<ReturnType<typeof asked>>
async function approved(): Promise<Asked> {
  const w = await asked()
  await desk.approve(await operator(), { id: w.id, note: '' })
  return w
}
const record = async ({ client }: Asked) => (await client.call(Cash.cashRecordList, {}))[0]!
const wallet = (uid: number) => db.read((tx) => walletOf(tx, uid))
const due = ({ id }: Asked) => db.tx((tx) => tx.query('update withdrawal set ask_at = now() where id = $1 and ask_at is not null', [id]))
/** Everything of other tests waits, so that a look here is about one withdrawal. */
async function look(w: Asked, fake: FakePayout, on: Database = db): Promise<void> {
  await db.tx((tx) =>
    tx.query(`update withdrawal set ask_at = now() + interval '1 hour' where ask_at is not null and id <> $1 and type = 1`, [w.id]),
  )
  await due(w)
  await payDue({ db: on, log, methods: { 1: fake } }).catch(() => undefined)
}
const rejection = (id: number): Parsed<typeof Payout.reject> => ({ id, reason: 'account_mismatch', note: 'The key is not yours.' })

describe('signatures', () => {
  test('the database itself sends nothing that too few have signed', async () => {
    const w = await asked({ needed: 2 })
    await desk.approve(await operator(), { id: w.id, note: '' })
    const jump = db.tx((tx) => tx.query(`update withdrawal set state = 'approved' where id = $1`, [w.id]))
    await expect(jump).rejects.toThrow('not signed')
  })
  test.each(['sending', 'paid', 'failed'])('nor goes from its review straight to %s', async (state) => {
    const w = await asked({ needed: 2 })
    const jump = db.tx((tx) => tx.query(`update withdrawal set state = $2, ask_at = now() where id = $1`, [w.id, state]))
    await expect(jump).rejects.toThrow(`cannot go from review to ${state}`)
  })
  test.each([
    `destination = 'somebody else'`,
    `document = ''`,
    'net = net + 1',
    'votes = 1',
    'needed = 0',
    `type = 2`,
    `created_at = now() - interval '40 days'`,
  ])('the application cannot change what was asked for: %s', async (change) => {
    const w = await asked()
    await expect(db.tx((tx) => tx.query(`update withdrawal set ${change} where id = $1`, [w.id]))).rejects.toThrow(/permission denied/)
  })
  test('what is sent is fixed once, and a signature stays', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    await look(w, fake)
    const change = db.tx((tx) => tx.query(`update withdrawal set prepared = 'other' where id = $1`, [w.id]))
    await expect(change).rejects.toThrow('was prepared already')
    await expect(owner.query('delete from withdrawal_signature where withdrawal = $1', [w.id])).rejects.toThrow('a signature stays')
    const late = `insert into withdrawal_signature (withdrawal, operator, decision, at) values ($1, 1, 'reject', now() - interval '1 day')`
    await expect(db.tx((tx) => tx.query(late, [w.id]))).rejects.toThrow(/permission denied/)
  })
  test('whoever is no operator any more has not signed: the next signature is still the first', async () => {
    const w = await asked({ needed: 2 })
    const [first, second, third] = [await operator(), await operator(), await operator()]
    await desk.approve(first, { id: w.id, note: '' })
    await owner.query('update operator set disabled_at = now() where id = $1', [first.uid])
    expect(await desk.getDetail(second, { id: w.id })).toMatchObject({ signed: 0, needed: 2 })
    expect(await desk.approve(second, { id: w.id, note: '' })).toEqual({ state: 'review', signed: 1, needed: 2 })
    expect(await desk.approve(third, { id: w.id, note: '' })).toEqual({ state: 'approved', signed: 2, needed: 2 })
  })
  test('one signature is enough for a small one, and everything is in the queue', async () => {
    const w = await asked()
    const op = await operator()
    const { list, waiting } = await desk.getQueue(op, { state: 'waiting', key: w.no, p: 1 })
    expect(list).toMatchObject([{ id: w.id, uid: w.uid, signed: 0, needed: 1, mine: 0, state: 'review' }])
    expect(waiting).toBeGreaterThan(0)
    const detail = await desk.getDetail(op, { id: w.id })
    expect(detail).toMatchObject({ destination: w.cpf, holder: 'Rafaela Oliveira', document: w.cpf, checks: 10, passed: 6 })
    expect(detail.givers).toMatchObject([{ votes: '5000', percent: 100 }])
    expect(await desk.approve(op, { id: w.id, note: 'fine' })).toEqual({ state: 'approved', signed: 1, needed: 1 })
    expect((await desk.getDetail(op, { id: w.id })).signatures).toMatchObject([{ operator: op.uid, decision: 'approve', note: 'fine' }])
    expect((await desk.getQueue(op, { state: 'approved', key: String(w.uid), p: 1 })).list).toHaveLength(1)
  })

  test('above the limit two people sign, and the same one twice is one', async () => {
    const w = await asked({ needed: 2 })
    const [first, second] = [await operator(), await operator()]
    const twice = await Promise.allSettled([1, 2, 3].map(() => desk.approve(first, { id: w.id, note: '' })))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalReason(desk.approve(first, { id: w.id, note: '' }))).toBe('SignedAlready')
    expect(await record(w)).toMatchObject({ state: 'review' })
    expect((await desk.getQueue(first, { state: 'mine', key: '', p: 1 })).list.map(({ id }) => id)).toEqual([w.id])
    expect(await desk.approve(second, { id: w.id, note: '' })).toEqual({ state: 'approved', signed: 2, needed: 2 })
    expect(await refusalReason(desk.approve(await operator(), { id: w.id, note: '' }))).toBe('DecidedAlready')
  })

  test('two people at the same moment are two', async () => {
    const w = await asked({ needed: 2 })
    const people = [await operator(), await operator()]
    const answers = await Promise.all(people.map((op) => desk.approve(op, { id: w.id, note: '' })))
    expect(answers.map(({ state, signed }) => `${state} ${signed}`).toSorted()).toEqual(['approved 2', 'review 1'])
  })

  test('a payment that is contested after it was asked for is a sign the operators see', async () => {
    const w = await asked()
    const op = await operator()
    const { givers, signs } = await desk.getDetail(op, { id: w.id })
    expect(signs.map(({ sign }) => sign)).not.toContain('disputed')
    await db.tx((tx) => insertPayment(tx, { uid: givers[0]!.uid, coins: 5_000n }))
    await owner.query(`update payment set state = 'disputed' where uid = $1`, [givers[0]!.uid])
    const now = await desk.getDetail(op, { id: w.id })
    expect(now.signs.at(-1)).toEqual({ sign: 'disputed', weight: 'medium', fact: '1 contested payment of givers, since it was asked for' })
    expect(now.passed + now.signs.length).toBe(now.checks)
  })

  test('a rejection frees the tickets at once and says why', async () => {
    const w = await asked()
    await desk.reject(await operator(), rejection(w.id))
    expect(await wallet(w.uid)).toMatchObject({ votes: 5_000n, votes_held: 0n })
    expect(await record(w)).toMatchObject({ state: 'rejected', status: 2, reason: 'account_mismatch', note: 'The key is not yours.' })
    expect(await refusalReason(desk.approve(await operator(), { id: w.id, note: '' }))).toBe('DecidedAlready')
    expect((await w.client.call(Wallet.getProfit, {})).used).toBe(0)
  })

  test('"other" wants words, and nobody decides what is not there', async () => {
    const w = await asked()
    const op = await operator()
    expect(await refusalReason(desk.reject(op, { id: w.id, reason: 'other', note: '' }))).toBe('NoteNeeded')
    const none = 2 ** 31 - 1
    expect(await refusalReason(desk.reject(op, rejection(none)))).toBe('NoSuchWithdrawal')
    expect(await refusalReason(desk.approve(op, { id: none, note: '' }))).toBe('NoSuchWithdrawal')
    expect(await refusalReason(desk.getDetail(op, { id: none }))).toBe('NoSuchWithdrawal')
    expect(await refusalReason(desk.note(op, { id: none, note: 'x' }))).toBe('NoSuchWithdrawal')
    await desk.note(op, { id: w.id, note: 'called them' })
    expect((await desk.getDetail(op, { id: w.id })).notes).toMatchObject([{ operator: op.uid, note: 'called them' }])
    expect((await record(w)).note).toBe('')
  })

  test('yes and no at the same moment: one of them, and the hold agrees', async () => {
    for (let n = 0; n < 5; n++) {
      const w = await asked()
      const [yes, no] = await Promise.allSettled([
        desk.approve(await operator(), { id: w.id, note: '' }),
        desk.reject(await operator(), rejection(w.id)),
      ])
      expect([yes.status, no.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const { state } = await record(w)
      expect(state).toBe(yes.status === 'fulfilled' ? 'approved' : 'rejected')
      expect((await wallet(w.uid)).votes_held).toBe(yes.status === 'fulfilled' ? 5_000n : 0n)
    }
  })

  test('five rejections at once free the tickets once', async () => {
    const w = await asked()
    const op = await operator()
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => desk.reject(op, rejection(w.id))))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const why = all.flatMap((a) => (a.status === 'rejected' ? [refusalOf(a.reason, Payout.reject)] : []))
    expect(new Set(why)).toEqual(new Set(['DecidedAlready']))
    expect(await wallet(w.uid)).toMatchObject({ votes: 5_000n, votes_held: 0n })
  })

  test('nothing is approved while the books are wrong', async () => {
    const w = await asked()
    const broken: Database = {
      ...db,
      tx: (work) => work({ query: async <R>() => [{ invariant: 'recent_account', broken: 1n, example: 1n }] as R[] }),
    }
    const call = payout({ db: broken }).approve(await operator(), { id: w.id, note: '' })
    expect(await refusalReason(call)).toBe('LedgerBroken')
    expect(await record(w)).toMatchObject({ state: 'review' })
  })
})

describe('paying', () => {
  test('sent once, paid once, and the account has proved itself', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'sending', status: 0 })
    await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'paid', status: 1 })
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
    expect(await wallet(w.uid)).toMatchObject({ votes: 0n, votes_held: 0n })
    expect((await w.client.call(Wallet.getUserAccountList, {}))[0]).toMatchObject({ verified: 1 })
    expect((await desk.getQueue(await operator(), { state: 'paid', key: '', p: 1 })).paid_today[0]).toMatchObject({ currency: 'BRL' })
  })

  test('refused by its company: the tickets are free again, once', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'failed')
    for (let n = 0; n < 4; n++) await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'failed', status: 2 })
    expect(await wallet(w.uid)).toMatchObject({ votes: 5_000n, votes_held: 0n })
    expect(fake.arrived(w.cpf)).toEqual([])
  })

  test('a place nothing can arrive at fails before anything is sent', async () => {
    const w = await approved()
    await owner.query(`update withdrawal set destination = 'forged' where id = $1`, [w.id])
    const fake = createFakePayout(1)
    await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'failed' })
    expect(fake.timesSent(w.no)).toBe(0)
    expect((await wallet(w.uid)).votes_held).toBe(0n)
  })

  test('why it waits, and why it failed, is for the operators and not for the person', async () => {
    const [w, op] = [await approved(), await operator()]
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    fake.loseNextAnswer()
    await look(w, fake)
    expect(await desk.getDetail(op, { id: w.id })).toMatchObject({ state: 'sending', why: 'no answer' })
    fake.plan(w.cpf, 'failed')
    await look(w, fake)
    expect(await desk.getDetail(op, { id: w.id })).toMatchObject({ state: 'failed', why: 'the company could not pay it' })
    expect(JSON.stringify(await record(w))).not.toContain('could not pay')
  })

  test('while nobody knows, it stays on its way; paid later, it is paid once', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    fake.loseNextAnswer()
    for (let n = 0; n < 3; n++) await look(w, fake)
    fake.unreachable = true
    await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'sending' })
    expect((await wallet(w.uid)).votes_held).toBe(5_000n)
    fake.unreachable = false
    fake.plan(w.cpf, 'paid')
    await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'paid' })
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
  })

  test('many workers at once pay once', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    for (let n = 0; n < 3; n++) {
      await look(w, fake)
      await Promise.all([1, 2, 3].map(async () => due(w).then(() => payDue({ db, log, methods: { 1: fake } }))))
    }
    expect(await record(w)).toMatchObject({ state: 'paid' })
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
    expect(await wallet(w.uid)).toMatchObject({ votes: 0n, votes_held: 0n })
  })

  test('signed while the books were right, it waits while they are wrong, and says so', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    let words = 0
    const wrong = [{ invariant: 'recent_account', broken: 1n, example: 1n }]
    const broken: Database = { ...db, tx: (work) => (++words === 2 ? work({ query: async <R>() => wrong as R[] }) : db.tx(work)) }
    await look(w, fake, broken)
    const seen = await desk.getDetail(await operator(), { id: w.id })
    expect([seen.state, seen.why, fake.timesSent(w.no)]).toEqual(['approved', expect.stringContaining('books do not agree'), 0])
    for (let n = 0; n < 2; n++) await look(w, fake)
    expect(await record(w)).toMatchObject({ state: 'paid' })
  })

  test('a changed account changes nothing that is under way', async () => {
    const w = await approved()
    await w.client.call(Wallet.delUserAccount, { id: w.accountid })
    const fake = createFakePayout(1)
    for (let n = 0; n < 2; n++) await look(w, fake)
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
  })
})

test('by the companies themselves: a Pix key and a TRC20 address are paid once', async () => {
  const methods = createPayoutMethods(server.config)
  const person = await cashier(server, 20_000n)
  const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
  const place = await person.client.call(Wallet.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  for (const accountid of [person.accountid, place.id]) {
    const { id } = await person.client.call(Wallet.setCash, { accountid, cashvote: 10_000, client_request_id: randomUUID() })
    await owner.query(`update withdrawal set needed = 1 where id = $1`, [id])
    await desk.approve(await operator(), { id, note: '' })
    const paid = async () => {
      await db.tx((tx) => tx.query('update withdrawal set ask_at = now() where id = $1 and ask_at is not null', [id]))
      await payDue({ db, log, methods })
      return (await person.client.call(Cash.cashRecordList, {}))[0]!.state
    }
    await expect.poll(paid, { timeout: 30_000, interval: 500 }).toBe('paid')
  }
  expect(await wallet(person.uid)).toMatchObject({ votes: 0n, votes_held: 0n })
  expect((await person.client.call(Wallet.getUserAccountList, {})).map(({ verified }) => verified)).toEqual([1, 1])
}, 90_000)

test('the person’s devices hear how it ended, in their language and without the account', async () => {
  const w = await asked()
  await db.tx((tx) =>
    tx.query(
      `insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2, 'pt' from session where uid = $1`,
      [w.uid, randomUUID()],
    ),
  )
  const told: Message[] = []
  const push: Push = { accepts: () => true, send: async (_to, message) => (told.push(message), 'sent') }
  await tellWithdrawal({ db, push, log }, w.id)
  expect(told).toEqual([])
  await desk.reject(await operator(), rejection(w.id))
  await tellWithdrawal({ db, push, log }, w.id)
  expect(told).toMatchObject([{ title: 'Seu saque não foi aprovado', body: 'R$\u00a037,00', url: '/withdrawrecord', language: 'pt' }])
  expect(JSON.stringify(told)).not.toContain(w.cpf)
})

test('USDT are written as the person writes numbers', async () => {
  const person = await cashier(server, 500_000n)
  const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
  const { id: accountid } = await person.client.call(Wallet.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  const { id } = await person.client.call(Wallet.setCash, { accountid, cashvote: 500_000, client_request_id: randomUUID() })
  await db.tx((tx) =>
    tx.query(
      `insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2, 'pt' from session where uid = $1`,
      [person.uid, randomUUID()],
    ),
  )
  await desk.reject(await operator(), rejection(id))
  const told: Message[] = []
  const push: Push = { accepts: () => true, send: async (_to, message) => (told.push(message), 'sent') }
  await tellWithdrawal({ db, push, log }, id)
  expect(told.map(({ body }) => body)).toEqual(['799,00 USDT'])
})

/** Dies at its n-th word to the database: before it is said, or after it was said and nobody heard the answer. */
function dying(n: number, when: 'before' | 'after'): Database {
  let left = n
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    if (left < 0 || (left === 0 && when === 'before')) throw new Error('died')
    const result = await work()
    if (left === 0) throw new Error('died')
    return result
  }
  return { tx: (work) => step(() => db.tx(work)), read: (work) => step(() => db.read(work)) }
}

const deaths = [1, 2, 3, 4, 5].flatMap((n) => (['before', 'after'] as const).map((when) => ({ n, when })))
describe.each(['paid', 'failed'] as const)('a worker that dies, of a payout that is %s', (plan) => {
  test.each(deaths)('$when its word number $n, at every look', async ({ n, when }) => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, plan)
    for (let looks = 0; looks < 3; looks++) await look(w, fake, dying(n, when))
    for (let looks = 0; looks < 3; looks++) await look(w, fake)
    expect(await record(w)).toMatchObject({ state: plan })
    expect(fake.arrived(w.cpf)).toEqual(plan === 'paid' ? [3_700n] : [])
    expect(await wallet(w.uid)).toMatchObject({ votes: plan === 'paid' ? 0n : 5_000n, votes_held: 0n })
  })
})
