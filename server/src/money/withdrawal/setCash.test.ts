import { randomUUID } from 'node:crypto'
import { Login, platformPercent, refusalOf, ticketsPerUnit, ticketsPerUsdt, Withdrawals, CashRecords, Statements } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations, walletOf } from '../../core/ledger/index.ts'
import { acquireLock } from '../../testing/acquireLock.ts'
import { markPaid } from '../../testing/markPaid.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer, testPassword } from '../../testing/startTestServer.ts'
import { cashier, giveTickets, newCpf, newGiver } from '../../testing/tickets.ts'

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

type Cashier = Awaited<ReturnType<typeof cashier>>
const ask = ({ client, accountid }: Cashier, cashvote: number, key: string = randomUUID()) =>
  client.call(Withdrawals.setCash, { accountid, cashvote, client_request_id: key })
const profit = ({ client }: Cashier) => client.call(Withdrawals.getProfit, {})
const wallet = (uid: number) => server.engines.db.query((tx) => walletOf(tx, uid))
/** Only the owner of the schema can date a withdrawal back. */
const yesterday = (uid: number, ago = '25 hours') =>
  owner.query('update withdrawal set created_at = now() - $2::interval where uid = $1', [uid, ago])
const sql = (text: string, values: unknown[]) => server.engines.db.transaction((tx) => tx.query(text, values))

/** A payment of a giver, by hand: orders are another feature's. */
async function payment(uid: number, more: { method?: string; state?: string; settles?: string; coins?: number; ago?: string } = {}) {
  const { method = 'card', state = 'credited', settles = '2 days', coins = 1_000, ago = '1 hour' } = more
  await sql(
    `with o as (
       insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give, state)
       values ($2, $1, gen_random_uuid(), sha256('x'), 1, false, $3, 'BRL', 299, 300, 0, 'paid') returning id)
     insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, state, settles_at, at)
     select $3, $2, id, $1, 'BRL', 100, $4, $5, now() + $6::interval, now() - $7::interval from o`,
    [uid, randomUUID(), method, coins, state, settles, ago],
  )
}

test('tickets are held at once, and the money is what the rule says', async () => {
  const person = await cashier(server, 25_035n)
  expect(await ask(person, 20_000)).toMatchObject({ votes: '20000', left: '5035', money: '148.00', currency: 'BRL' })
  expect(await wallet(person.uid)).toMatchObject({ votes: 25_035n, votes_held: 20_000n })
  expect(await profit(person)).toMatchObject({ total: '5035', used: 1, held: [{ why: 'review', votes: '20000', until: 0 }] })
  const [record] = await person.client.call(CashRecords.cashRecordList, {})
  expect(record).toMatchObject({ state: 'review', status: 0, gross: '200.00', take: '40.00', tax: '12.00', fee: '0.00', money: '148.00' })
  expect(record!.datecreated).toBe(new Date(record!.created * 1000).toISOString().slice(0, 19).replace('T', ' '))
  expect(record!.dateended).toBe('')
  expect(record!.account).not.toContain(person.cpf)
  const [line] = await person.client.call(Statements.recordList, { type: 2 })
  expect(line).toMatchObject({ status: 1, dateaddtime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string })
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const { id } = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
  expect(await ask({ ...person, accountid: id }, 5_000)).toMatchObject({ money: '5.153847', currency: 'USDT', left: '35' })
})

test('the rules are what hosts were promised', async () => {
  const { rules, cash_rate, cash_take } = await profit(await cashier(server))
  expect(rules.map(({ rate, take }) => [rate, Number(take)])).toEqual([
    [ticketsPerUnit, platformPercent],
    [ticketsPerUsdt, platformPercent],
  ])
  expect([cash_rate, cash_take]).toEqual([String(ticketsPerUnit), String(platformPercent)])
})

describe('at once', () => {
  test('one key twenty times: one withdrawal, one hold, one answer', async () => {
    const person = await cashier(server, 50_000n)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, 5_000, key)))
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    expect((await wallet(person.uid)).votes_held).toBe(5_000n)
    expect(await ask(person, 5_000, key)).toEqual(answers[0])
    expect(await refusalReason(ask(person, 6_000, key))).toBe('IdempotencyConflict')
    expect(await person.client.call(CashRecords.cashRecordList, {})).toHaveLength(1)
  })

  test('twenty keys for five: five go through, never more than there is', async () => {
    const person = await cashier(server, 27_000n)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(person, 5_000)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const why = answers.flatMap((a) => (a.status === 'rejected' ? [refusalOf(a.reason, Withdrawals.setCash)] : []))
    expect(new Set(why)).toEqual(new Set(['TooMuch']))
    expect(await wallet(person.uid)).toMatchObject({ votes: 27_000n, votes_held: 25_000n })
  })

  test('a month has ten, however many come together', async () => {
    const person = await cashier(server, 200_000n)
    const answers = await Promise.allSettled(Array.from({ length: 14 }, () => ask(person, 5_000)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await refusalReason(ask(person, 5_000))).toBe('TooManyThisMonth')
    await yesterday(person.uid, '32 days')
    await ask(person, 5_000)
  })

  test('gifts that arrive meanwhile do not disturb it, and the books agree', async () => {
    const person = await cashier(server, 30_000n)
    await Promise.all([
      ...Array.from({ length: 4 }, () => ask(person, 5_000)),
      ...Array.from({ length: 6 }, () => giveTickets(server, person.uid, 100n)),
    ])
    expect(await wallet(person.uid)).toMatchObject({ votes: 30_600n, votes_held: 20_000n })
    expect((await server.engines.db.query(violations)).filter(({ broken }) => broken > 0n)).toEqual([])
  })
})

describe('refusals', () => {
  test('too much, too little, not certified, not proved, not yours', async () => {
    const person = await cashier(server, 10_000n)
    expect(await refusalReason(ask(person, 10_001))).toBe('TooMuch')
    expect(await refusalReason(ask(person, 4_999))).toBe('BelowMinimum')
    const other = await cashier(server)
    expect(await refusalReason(ask({ ...person, accountid: other.accountid }, 5_000))).toBe('NotYourAccount')
    await sql('update account set certified_at = null where id = $1', [person.uid])
    expect(await refusalReason(ask(person, 5_000))).toBe('NotCertified')
    await sql(`update session set proved_at = null where uid = $1`, [person.uid])
    expect(await refusalReason(ask(person, 5_000))).toBe('StepUpNeeded')
  })

  test('a repeated tap is answered even when the proof has grown old', async () => {
    const person = await cashier(server, 10_000n)
    const key = randomUUID()
    const first = await ask(person, 5_000, key)
    await sql(`update session set proved_at = null where uid = $1`, [person.uid])
    expect(await ask(person, 5_000, key)).toEqual(first)
  })

  test('a removed account takes nothing more', async () => {
    const person = await cashier(server, 10_000n)
    await person.client.call(Withdrawals.delUserAccount, { id: person.accountid })
    expect(await refusalReason(ask(person, 5_000))).toBe('NotYourAccount')
  })

  test('a frozen wallet, and a key that was used for something else', async () => {
    const person = await cashier(server, 10_000n)
    await owner.query('update ledger.account set frozen = true where owner = $1', [person.uid])
    expect(await refusalReason(ask(person, 5_000))).toBe('Frozen')
    await owner.query('update ledger.account set frozen = false where owner = $1', [person.uid])
    const key = randomUUID()
    await sql(`select ledger.credit($1, $2, sha256('x'), 10::smallint, -3, 5, '', null)`, [person.uid, key])
    expect(await refusalReason(ask(person, 5_000, key))).toBe('IdempotencyConflict')
    expect(await person.client.call(CashRecords.cashRecordList, {})).toEqual([])
  })

  test('outside the window', async () => {
    const person = await cashier(server, 10_000n)
    const day = new Date().getUTCDate()
    // Another way out, so that no other test meets a closed window.
    const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
    const { id } = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
    const closed = day > 15 ? [1, 2] : [20, 21]
    try {
      await owner.query('update cash_rule set window_from = $1, window_to = $2 where type = 2', closed)
      expect(await refusalReason(ask({ ...person, accountid: id }, 5_000))).toBe('OutsideWindow')
      await owner.query('update cash_rule set window_from = $1, window_to = $2 where type = 2', [day, day === 31 ? 1 : day])
      expect(await ask({ ...person, accountid: id }, 5_000)).toMatchObject({ currency: 'USDT' })
    } finally {
      await owner.query('update cash_rule set window_from = 1, window_to = 31 where type = 2')
    }
  })
})

// Two coins bring a ticket, so a payment holds half as many as it bought coins.
describe('tickets that wait', () => {
  test('gifts of somebody who paid by card wait, until when is said, and nobody can take them', async () => {
    const person = await cashier(server, 6_000n)
    const giver = await newGiver(server.engines.db)
    await payment(giver, { settles: '2 days', coins: 8_000 })
    await giveTickets(server, person.uid, 4_000n, giver)
    const { total, held } = await profit(person)
    expect([total, held.map(({ why, votes }) => [why, votes])]).toEqual(['6000', [['recent', '4000']]])
    expect(Math.abs(held[0]!.until - (Date.now() / 1000 + 2 * 86_400))).toBeLessThan(60)
    expect(await refusalReason(ask(person, 6_001))).toBe('TooMuch')
    expect(await ask(person, 6_000)).toMatchObject({ left: '0' })
  })

  test('what has settled, by whichever method, or was paid after the gift, does not wait; more than a payment bought does not either', async () => {
    const person = await cashier(server)
    for (const paid of [{ method: 'pix', settles: '-1 minute' }, { settles: '-1 minute' }]) {
      const giver = await newGiver(server.engines.db)
      await payment(giver, paid)
      await giveTickets(server, person.uid, 1_000n, giver)
    }
    const early = await giveTickets(server, person.uid, 1_000n)
    await payment(early, { ago: '-1 minute' })
    expect(await profit(person)).toMatchObject({ total: '3000', held: [] })
    const giver = await newGiver(server.engines.db)
    await payment(giver, { coins: 800 })
    await giveTickets(server, person.uid, 1_000n, giver)
    expect(await profit(person)).toMatchObject({ total: '3600', held: [{ why: 'recent', votes: '400' }] })
  })

  test('a contested payment holds what it bought, once, and longer than any payment waits', async () => {
    const person = await cashier(server, 5_000n)
    const giver = await newGiver(server.engines.db)
    await payment(giver, { state: 'disputed', coins: 2_520 })
    await payment(giver, { settles: '1 day', coins: 10_000 })
    await giveTickets(server, person.uid, 3_000n, giver)
    const { total, held } = await profit(person)
    expect(total).toBe('5000')
    expect(held.map(({ why, votes }) => [why, votes])).toEqual([
      ['recent', '1740'],
      ['disputed', '1260'],
    ])
    expect(await refusalReason(ask(person, 5_001))).toBe('TooMuch')
  })
})

test('a payment that went back for good, first a part of it: what it bought waits while it is owed, and no longer', async () => {
  const person = await cashier(server, 6_000n)
  const giver = await newGiver(server.engines.db)
  await payment(giver, { coins: 8_000 })
  await giveTickets(server, person.uid, 4_500n, giver)
  const waiting = async () => (await profit(person)).held.map(({ why, votes }) => [why, votes])
  expect(await waiting()).toEqual([['recent', '4000']])
  const clawBack = `select ledger.take_back($1, gen_random_uuid(), sha256('x'), 12::smallint, -3, $2, '')`
  await sql('update payment set back = 25, taken = 2000 where uid = $1', [giver])
  await sql(clawBack, [giver, 2_000])
  expect(await waiting()).toEqual([
    ['recent', '3000'],
    ['disputed', '1000'],
  ])
  await sql(`update payment set state = 'reversed', back = amount, taken = coins where uid = $1`, [giver])
  await sql(clawBack, [giver, 6_000])
  expect(await waiting()).toEqual([['disputed', '4000']])
  expect(await refusalReason(ask(person, 6_501))).toBe('TooMuch')
  const repay = `select ledger.credit($1, gen_random_uuid(), sha256('x'), 10::smallint, -3, $2, '', null)`
  await sql(repay, [giver, 3_000])
  expect(await waiting()).toEqual([['disputed', '2500']])
  await sql(repay, [giver, 5_000])
  expect(await profit(person)).toMatchObject({ total: '10500', held: [] })
})

describe('signs of risk', () => {
  const filed = async (uid: number) =>
    (
      await server.engines.db.query((tx) =>
        tx.query<{ risk: string; needed: number; signs: { sign: string }[] }>(
          'select risk, needed, signs from withdrawal where uid = $1 order by id desc limit 1',
          [uid],
        ),
      )
    )[0]!
  const signs = async (uid: number) => (await filed(uid)).signs.map(({ sign }) => sign)

  test('a first withdrawal of a new account by a new device, fed by one giver: two people look', async () => {
    const person = await cashier(server, 5_000n)
    await ask(person, 5_000)
    expect(await signs(person.uid)).toEqual(['account_changed', 'one_giver', 'new_device', 'first_withdrawal'])
    expect(await filed(person.uid)).toMatchObject({ risk: 'high', needed: 2 })
  })

  test('somebody known, with many givers: one person looks, and two above the limit', async () => {
    const person = await cashier(server)
    for (let n = 0; n < 3; n++) await giveTickets(server, person.uid, 20_000n)
    await sql(`update cash_account set changed_at = now() - interval '9 days' where uid = $1`, [person.uid])
    await sql(`update session set created_at = now() - interval '9 days' where uid = $1`, [person.uid])
    await ask(person, 5_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 1 })
    await markPaid(owner, person.uid)
    await yesterday(person.uid)
    await ask(person, 20_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'medium', needed: 1 })
    expect(await signs(person.uid)).toEqual(['unusual_amount'])
    await markPaid(owner, person.uid)
    await yesterday(person.uid)
    await ask(person, 21_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 2 })
  })

  /** A known person: many givers, an account and a device of old. */
  async function known() {
    const person = await cashier(server)
    for (let n = 0; n < 3; n++) await giveTickets(server, person.uid, 30_000n)
    await sql(`update cash_account set changed_at = now() - interval '9 days' where uid = $1`, [person.uid])
    await sql(`update session set created_at = now() - interval '9 days' where uid = $1`, [person.uid])
    return person
  }

  test('the limit in parts is the limit: within a day two people look at what goes beyond it, by whichever way out', async () => {
    const person = await known()
    await ask(person, 15_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 1 })
    await ask(person, 5_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 1 })
    await ask(person, 5_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 2 })
    const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
    const { id } = await person.client.call(Withdrawals.setUserAccount, { type: 2, name: 'Rafaela Oliveira', account: address })
    await sql(`update cash_account set changed_at = now() - interval '9 days' where uid = $1`, [person.uid])
    await ask({ ...person, accountid: id }, 5_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 2 })
    await yesterday(person.uid)
    await ask({ ...person, accountid: id }, 5_000)
    expect(await filed(person.uid)).toMatchObject({ risk: 'low', needed: 1 })
  })

  test('at once they are judged one after the other: ten parts of a limit are not ten small ones', async () => {
    const person = await known()
    await Promise.all(Array.from({ length: 4 }, () => ask(person, 9_000)))
    const rows = await owner.query<{ needed: number }>('select needed from withdrawal where uid = $1', [person.uid])
    expect(rows.rows.filter(({ needed }) => needed === 2)).toHaveLength(2)
  })

  test('an account that changes while it is asked for is weighed as it is paid to', async () => {
    const person = await known()
    await ask(person, 5_000)
    await markPaid(owner, person.uid)
    await yesterday(person.uid)
    // The request waits for the lock, with everything read that is read before it.
    const before = await acquireLock('select 1 from ledger.account where id = ledger.wallet($1, 2) for update', [person.uid])
    const asking = ask(person, 6_000)
    await before.untilContended()
    const other = { type: 1, name: 'Another Person', key_type: 'cpf' as const, account: newCpf() }
    await person.client.call(Withdrawals.editUserAccount, { id: person.accountid, ...other })
    await before.release()
    await asking
    const { rows } = await owner.query<{ destination: string }>(
      'select destination from withdrawal where uid = $1 order by id desc limit 1',
      [person.uid],
    )
    expect(rows[0]!.destination).toBe(other.account)
    expect(await filed(person.uid)).toMatchObject({ risk: 'high', needed: 2 })
    expect(await signs(person.uid)).toEqual(['account_changed', 'name_differs'])
  })

  test('another name than money went to before is seen, also when the account itself was renamed long ago', async () => {
    const person = await known()
    await ask(person, 5_000)
    await markPaid(owner, person.uid)
    await yesterday(person.uid)
    await person.client.call(Withdrawals.editUserAccount, {
      id: person.accountid,
      type: 1,
      name: 'Another Person',
      key_type: 'cpf',
      account: newCpf(),
    })
    await sql(`update cash_account set changed_at = now() - interval '9 days' where uid = $1`, [person.uid])
    await ask(person, 5_000)
    expect(await signs(person.uid)).toEqual(['name_differs'])
  })

  test('another name, a contested payment, a debt', async () => {
    const person = await cashier(server)
    const giver = await newGiver(server.engines.db)
    await payment(giver, { method: 'pix', state: 'reversed' })
    await giveTickets(server, person.uid, 9_000n, giver)
    await sql(`select ledger.take_back($1, gen_random_uuid(), sha256('x'), 12::smallint, -3, 5, '')`, [person.uid])
    await person.client.call(Login.stepUp, { user_pass: testPassword })
    await person.client.call(Withdrawals.setUserAccount, { type: 1, name: 'Another Person', key_type: 'cpf', account: newCpf() })
    await ask(person, 5_000)
    const found = await signs(person.uid)
    for (const sign of ['name_differs', 'disputed', 'owes_coins', 'young_payments']) expect(found).toContain(sign)
  })
})
