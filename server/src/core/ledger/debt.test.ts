import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openPostgres, type Postgres, type Sql } from '../../platform/postgres.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { killed } from '../../testing/killed.ts'
import { clawBack, credit, endHold, exchange, fold, hold, spend, violations, walletOf } from './ledger.ts'
import { closePack, newSeed, sendPack, takeShare } from './pack.ts'
import { sweep } from './sweep.ts'
import { lockShared } from '../../testing/sharedState.ts'

lockShared('exchangeRule')

const log = createLog('test', 'silent')
let db: Postgres
let worker: Postgres
let owner: pg.Client
beforeAll(async () => {
  db = openPostgres(process.env['NIMBO_DATABASE_MIGRATE_URL']!, log, 20)
  worker = openPostgres(process.env['NIMBO_DATABASE_WORKER_URL']!, log, 4)
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await Promise.all([db.close(), worker.close()])
})

const intent = (uid: number, key: string = randomUUID()) => ({ uid, key, request: 'r' })
async function person(coins = 0n): Promise<number> {
  const rows = await db.query((sql) =>
    sql.query<{ id: number }>(`insert into account (country_code, nicename) values ('55', 'a wallet') returning id`),
  )
  const uid = rows[0]!.id
  if (coins > 0n) await db.query((sql) => credit(sql, intent(uid), 'recharge', coins, 'test'))
  return uid
}
/** A person with this debt in coins and an empty wallet. */
async function debtor(debt: bigint): Promise<number> {
  const uid = await person()
  await db.query((sql) => clawBack(sql, intent(uid), 'chargeback', debt, 'test'))
  return uid
}
const wallet = (uid: number) => db.query((sql) => walletOf(sql, uid))
async function pack(uid: number, shares: bigint[]): Promise<bigint> {
  const p = { ...intent(uid), shares, delaySeconds: 0, lifeSeconds: 600, seed: newSeed(), nonce: 'n' }
  return (await db.query((sql) => sendPack(sql, p))).pack!
}
const expirePack = (id: bigint) =>
  owner.query(`update ledger.pack set opens_at = now() - interval '2 s', expires_at = now() - interval '1 s' where id = $1`, [String(id)])
const take = (uid: number, from: bigint) => db.query((sql) => takeShare(sql, uid, from))
async function deposit(uid: number, coins: bigint, lifeSeconds?: number): Promise<string> {
  const ref = `deposit:${randomUUID()}`
  const { status } = await db.query((sql) => hold(sql, intent(uid), 'depositHold', 'coins', coins, ref, lifeSeconds))
  expect(status).toBe('ok')
  return ref
}
const release = (sql: Sql, ref: string, pay = 0n) => endHold(sql, { ref, key: randomUUID(), request: 'e', op: 'depositEnd', pay })
async function expectNoViolations(): Promise<void> {
  await db.transaction(fold)
  expect((await db.query(violations)).filter(({ broken }) => broken > 0n)).toEqual([])
}

describe('every inflow repays first', () => {
  test('a share of a pack', async () => {
    const uid = await debtor(70n)
    const from = await pack(await person(200n), [50n, 150n])
    expect(await take(uid, from)).toMatchObject({ status: 'ok', amount: 50n, balance: 0n })
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 20n })
    expect((await take(uid, from)).status).toBe('replay')
    expect(await take(uid, await pack(await person(60n), [60n]))).toMatchObject({ amount: 60n, balance: 40n })
    expect(await wallet(uid)).toMatchObject({ coins: 40n, debt: 0n })
    await expectNoViolations()
  })

  test('what a pack gives back', async () => {
    const uid = await person(100n)
    const sent = await pack(uid, [60n, 40n])
    await take(await person(), sent)
    await owner.query('update ledger.account set balance = balance - 30 where id = ledger.wallet($1, 3)', [uid])
    await expirePack(sent)
    expect(await db.query((sql) => closePack(sql, sent))).toEqual({ status: 'ok', refunded: 40n })
    expect(await db.query((sql) => closePack(sql, sent))).toEqual({ status: 'closed', refunded: 40n })
    expect(await wallet(uid)).toMatchObject({ coins: 10n, debt: 0n })
    // The debt was planted without a posting: that is taken back, so that the books agree.
    await owner.query('update ledger.account set balance = balance + 30 where id = ledger.wallet($1, 3)', [uid])
    await expectNoViolations()
  })

  test('votes that become coins, a deposit that is given back, and a reward', async () => {
    const uid = await debtor(100n)
    const giver = await person(160n)
    await db.query((sql) => spend(sql, { ...intent(giver), op: 'gift', coins: 160n, receivers: [{ uid, votes: 80n }] }))
    await foldAll(db)
    expect(await db.query((sql) => exchange(sql, intent(uid), 'votesToCoins', 80n, 80n))).toMatchObject({ status: 'ok', balance: 0n })
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 20n })
    const other = await person(50n)
    const ref = await deposit(other, 50n)
    await owner.query('update ledger.account set balance = balance - 30 where id = ledger.wallet($1, 3)', [other])
    expect(await db.query((sql) => release(sql, ref, 10n))).toMatchObject({ status: 'ok', balance: 10n })
    expect(await wallet(other)).toMatchObject({ coins: 10n, coins_held: 0n, debt: 0n })
    await owner.query('update ledger.account set balance = balance + 30 where id = ledger.wallet($1, 3)', [other])
    await db.query((sql) => credit(sql, intent(uid), 'reward', 25n, 'test'))
    expect(await wallet(uid)).toMatchObject({ coins: 5n, debt: 0n })
    await expectNoViolations()
  })
})

describe('a payment that went back', () => {
  test('takes what lies in open packs and deposits too, as far as needed; the rest is owed', async () => {
    const uid = await person(1_000n)
    const sent = await pack(uid, [100n, 200n])
    await take(await person(), sent)
    const ref = await deposit(uid, 300n)
    // 400 free, 200 in the pack, 300 in the deposit; 100 were taken.
    await db.query((sql) => clawBack(sql, intent(uid), 'chargeback', 500n, 'test'))
    expect(await wallet(uid)).toMatchObject({ coins: 400n, coins_held: 300n, debt: 0n })
    expect((await take(await person(), sent)).status).toBe('closed')
    await db.query((sql) => clawBack(sql, intent(uid), 'chargeback', 500n, 'test'))
    expect(await wallet(uid)).toMatchObject({ coins: 0n, coins_held: 0n, debt: 100n })
    expect((await db.query((sql) => release(sql, ref, 10n))).status).toBe('ended')
    await expectNoViolations()
  })

  test('races with people who take shares: nothing is lost, nothing is there twice', async () => {
    for (let round = 0; round < 4; round++) {
      const uid = await person(1_000n)
      const sent = await pack(
        uid,
        Array.from({ length: 50 }, () => 20n),
      )
      const takers = await Promise.all(Array.from({ length: 30 }, () => person()))
      const back = intent(uid)
      const [taken] = await Promise.all([
        Promise.all(takers.map((taker) => take(taker, sent))),
        ...[1, 2, 3].map(() => db.query((sql) => clawBack(sql, back, 'chargeback', 1_000n, 'test'))),
      ])
      const went = taken.filter(({ status }) => status === 'ok').reduce((sum, { amount }) => sum + amount, 0n)
      expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: went })
    }
    await expectNoViolations()
  })

  test('killed before it is committed it has no effect, and tried again it has one', async () => {
    const uid = await person(500n)
    const sent = await pack(uid, [200n, 200n])
    const ref = await deposit(uid, 100n)
    const key = randomUUID()
    const back = `select ledger.take_back($1, $2, sha256('r'), 12::smallint, -3, 450, 'test')`
    await killed(back, [uid, key])
    expect(await wallet(uid)).toMatchObject({ coins: 100n, coins_held: 100n, debt: 0n })
    expect((await take(await person(), sent)).status).toBe('ok')
    for (let n = 0; n < 2; n++) await owner.query(back, [uid, key])
    expect(await wallet(uid)).toMatchObject({ coins: 0n, coins_held: 0n, debt: 150n })
    expect((await db.query((sql) => release(sql, ref))).status).toBe('ended')
    await expectNoViolations()
  })
})

describe('deposits end by themselves', () => {
  // Tests of other files leave a pack for a moment that cannot be closed.
  const sweepAll = () => sweep(worker, log).catch(() => undefined)
  const expired = async (uid: number, coins: bigint) => {
    const ref = await deposit(uid, coins)
    await owner.query(`update ledger.hold set expires_at = now() - interval '1 s' where ref = $1`, [ref])
    return ref
  }

  test('after their time, once, whoever sweeps and whoever pays out of them meanwhile', async () => {
    for (let round = 0; round < 6; round++) {
      const uid = await person(100n)
      const ref = await expired(uid, 80n)
      const [paid] = await Promise.all([db.query((sql) => release(sql, ref, 30n)), ...[1, 2, 3].map(() => sweepAll())])
      expect(await wallet(uid)).toMatchObject({ coins: paid.status === 'ok' ? 70n : 100n, coins_held: 0n })
    }
    await expectNoViolations()
  })

  test('not before, and one whose sweeper was killed ends with the next', async () => {
    const uid = await person(100n)
    const early = await deposit(uid, 20n, 3_600)
    const late = await expired(uid, 50n)
    const { rows } = await owner.query<{ id: string }>('select id::text from ledger.hold where ref = $1', [late])
    await killed(`select ledger.expire_deposit($1, gen_random_uuid(), sha256('x'))`, [rows[0]!.id])
    expect((await wallet(uid)).coins_held).toBe(70n)
    await sweepAll()
    expect((await wallet(uid)).coins_held).toBe(20n)
    expect((await db.query((sql) => release(sql, early))).status).toBe('ok')
    await expectNoViolations()
  })

  test('every hold of coins has an end, and one of votes needs its withdrawal', async () => {
    const uid = await person(100n)
    const holds = (slot: number, ref: string, life: string) =>
      owner.query(`select ledger.hold($1, gen_random_uuid(), sha256('x'), 32::smallint, $2, 5, $3, $4::interval)`, [uid, slot, ref, life])
    for (const life of ['0', '-1 day']) await expect(holds(1, `deposit:${randomUUID()}`, life)).rejects.toThrow('a deposit ends')
    await expect(holds(1, 'withdrawal:1', '1 day')).rejects.toThrow('a deposit ends')
    await expect(holds(2, `withdrawal:${2 ** 31 - 1}`, '1 day')).rejects.toThrow('no such withdrawal')
    await expect(holds(3, 'x', '1 day')).rejects.toThrow('amounts')
  })
})
