import { randomBytes, randomUUID } from 'node:crypto'
import { type Parsed, Statements } from '@nimbo/contract'
import type { Correction } from '@nimbo/contract/operator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clawBack, credit, fold, spend, violations, walletOf } from '../../core/ledger/index.ts'
import { killed } from '../../testing/killed.ts'
import { newOperator, type Operator } from '../../testing/newOperator.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { give, giveTickets, newGiver } from '../../testing/tickets.ts'
import { correction } from './index.ts'

let server: TestServer
let owner: pg.Client
let calls: ReturnType<typeof correction>
beforeAll(async () => {
  server = await startTestServer()
  calls = correction({ db: server.roles.console })
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const operator = () => newOperator(owner)
type Asked = Partial<Parsed<typeof Correction.propose>> & Pick<Parsed<typeof Correction.propose>, 'kind'> & { uid: number }
const asking = ({ uid, ...more }: Asked): Parsed<typeof Correction.propose> => ({
  touid: uid,
  asset: '',
  amount: 0,
  transfer: '',
  ref: 'order:NB1',
  reason: 'credited twice',
  client_request_id: randomUUID(),
  ...more,
})
/** Proposed by one and approved by another. */
async function corrected(more: Asked): Promise<number> {
  const { id } = await calls.propose(await operator(), asking(more))
  await calls.approve(await operator(), { id, note: 'agreed' })
  return id
}
const db = () => server.engines.db
const wallet = (uid: number) => db().query((sql) => walletOf(sql, uid))
const intent = (uid: number) => ({ uid, key: randomUUID(), request: 'r' })
const coins = (uid: number, amount: bigint) => db().transaction((sql) => credit(sql, intent(uid), 'reward', amount, 'test'))
const lastTransfer = async (uid: number) =>
  (await owner.query<{ id: string }>('select id::text from ledger.transfer where owner = $1 order by id desc limit 1', [uid])).rows[0]!.id
async function expectNoViolations(): Promise<void> {
  await db().transaction(fold)
  expect((await db().query(violations)).filter(({ broken }) => broken > 0n)).toEqual([])
}

describe('two operators', () => {
  test('one proposes, nothing moves; only another one approves, once, and both are in the log', async () => {
    const uid = await newGiver(db())
    const [first, second] = [await operator(), await operator()]
    const wanted = asking({ kind: 'adjustment', uid, asset: 'coin', amount: 50 })
    const { id } = await calls.propose(first, wanted)
    expect(await calls.propose(first, wanted)).toEqual({ id })
    expect((await wallet(uid)).coins).toBe(0n)
    expect(await refusalReason(calls.approve(first, { id, note: '' }))).toBe('ProposedByYou')
    const { list, waiting } = await calls.getCorrections(second, { state: 'proposed', p: 1 })
    expect(list.find((one) => one.id === id)).toMatchObject({
      kind: 'adjustment',
      amount: '50',
      asset: 'coin',
      reason: 'credited twice',
      mine: false,
    })
    expect(waiting).toBeGreaterThan(0)
    const tries = await Promise.allSettled([second, await operator(), second].map((op) => calls.approve(op, { id, note: '' })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await wallet(uid)).coins).toBe(50n)
    const { rows } = await owner.query<{ act: string }>('select act from audit where subject = $1 order by id', [`correction:${id}`])
    expect(rows.map(({ act }) => act)).toEqual(['correction_proposed', 'correction_approved'])
    await expect(owner.query(`update correction set amount = 60 where id = $1`, [id])).rejects.toThrow('stays')
  })

  test('a proof not older than five minutes, of both; a proposal of somebody disabled since is not approved', async () => {
    const uid = await newGiver(db())
    const [first, second] = [await operator(), await operator()]
    const age = (op: Operator, minutes: number) =>
      owner.query(`update operator_session set proved_at = now() - make_interval(mins => $2) where token_hash = $1`, [
        op.sessionHash,
        minutes,
      ])
    await age(first, 6)
    const wanted = asking({ kind: 'freeze', uid })
    expect(await refusalReason(calls.propose(first, wanted))).toBe('StepUpNeeded')
    await age(first, 1)
    const { id } = await calls.propose(first, wanted)
    await age(second, 6)
    expect(await refusalReason(calls.approve(second, { id, note: '' }))).toBe('StepUpNeeded')
    await expect(calls.approve({ ...second, sessionHash: randomBytes(32) }, { id, note: '' })).rejects.toThrow()
    await age(second, 1)
    await owner.query('update operator set disabled_at = now() where id = $1', [first.uid])
    expect(await refusalReason(calls.approve(second, { id, note: '' }))).toBe('ProposedByYou')
    await calls.refuse(second, { id, note: 'no' })
    expect(await refusalReason(calls.approve(second, { id, note: '' }))).toBe('DecidedAlready')
  })

  test.each(['api', 'worker', 'payout'] as const)('no process but the console can, and it not by itself: %s', async (role) => {
    const session = randomBytes(32)
    for (const text of [
      `select propose_correction($1, gen_random_uuid(), 'freeze', 1, null, 0, null, 'x', 'x')`,
      'select decide_correction($1, 1, true, $2)',
    ]) {
      const values = text.includes('$2') ? [session, ''] : [session]
      await expect(server.roles[role].query((sql) => sql.query(text, values))).rejects.toThrow(/permission denied/)
    }
    const write = `insert into correction (kind, uid, ref, reason, key, proposed_by) values ('freeze', 1, 'x', 'x', gen_random_uuid(), 1)`
    for (const each of [role, 'console'] as const)
      await expect(server.roles[each].transaction((sql) => sql.query(write))).rejects.toThrow(/permission denied/)
  })

  test('what is missing is asked for', async () => {
    const op = await operator()
    const uid = await newGiver(db())
    for (const kind of ['reversal', 'adjustment', 'write_off'] as const)
      expect(await refusalReason(calls.propose(op, asking({ kind, uid })))).toBe('Incomplete')
    expect(await refusalReason(calls.propose(op, asking({ kind: 'freeze', uid: 2 ** 31 - 1 })))).toBe('NoSuchPerson')
    expect(await refusalReason(calls.propose(op, asking({ kind: 'reversal', uid, transfer: '999999999999' })))).toBe('NoSuchTransfer')
  })
})

describe('what they mend', () => {
  test('a gift is undone once: coins go back, votes leave, and both see it in their statement', async () => {
    const [anchor, giver] = [await server.person(), await server.person()]
    await coins(giver.uid, 100n)
    await give(server, giver.uid, anchor.uid, 80n)
    const transfer = await lastTransfer(giver.uid)
    const id = await corrected({ kind: 'reversal', uid: giver.uid, transfer, ref: `transfer:${transfer}` })
    expect(await wallet(giver.uid)).toMatchObject({ coins: 100n })
    expect(await wallet(anchor.uid)).toMatchObject({ votes: 0n })
    for (const { client } of [anchor, giver]) {
      const [line] = await client.call(Statements.recordList, {})
      expect(line).toMatchObject({ kind: 'reversal', ref: `correction:${id} transfer:${transfer}` })
    }
    const again = await calls.propose(await operator(), asking({ kind: 'reversal', uid: giver.uid, transfer }))
    expect(await refusalReason(calls.approve(await operator(), { id: again.id, note: '' }))).toBe('NothingToDo')
    await expectNoViolations()
  })

  test('votes that are gone are not undone, and neither is what has an end of its own', async () => {
    const [anchor, giver] = [await newGiver(db()), await newGiver(db())]
    await coins(giver, 100n)
    await give(server, giver, anchor, 80n)
    const transfer = await lastTransfer(giver)
    await corrected({ kind: 'adjustment', uid: anchor, asset: 'vote', amount: -1 })
    const { id } = await calls.propose(await operator(), asking({ kind: 'reversal', uid: giver, transfer }))
    expect(await refusalReason(calls.approve(await operator(), { id, note: '' }))).toBe('NotEnough')
    await db().transaction((sql) => credit(sql, intent(giver), 'recharge', 10n, 'test'))
    const paid = await calls.propose(await operator(), asking({ kind: 'reversal', uid: giver, transfer: await lastTransfer(giver) }))
    expect(await refusalReason(calls.approve(await operator(), { id: paid.id, note: '' }))).toBe('NotReversible')
    await expectNoViolations()
  })

  test('a reward that was spent is owed when it is undone, and a debt is written off, never below zero', async () => {
    const [uid, anchor] = [await newGiver(db()), await newGiver(db())]
    await coins(uid, 100n)
    const transfer = await lastTransfer(uid)
    await give(server, uid, anchor, 70n)
    await corrected({ kind: 'reversal', uid, transfer })
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 70n })
    await corrected({ kind: 'adjustment', uid, asset: 'coin', amount: 30 })
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 40n })
    const { id } = await calls.propose(await operator(), asking({ kind: 'write_off', uid, amount: 41 }))
    expect(await refusalReason(calls.approve(await operator(), { id, note: '' }))).toBe('NotEnough')
    await corrected({ kind: 'write_off', uid, amount: 40 })
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
    await expectNoViolations()
  })

  test('a frozen wallet gives nothing until it is free again', async () => {
    const [uid, anchor] = [await newGiver(db()), await newGiver(db())]
    await coins(uid, 100n)
    await corrected({ kind: 'freeze', uid })
    const gift = () =>
      db().transaction((sql) => spend(sql, { ...intent(uid), op: 'gift', coins: 10n, receivers: [{ uid: anchor, votes: 5n }] }))
    expect((await gift()).status).toBe('frozen')
    const { id } = await calls.propose(await operator(), asking({ kind: 'freeze', uid }))
    expect(await refusalReason(calls.approve(await operator(), { id, note: '' }))).toBe('NothingToDo')
    await corrected({ kind: 'unfreeze', uid })
    expect((await gift()).status).toBe('ok')
    await expectNoViolations()
  })
})

describe('races and kills', () => {
  test('two reversals of one gift, two approvals of each, and gifts meanwhile: undone once', async () => {
    for (let round = 0; round < 3; round++) {
      const [anchor, giver] = [await newGiver(db()), await newGiver(db())]
      await coins(giver, 200n)
      await give(server, giver, anchor, 100n)
      const transfer = await lastTransfer(giver)
      const op = await operator()
      const ids = await Promise.all(
        [1, 2].map(async () => (await calls.propose(op, asking({ kind: 'reversal', uid: giver, transfer }))).id),
      )
      const others = [await operator(), await operator()]
      const ends = await Promise.allSettled([
        ...ids.flatMap((id) => others.map((other) => calls.approve(other, { id, note: '' }))),
        giveTickets(server, anchor, 10n, giver),
      ])
      expect(ends.slice(0, 4).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await wallet(giver)).toMatchObject({ coins: 200n })
    }
    await expectNoViolations()
  })

  test('killed before it is committed, an approval has no effect, and tried again it has one', async () => {
    const uid = await newGiver(db())
    await db().transaction((sql) => clawBack(sql, intent(uid), 'chargeback', 30n, 'test'))
    const { id } = await calls.propose(await operator(), asking({ kind: 'write_off', uid, amount: 30 }))
    const second = await operator()
    await killed('select decide_correction($1, $2, true, $3)', [second.sessionHash, id, ''])
    expect((await wallet(uid)).debt).toBe(30n)
    await calls.approve(second, { id, note: '' })
    expect(await refusalReason(calls.approve(second, { id, note: '' }))).toBe('DecidedAlready')
    expect((await wallet(uid)).debt).toBe(0n)
    await expectNoViolations()
  })
})
