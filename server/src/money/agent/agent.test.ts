import { Agent, Exchange } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/postgres.ts'
import { insertPayment, type PaymentInput } from '../../testing/insertPayment.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { credit, deriveKey, violations, walletOf, spend } from '../../core/ledger/index.ts'
import { createLog } from '../../platform/log.ts'
import { eraseAccounts } from '../../people/user/index.ts'
import { erasure } from '../../personalData.ts'
import { codeFor, lettersOf } from './codeFor.ts'
import { addRewardFor, payDueRewards, reduceRewardFor } from './index.ts'

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
const log = { warn: () => undefined } as never
const payDue = () => payDueRewards({ db: server.roles.worker, log })
const codeOf = async (p: Person) => (await p.client.call(Agent.getCode, {})).code
const rewards = (p: Person, days = 14) => p.client.call(Agent.getRewards, { days })
const wallet = (p: Person) => db().query((sql) => walletOf(sql, p.uid))

/** An inviter and an invited person. */
async function pair(): Promise<{ inviter: Person; guest: Person }> {
  const [inviter, guest] = [await server.person(), await server.person()]
  await guest.client.call(Agent.setInviter, { code: await codeOf(inviter) })
  return { inviter, guest }
}
/** A credited payment, with its reward in the same transaction. */
const pay = (guest: Person, request: Omit<PaymentInput, 'uid'>) =>
  db().transaction(async (sql) => {
    const payment = await insertPayment(sql, { uid: guest.uid, ...request })
    await addRewardFor(sql, payment)
    return payment.id
  })
const reverse = (payment: bigint) =>
  db().transaction(async (sql) => {
    await sql.query(`update payment set state = 'reversed', reversed_at = now() where id = $1`, [payment])
    await reduceRewardFor(sql, payment, 0n)
  })
const makeDue = (payment: bigint) => owner.query(`update invite_reward set due_at = now() where payment = $1`, [payment])
const spendAll = async (p: Person) => {
  const { coins } = await wallet(p)
  await db().transaction((sql) => spend(sql, { uid: p.uid, key: crypto.randomUUID(), request: 'all', op: 'gift', coins, receivers: [] }))
}

describe('invitation codes', () => {
  test('contain letters of the name and unambiguous digits', () => {
    expect(lettersOf('Rafa Okoye')).toBe('RAFA')
    expect(lettersOf('Lucía')).toBe('UCA')
    expect(lettersOf('Io')).toBe('')
    expect(lettersOf('وي')).toBe('')
    expect(codeFor('Rafa', 0)).toMatch(/^RAFA[2-9]{2}$/)
    expect(codeFor('Rafa', 3)).toMatch(/^RAFA[2-9]{4}$/)
    for (const tries of [0, 3, 19]) expect(codeFor('玮', tries)).toMatch(/^[A-HJKMNP-Z2-9]{6,8}$/)
  })

  test('are created once, also under concurrency, and link to our own origin', async () => {
    const p = await server.person()
    const all = await Promise.all(Array.from({ length: 10 }, () => p.client.call(Agent.getCode, {})))
    expect(new Set(all.map((a) => a.code)).size).toBe(1)
    expect(all[0]).toMatchObject({ href: `${server.config.publicOrigin}/i/${all[0]!.code}`, qr: all[0]!.href })
  })
})

describe('setInviter', () => {
  test('is accepted once; the same code gets the same answer, another is refused', async () => {
    const { inviter, guest } = await pair()
    const other = await server.person()
    const again = await guest.client.call(Agent.setInviter, { code: ` ${(await codeOf(inviter)).toLowerCase()} ` })
    expect(again).toEqual({ uid: inviter.uid, user_nicename: inviter.name })
    expect(await refusalReason(guest.client.call(Agent.setInviter, { code: await codeOf(other) }))).toBe('SaidAlready')
    expect(await inviter.client.call(Agent.getInvited, {})).toMatchObject([{ uid: guest.uid, user_nicename: guest.name, reward: '0' }])
    expect((await rewards(inviter)).invited).toBe(1)
  })

  test('ten codes at once: one is accepted', async () => {
    const guest = await server.person()
    const codes = await Promise.all(Array.from({ length: 10 }, async () => codeOf(await server.person())))
    const ends = await Promise.allSettled(codes.map((code) => guest.client.call(Agent.setInviter, { code })))
    expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses unknown codes, oneself, descendants, and accounts older than a day', async () => {
    const [a, b, c] = [await server.person(), await server.person(), await server.person()]
    const say = async (who: Person, by: Person) => refusalReason(who.client.call(Agent.setInviter, { code: await codeOf(by) }))
    expect(await refusalReason(a.client.call(Agent.setInviter, { code: 'NOBODY99' }))).toBe('NoSuchCode')
    expect(await say(a, a)).toBe('Yourself')
    await b.client.call(Agent.setInviter, { code: await codeOf(a) })
    await c.client.call(Agent.setInviter, { code: await codeOf(b) })
    expect(await say(a, b)).toBe('Yourself')
    expect(await say(a, c)).toBe('Yourself')
    const late = await server.person()
    await owner.query(`update account set created_at = now() - interval '25 hours' where id = $1`, [late.uid])
    expect(await say(late, a)).toBe('TooLate')
  })

  test('two people naming each other at once: one is accepted', async () => {
    const [a, b] = [await server.person(), await server.person()]
    const [codeA, codeB] = [await codeOf(a), await codeOf(b)]
    const ends = await Promise.allSettled([
      a.client.call(Agent.setInviter, { code: codeB }),
      b.client.call(Agent.setInviter, { code: codeA }),
    ])
    expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
  })
})

describe('rewards', () => {
  test('ten percent of the bought coins, rounded down, without the bonus; once, however many workers', async () => {
    const { inviter, guest } = await pair()
    await pay(guest, { coins: 4_999n, bonus: 600n })
    await pay(guest, { coins: 9n })
    await Promise.all(Array.from({ length: 6 }, payDue))
    await payDue()
    expect((await wallet(inviter)).coins).toBe(499n)
    const seen = await rewards(inviter)
    expect(seen).toMatchObject({ invited: 1, recharged: 1, total: '499', held: '0' })
    expect(seen.list).toMatchObject([{ uid: guest.uid, coin: '4999', reward: '499', state: 'paid', due: 0 }])
    expect(seen.chart).toHaveLength(14)
    expect(seen.chart.at(-1)!.coin).toBe('499')
    expect((await rewards(inviter, 366)).chart).toHaveLength(12)
    expect((await rewards(inviter, 366)).chart.at(-1)!.coin).toBe('499')
  })

  test('one payment recorded twice: one reward', async () => {
    const { inviter, guest } = await pair()
    const payment = await db().transaction((sql) => insertPayment(sql, { uid: guest.uid, coins: 1_000n }))
    await Promise.all(Array.from({ length: 5 }, () => db().transaction((sql) => addRewardFor(sql, payment))))
    await payDue()
    await db().transaction((sql) => addRewardFor(sql, payment))
    await payDue()
    expect((await wallet(inviter)).coins).toBe(100n)
  })

  test('without an inviter there is no reward', async () => {
    const guest = await server.person()
    const payment = await pay(guest, { coins: 1_000n })
    expect((await owner.query('select 1 from invite_reward where payment = $1', [payment])).rowCount).toBe(0)
  })

  test('held until the payment settles, and while it is disputed', async () => {
    const { inviter, guest } = await pair()
    const payment = await pay(guest, { coins: 1_000n, settlesInHours: 72 })
    await payDue()
    const [line] = (await rewards(inviter)).list
    expect(line).toMatchObject({ state: 'held', reward: '100' })
    expect(line!.due).toBeGreaterThan(Date.now() / 1000 + 71 * 3600)
    expect(await rewards(inviter)).toMatchObject({ total: '0', held: '100', recharged: 1 })
    await owner.query(`update payment set state = 'disputed' where id = $1`, [payment])
    await makeDue(payment)
    await payDue()
    expect((await wallet(inviter)).coins).toBe(0n)
    await owner.query(`update payment set state = 'credited' where id = $1`, [payment])
    await payDue()
    expect((await wallet(inviter)).coins).toBe(100n)
  })

  test('reversed while held: never paid', async () => {
    const { inviter, guest } = await pair()
    const payment = await pay(guest, { coins: 1_000n, settlesInHours: 72 })
    await reverse(payment)
    await makeDue(payment)
    await payDue()
    expect((await wallet(inviter)).coins).toBe(0n)
    expect(await rewards(inviter)).toMatchObject({ total: '0', held: '0', recharged: 0, list: [{ state: 'taken_back', due: 0 }] })
  })

  test('reversed after payment: returned once', async () => {
    const { inviter, guest } = await pair()
    await db().transaction((sql) => credit(sql, { uid: inviter.uid, key: crypto.randomUUID(), request: 'own' }, 'recharge', 30n, 'test'))
    const payment = await pay(guest, { coins: 1_000n })
    await payDue()
    expect((await wallet(inviter)).coins).toBe(130n)
    await reverse(payment)
    await reverse(payment)
    await Promise.all(Array.from({ length: 6 }, payDue))
    expect(await wallet(inviter)).toMatchObject({ coins: 30n, debt: 0n })
    expect((await rewards(inviter)).total).toBe('0')
  })

  test('reversed after payment: nobody keeps it by using up the idempotency key of the return', async () => {
    const { inviter, guest } = await pair()
    const payment = await pay(guest, { coins: 1_000n })
    await payDue()
    for (const name of [`reward back:${payment}`, `reward back 100:${payment}`])
      await refusalReason(inviter.client.call(Exchange.setVoteExchange, { exchangevote: 1, client_request_id: deriveKey(name) }))
    await reverse(payment)
    await payDue()
    expect(await wallet(inviter)).toMatchObject({ coins: 0n, debt: 0n })
  })

  test('reversed after it was spent: the rest becomes debt, and the next reward repays it first', async () => {
    const { inviter, guest } = await pair()
    const payment = await pay(guest, { coins: 1_000n })
    await payDue()
    await spendAll(inviter)
    await reverse(payment)
    await payDue()
    expect(await wallet(inviter)).toMatchObject({ coins: 0n, debt: 100n })
    await pay(guest, { coins: 1_500n })
    await payDue()
    expect(await wallet(inviter)).toMatchObject({ coins: 50n, debt: 0n })
  })

  test('paid and reversed concurrently: nothing is left over', async () => {
    for (let round = 0; round < 8; round++) {
      const { inviter, guest } = await pair()
      const payment = await pay(guest, { coins: 1_000n })
      await Promise.all([payDue(), reverse(payment), payDue()])
      await payDue()
      expect(await wallet(inviter)).toMatchObject({ coins: 0n, debt: 0n })
    }
    expect((await db().query(violations)).filter((v) => v.broken > 0n)).toEqual([])
  })

  test('a worker that dies before the commit has paid nothing, and the next one pays', async () => {
    const { inviter, guest } = await pair()
    await pay(guest, { coins: 1_000n })
    const dying: Database = {
      query: db().query,
      transaction: (work) =>
        db().transaction(async (sql) => {
          await work(sql)
          await sql.query('select pg_terminate_backend(pg_backend_pid())')
          throw new Error('gone')
        }),
    }
    await payDueRewards({ db: dying, log })
    expect((await wallet(inviter)).coins).toBe(0n)
    await payDue()
    expect((await wallet(inviter)).coins).toBe(100n)
  })
})

test('an erased account leaves totals but no name', async () => {
  const { inviter, guest } = await pair()
  await pay(guest, { coins: 1_000n })
  await payDue()
  await owner.query(`update account set cancelled_at = now(), erase_after = now() - interval '1 minute' where id = $1`, [guest.uid])
  await eraseAccounts({ erasure, db: db(), log: createLog('test', 'silent') })
  expect(await rewards(inviter)).toMatchObject({ invited: 1, recharged: 1, total: '100' })
  expect((await rewards(inviter)).list).toMatchObject([{ uid: 0, user_nicename: '…', reward: '100' }])
  expect(await inviter.client.call(Agent.getInvited, {})).toEqual([])

  const { inviter: leaving, guest: staying } = await pair()
  await pay(staying, { coins: 1_000n, settlesInHours: 72 })
  await owner.query(`update account set cancelled_at = now(), erase_after = now() - interval '1 minute' where id = $1`, [leaving.uid])
  await eraseAccounts({ erasure, db: db(), log: createLog('test', 'silent') })
  const left = await owner.query(
    `select 1 from invited where uid = $1 or inviter = $1 union all select 1 from invite_code where uid = $1
     union all select 1 from invite_reward where inviter = $1 and (invitee is not null or state = 'held')`,
    [leaving.uid],
  )
  expect(left.rowCount).toBe(0)
})
