import { randomBytes, randomUUID } from 'node:crypto'
import { type Parsed, refusalOf, Withdrawals, CashRecords } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walletOf } from '../../core/ledger/index.ts'
import type { Caller, Identity } from '../../platform/http/handler.ts'
import { createLog } from '../../platform/log.ts'
import { createPayoutMethods } from '../payment/createPayoutMethods.ts'
import type { Database } from '../../platform/postgres.ts'
import { sendNotice } from '../../core/notice/index.ts'
import type { Message, Push } from '../../core/push/Push.ts'
import { createFakePayout, type FakePayout } from '../../testing/fakePayout.ts'
import { insertPayment } from '../../testing/insertPayment.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier } from '../../testing/tickets.ts'
import { review } from '../../operators/review/index.ts'
import { sendWithdrawalNotice } from '../withdrawal/index.ts'
import { payDue } from './payDue.ts'

const log = createLog('test', 'silent')
let server: TestServer
let owner: pg.Client
let db: Database
let operators: ReturnType<typeof review>
beforeAll(async () => {
  server = await startTestServer()
  db = server.engines.db
  operators = review({ db: server.roles.console })
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

async function operator(): Promise<Caller & Identity> {
  const { rows } = await owner.query<{ id: number }>('insert into operator (name) values ($1) returning id', [`op ${randomUUID()}`])
  const sessionHash = randomBytes(32)
  await owner.query('insert into operator_session (operator, token_hash) values ($1, $2)', [rows[0]!.id, sessionHash])
  const proof = { sessionHash, sessionId: 0 }
  return { uid: rows[0]!.id, language: 'en', ip: '', device: '', requestId: '', signal: AbortSignal.timeout(60_000), ...proof }
}
async function requested({ needed = 1, votes = 5_000n } = {}) {
  const person = await cashier(server, votes)
  const request = { accountid: person.accountid, cashvote: Number(votes), client_request_id: randomUUID() }
  const { id, no } = await person.client.call(Withdrawals.setCash, request)
  await owner.query('update withdrawal set needed = $2 where id = $1', [id, needed])
  return { ...person, id, no }
}
type Requested = Awaited<ReturnType<typeof requested>>
async function approved(): Promise<Requested> {
  const w = await requested()
  await operators.approve(await operator(), { id: w.id, note: '' })
  return w
}
const record = async ({ client }: Requested) => (await client.call(CashRecords.cashRecordList, {}))[0]!
const wallet = (uid: number) => db.query((sql) => walletOf(sql, uid))
const due = ({ id }: Requested) =>
  db.transaction((sql) => sql.query('update withdrawal set ask_at = now() where id = $1 and ask_at is not null', [id]))
/** Postpones the withdrawals of other tests, so that one run is about one withdrawal. */
async function runOnce(w: Requested, fake: FakePayout, on: Database = server.roles.payout): Promise<void> {
  await db.transaction((sql) =>
    sql.query(`update withdrawal set ask_at = now() + interval '1 hour' where ask_at is not null and id <> $1 and type = 1`, [w.id]),
  )
  await due(w)
  await payDue({ db: on, log, methods: { 1: fake } }).catch(() => undefined)
}
const rejection = (id: number): Parsed<typeof Payout.reject> => ({ id, reason: 'account_mismatch', note: 'The key is not yours.' })

describe('approvals', () => {
  test('the database refuses a payout with too few approvals', async () => {
    const w = await requested({ needed: 2 })
    await operators.approve(await operator(), { id: w.id, note: '' })
    const update = db.transaction((sql) => sql.query(`update withdrawal set state = 'approved' where id = $1`, [w.id]))
    await expect(update).rejects.toThrow('not signed')
  })
  test.each(['sending', 'paid', 'failed'])('a withdrawal cannot go from review straight to %s', async (state) => {
    const w = await requested({ needed: 2 })
    const update = db.transaction((sql) => sql.query(`update withdrawal set state = $2, ask_at = now() where id = $1`, [w.id, state]))
    await expect(update).rejects.toThrow(`cannot go from review to ${state}`)
  })
  test.each([
    `destination = 'somebody else'`,
    `document = ''`,
    'net = net + 1',
    'votes = 1',
    'needed = 0',
    `type = 2`,
    `created_at = now() - interval '40 days'`,
  ])('no process can change a requested withdrawal: %s', async (change) => {
    const w = await requested()
    for (const role of Object.values(server.roles)) {
      const update = role.transaction((sql) => sql.query(`update withdrawal set ${change} where id = $1`, [w.id]))
      await expect(update).rejects.toThrow(/permission denied/)
    }
  })
  test('the prepared payout is immutable, and so is an approval', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    await runOnce(w, fake)
    const change = db.transaction((sql) => sql.query(`update withdrawal set prepared = 'other' where id = $1`, [w.id]))
    await expect(change).rejects.toThrow('was prepared already')
    await expect(owner.query('delete from withdrawal_signature where withdrawal = $1', [w.id])).rejects.toThrow('a signature stays')
    const late = `insert into withdrawal_signature (withdrawal, operator, decision, at) values ($1, 1, 'reject', now() - interval '1 day')`
    for (const role of Object.values(server.roles))
      await expect(role.transaction((sql) => sql.query(late, [w.id]))).rejects.toThrow(/permission denied/)
  })
  test('a signature needs a session of the signer, with a proof not older than five minutes', async () => {
    const w = await requested()
    const op = await operator()
    const age = (minutes: number) =>
      owner.query(`update operator_session set proved_at = now() - make_interval(mins => $2) where token_hash = $1`, [
        op.sessionHash,
        minutes,
      ])
    const sign = (sessionHash = op.sessionHash) => operators.approve({ ...op, sessionHash }, { id: w.id, note: '' })
    await age(6)
    expect(await refusalReason(sign())).toBe('StepUpNeeded')
    await expect(sign(randomBytes(32))).rejects.toThrow()
    await server.roles.console.query((sql) => sql.query('select prove_operator_session($1)', [op.sessionHash]))
    await owner.query(`update operator_session set seen_at = now() - interval '31 minutes' where token_hash = $1`, [op.sessionHash])
    await expect(sign()).rejects.toThrow()
    await owner.query(`update operator_session set seen_at = now() where token_hash = $1`, [op.sessionHash])
    expect((await record(w)).state).toBe('review')
    await age(4)
    expect(await sign()).toEqual({ state: 'approved', signed: 1, needed: 1 })
  })
  test('nobody signs for votes that are not held, and no withdrawal needs no signature', async () => {
    const w = await requested()
    await expect(owner.query('update withdrawal set needed = 0 where id = $1', [w.id])).rejects.toThrow('withdrawal_needed')
    await owner.query(`update ledger.hold set amount = amount - 1 where ref = $1`, [`withdrawal:${w.id}`])
    expect(await refusalReason(operators.approve(await operator(), { id: w.id, note: '' }))).toBe('LedgerBroken')
    await owner.query(`update ledger.hold set amount = amount + 1 where ref = $1`, [`withdrawal:${w.id}`])
    expect((await record(w)).state).toBe('review')
  })
  test('the approval of a disabled operator does not count', async () => {
    const w = await requested({ needed: 2 })
    const [first, second, third] = [await operator(), await operator(), await operator()]
    await operators.approve(first, { id: w.id, note: '' })
    await owner.query('update operator set disabled_at = now() where id = $1', [first.uid])
    expect(await operators.getDetail(second, { id: w.id })).toMatchObject({ signed: 0, needed: 2 })
    expect(await operators.approve(second, { id: w.id, note: '' })).toEqual({ state: 'review', signed: 1, needed: 2 })
    expect(await operators.approve(third, { id: w.id, note: '' })).toEqual({ state: 'approved', signed: 2, needed: 2 })
  })
  test('one approval is enough below the limit, and the queue shows the withdrawal', async () => {
    const w = await requested()
    const op = await operator()
    const { list, waiting } = await operators.getQueue(op, { state: 'waiting', key: w.no, p: 1 })
    expect(list).toMatchObject([{ id: w.id, uid: w.uid, signed: 0, needed: 1, mine: 0, state: 'review' }])
    expect(waiting).toBeGreaterThan(0)
    const detail = await operators.getDetail(op, { id: w.id })
    expect(detail).toMatchObject({ destination: w.cpf, holder: 'Rafaela Oliveira', document: w.cpf, checks: 10, passed: 6 })
    expect(detail.givers).toMatchObject([{ votes: '5000', percent: 100 }])
    expect(await operators.approve(op, { id: w.id, note: 'fine' })).toEqual({ state: 'approved', signed: 1, needed: 1 })
    expect((await operators.getDetail(op, { id: w.id })).signatures).toMatchObject([
      { operator: op.uid, decision: 'approve', note: 'fine' },
    ])
    expect((await operators.getQueue(op, { state: 'approved', key: String(w.uid), p: 1 })).list).toHaveLength(1)
  })

  test('above the limit two operators approve, and one operator twice is one approval', async () => {
    const w = await requested({ needed: 2 })
    const [first, second] = [await operator(), await operator()]
    const twice = await Promise.allSettled([1, 2, 3].map(() => operators.approve(first, { id: w.id, note: '' })))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalReason(operators.approve(first, { id: w.id, note: '' }))).toBe('SignedAlready')
    expect(await record(w)).toMatchObject({ state: 'review' })
    expect((await operators.getQueue(first, { state: 'mine', key: '', p: 1 })).list.map(({ id }) => id)).toEqual([w.id])
    expect(await operators.approve(second, { id: w.id, note: '' })).toEqual({ state: 'approved', signed: 2, needed: 2 })
    expect(await refusalReason(operators.approve(await operator(), { id: w.id, note: '' }))).toBe('DecidedAlready')
  })

  test('two concurrent approvals are two', async () => {
    const w = await requested({ needed: 2 })
    const people = [await operator(), await operator()]
    const answers = await Promise.all(people.map((op) => operators.approve(op, { id: w.id, note: '' })))
    expect(answers.map(({ state, signed }) => `${state} ${signed}`).toSorted()).toEqual(['approved 2', 'review 1'])
  })

  test('a payment disputed after the request is a risk signal in the detail', async () => {
    const w = await requested()
    const op = await operator()
    const { givers, signs } = await operators.getDetail(op, { id: w.id })
    expect(signs.map(({ sign }) => sign)).not.toContain('disputed')
    await db.transaction((sql) => insertPayment(sql, { uid: givers[0]!.uid, coins: 5_000n }))
    await owner.query(`update payment set state = 'disputed' where uid = $1`, [givers[0]!.uid])
    const now = await operators.getDetail(op, { id: w.id })
    expect(now.signs.at(-1)).toEqual({ sign: 'disputed', weight: 'medium', fact: '1 contested payment of givers, since it was asked for' })
    expect(now.passed + now.signs.length).toBe(now.checks)
  })

  test('a rejection releases the hold at once, with its reason', async () => {
    const w = await requested()
    await operators.reject(await operator(), rejection(w.id))
    expect(await wallet(w.uid)).toMatchObject({ votes: 5_000n, votes_held: 0n })
    expect(await record(w)).toMatchObject({ state: 'rejected', status: 2, reason: 'account_mismatch', note: 'The key is not yours.' })
    expect(await refusalReason(operators.approve(await operator(), { id: w.id, note: '' }))).toBe('DecidedAlready')
    expect((await w.client.call(Withdrawals.getProfit, {})).used).toBe(0)
  })

  test('the reason "other" needs a note, and an unknown withdrawal is refused', async () => {
    const w = await requested()
    const op = await operator()
    expect(await refusalReason(operators.reject(op, { id: w.id, reason: 'other', note: '' }))).toBe('NoteNeeded')
    const none = 2 ** 31 - 1
    expect(await refusalReason(operators.reject(op, rejection(none)))).toBe('NoSuchWithdrawal')
    expect(await refusalReason(operators.approve(op, { id: none, note: '' }))).toBe('NoSuchWithdrawal')
    expect(await refusalReason(operators.getDetail(op, { id: none }))).toBe('NoSuchWithdrawal')
    expect(await refusalReason(operators.note(op, { id: none, note: 'x' }))).toBe('NoSuchWithdrawal')
    await operators.note(op, { id: w.id, note: 'called them' })
    expect((await operators.getDetail(op, { id: w.id })).notes).toMatchObject([{ operator: op.uid, note: 'called them' }])
    expect((await record(w)).note).toBe('')
  })

  test('concurrent approval and rejection: one wins, and the hold matches', async () => {
    for (let n = 0; n < 5; n++) {
      const w = await requested()
      const [yes, no] = await Promise.allSettled([
        operators.approve(await operator(), { id: w.id, note: '' }),
        operators.reject(await operator(), rejection(w.id)),
      ])
      expect([yes.status, no.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const { state } = await record(w)
      expect(state).toBe(yes.status === 'fulfilled' ? 'approved' : 'rejected')
      expect((await wallet(w.uid)).votes_held).toBe(yes.status === 'fulfilled' ? 5_000n : 0n)
    }
  })

  test('five concurrent rejections release the hold once', async () => {
    const w = await requested()
    const op = await operator()
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => operators.reject(op, rejection(w.id))))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = all.flatMap((a) => (a.status === 'rejected' ? [refusalOf(a.reason, Payout.reject)] : []))
    expect(new Set(reasons)).toEqual(new Set(['DecidedAlready']))
    expect(await wallet(w.uid)).toMatchObject({ votes: 5_000n, votes_held: 0n })
  })

  test('nothing is approved while the ledger has violations', async () => {
    const w = await requested()
    const broken: Database = {
      ...db,
      transaction: (work) => work({ query: async <R>() => [{ invariant: 'recent_account', broken: 1n, example: 1n }] as R[] }),
    }
    const call = review({ db: broken }).approve(await operator(), { id: w.id, note: '' })
    expect(await refusalReason(call)).toBe('LedgerBroken')
    expect(await record(w)).toMatchObject({ state: 'review' })
  })
})

describe('what changed since it was asked for', () => {
  const giverOf = async (w: Requested) => (await operators.getDetail(await operator(), { id: w.id })).givers[0]!.uid
  const freeze = (uid: number, frozen: boolean) => owner.query('update ledger.account set frozen = $2 where owner = $1', [uid, frozen])
  const clawBackFrom = (uid: number, coins: number) =>
    owner.query(`select ledger.take_back($1, gen_random_uuid(), sha256('x'), 12::smallint, -3, $2, '')`, [uid, coins])
  const repay = (uid: number, coins: number) =>
    owner.query(`select ledger.credit($1, gen_random_uuid(), sha256('x'), 10::smallint, -3, $2, '', null)`, [uid, coins])

  /** Each makes the votes unfit to leave, and fit again. */
  const changes: [reason: string, why: string, change: (w: Requested) => Promise<() => Promise<unknown>>][] = [
    [
      'Contested',
      'disputed or charged back',
      async (w) => {
        const uid = await giverOf(w)
        const { id } = await db.transaction((sql) => insertPayment(sql, { uid, coins: 5_000n, daysAgo: 1 }))
        await owner.query(`update payment set state = 'disputed' where id = $1`, [String(id)])
        return () => owner.query(`update payment set state = 'credited' where id = $1`, [String(id)])
      },
    ],
    [
      'Frozen',
      'frozen',
      async ({ uid }) => {
        await freeze(uid, true)
        return () => freeze(uid, false)
      },
    ],
    [
      'OwesCoins',
      'owes coins',
      async ({ uid }) => {
        await clawBackFrom(uid, 5)
        return () => repay(uid, 5)
      },
    ],
  ]

  test.each(changes)('%s: nobody approves it, and what was approved is not sent until it is mended', async (reason, why, change) => {
    const [asked, signed] = [await requested(), await approved()]
    const mends = [await change(asked), await change(signed)]
    const op = await operator()
    expect(await refusalReason(operators.approve(op, { id: asked.id, note: '' }))).toBe(reason)
    expect((await record(asked)).state).toBe('review')
    const fake = createFakePayout(1)
    await runOnce(signed, fake)
    expect(fake.timesSent(signed.no)).toBe(0)
    const { list } = await operators.getQueue(op, { state: 'approved', key: signed.no, p: 1 })
    expect(list[0]!.why).toContain(why)
    for (const mend of mends) await mend()
    expect((await operators.approve(op, { id: asked.id, note: '' })).state).toBe('approved')
    await runOnce(signed, fake)
    expect((await record(signed)).state).toBe('sending')
  })

  test('a payout whose tickets are not set aside any more is not sent again', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    await runOnce(w, fake)
    const before = fake.timesSent(w.no)
    expect((await record(w)).state).toBe('sending')
    const change = (by: number) => owner.query('update ledger.hold set amount = amount + $2 where ref = $1', [`withdrawal:${w.id}`, by])
    await change(-1)
    await runOnce(w, fake)
    await change(1)
    expect(fake.timesSent(w.no)).toBe(before)
    expect((await operators.getQueue(await operator(), { state: 'sending', key: w.no, p: 1 })).list[0]!.why).toContain('not set aside')
    await runOnce(w, fake)
    expect(fake.timesSent(w.no)).toBeGreaterThan(before)
  })
})

describe('paying', () => {
  test('sent once, paid once, and the account is verified', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'sending', status: 1 })
    await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'paid', status: 1 })
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
    expect(await wallet(w.uid)).toMatchObject({ votes: 0n, votes_held: 0n })
    expect((await w.client.call(Withdrawals.getUserAccountList, {}))[0]).toMatchObject({ verified: 1 })
    expect((await operators.getQueue(await operator(), { state: 'paid', key: '', p: 1 })).paid_today[0]).toMatchObject({ currency: 'BRL' })
  })

  test('rejected by the provider: the hold is released once', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'failed')
    for (let n = 0; n < 4; n++) await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'failed', status: 2 })
    expect(await wallet(w.uid)).toMatchObject({ votes: 5_000n, votes_held: 0n })
    expect(fake.arrived(w.cpf)).toEqual([])
  })

  test('an invalid destination fails before anything is sent', async () => {
    const w = await approved()
    await owner.query(`update withdrawal set destination = 'forged' where id = $1`, [w.id])
    const fake = createFakePayout(1)
    await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'failed' })
    expect(fake.timesSent(w.no)).toBe(0)
    expect((await wallet(w.uid)).votes_held).toBe(0n)
  })

  test('the status reason is shown to operators, not to the person', async () => {
    const [w, op] = [await approved(), await operator()]
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    fake.loseNextAnswer()
    await runOnce(w, fake)
    expect(await operators.getDetail(op, { id: w.id })).toMatchObject({ state: 'sending', why: 'no answer' })
    fake.plan(w.cpf, 'failed')
    await runOnce(w, fake)
    expect(await operators.getDetail(op, { id: w.id })).toMatchObject({ state: 'failed', why: 'provider rejected the payout' })
    expect(JSON.stringify(await record(w))).not.toContain('provider rejected')
  })

  test('while the outcome is unknown it stays sending; paid later, it is paid once', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, 'unknown')
    fake.loseNextAnswer()
    for (let n = 0; n < 3; n++) await runOnce(w, fake)
    fake.unreachable = true
    await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'sending' })
    expect((await wallet(w.uid)).votes_held).toBe(5_000n)
    fake.unreachable = false
    fake.plan(w.cpf, 'paid')
    await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'paid' })
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
  })

  test('concurrent workers pay once', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    for (let n = 0; n < 3; n++) {
      await runOnce(w, fake)
      await Promise.all([1, 2, 3].map(async () => due(w).then(() => payDue({ db: server.roles.payout, log, methods: { 1: fake } }))))
    }
    expect(await record(w)).toMatchObject({ state: 'paid' })
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
    expect(await wallet(w.uid)).toMatchObject({ votes: 0n, votes_held: 0n })
  })

  test('approved before a ledger violation, it is not sent until the ledger is repaired', async () => {
    const w = await approved()
    const fake = createFakePayout(1)
    let transactions = 0
    const violations = [{ invariant: 'recent_account', broken: 1n, example: 1n }]
    const broken: Database = {
      ...db,
      transaction: (work) => (++transactions === 2 ? work({ query: async <R>() => violations as R[] }) : db.transaction(work)),
    }
    await runOnce(w, fake, broken)
    const seen = await operators.getDetail(await operator(), { id: w.id })
    expect([seen.state, seen.why, fake.timesSent(w.no)]).toEqual(['approved', expect.stringContaining('books do not agree'), 0])
    for (let n = 0; n < 2; n++) await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: 'paid' })
  })

  test('a removed account does not affect a payout in flight', async () => {
    const w = await approved()
    await w.client.call(Withdrawals.delUserAccount, { id: w.accountid })
    const fake = createFakePayout(1)
    for (let n = 0; n < 2; n++) await runOnce(w, fake)
    expect(fake.arrived(w.cpf)).toEqual([3_700n])
  })
})

test('with the providers’ stand-ins: a Pix key and a TRC20 address are paid once', async () => {
  const methods = createPayoutMethods(server.config)
  const person = await cashier(server, 20_000n)
  const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
  const usdtAccount = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  for (const accountid of [person.accountid, usdtAccount.id]) {
    const { id } = await person.client.call(Withdrawals.setCash, { accountid, cashvote: 10_000, client_request_id: randomUUID() })
    await owner.query(`update withdrawal set needed = 1 where id = $1`, [id])
    await operators.approve(await operator(), { id, note: '' })
    const paid = async () => {
      await db.transaction((sql) => sql.query('update withdrawal set ask_at = now() where id = $1 and ask_at is not null', [id]))
      await payDue({ db: server.roles.payout, log, methods })
      return (await person.client.call(CashRecords.cashRecordList, {}))[0]!.state
    }
    await expect.poll(paid, { interval: 500 }).toBe('paid')
  }
  expect(await wallet(person.uid)).toMatchObject({ votes: 0n, votes_held: 0n })
  expect((await person.client.call(Withdrawals.getUserAccountList, {})).map(({ verified }) => verified)).toEqual([1, 1])
})

/** Messages that the worker sends to a device of this person for the newest notice, if there is one. */
async function pushed(uid: number): Promise<Message[]> {
  await db.transaction((sql) =>
    sql.query(
      `insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2, 'pt' from session where uid = $1
       on conflict do nothing`,
      [uid, randomUUID()],
    ),
  )
  const sent: Message[] = []
  const push: Push = { accepts: () => true, send: async (_to, message) => (sent.push(message), 'sent') }
  const notices = await db.query((sql) => sql.query<{ id: number }>('select id::float8 as id from notice where uid = $1', [uid]))
  for (const { id } of notices) await sendNotice({ db: server.roles.worker, push, log }, id)
  return sent
}

test('the person is told in their language, once and without the account', async () => {
  const w = await requested()
  const tell = () => sendWithdrawalNotice({ db: server.roles.worker }, w.id)
  await tell()
  expect(await pushed(w.uid)).toEqual([])
  await operators.reject(await operator(), rejection(w.id))
  await Promise.all([tell(), tell()])
  await tell()
  const sent = await pushed(w.uid)
  expect(sent).toMatchObject([{ title: 'Seu saque foi recusado', body: 'R$\u00a037,00', url: '/withdrawrecord', language: 'pt' }])
  expect(JSON.stringify(sent)).not.toContain(w.cpf)
})

test('USDT amounts are formatted in the person’s locale', async () => {
  const person = await cashier(server, 500_000n)
  const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
  const { id: accountid } = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  const { id } = await person.client.call(Withdrawals.setCash, { accountid, cashvote: 500_000, client_request_id: randomUUID() })
  await operators.reject(await operator(), rejection(id))
  await sendWithdrawalNotice({ db: server.roles.worker }, id)
  expect((await pushed(person.uid)).map(({ body }) => body)).toEqual(['614,384616\u00a0USDT'])
})

/** Fails at the n-th database call: before it runs, or after it committed with the answer lost. */
function dying(n: number, when: 'before' | 'after'): Database {
  let left = n
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    if (left < 0 || (left === 0 && when === 'before')) throw new Error('died')
    const result = await work()
    if (left === 0) throw new Error('died')
    return result
  }
  return { transaction: (work) => step(() => db.transaction(work)), query: (work) => step(() => db.query(work)) }
}

const deaths = [1, 2, 3, 4, 5].flatMap((n) => (['before', 'after'] as const).map((when) => ({ n, when })))
describe.each(['paid', 'failed'] as const)('a worker that dies during a payout that is %s', (plan) => {
  test.each(deaths)('$when its database call $n, in every run', async ({ n, when }) => {
    const w = await approved()
    const fake = createFakePayout(1)
    fake.plan(w.cpf, plan)
    for (let run = 0; run < 3; run++) await runOnce(w, fake, dying(n, when))
    for (let run = 0; run < 3; run++) await runOnce(w, fake)
    expect(await record(w)).toMatchObject({ state: plan })
    expect(fake.arrived(w.cpf)).toEqual(plan === 'paid' ? [3_700n] : [])
    expect(await wallet(w.uid)).toMatchObject({ votes: plan === 'paid' ? 0n : 5_000n, votes_held: 0n })
  })
})
