import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openPostgres, type Postgres } from '../../platform/postgres.ts'
import { newEvent } from '../room/newEvent.ts'
import { outboxRow } from '../room/outbox.store.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import { credit, endHold, exchange, hold, spend, spendMany, clawBack, violations, walletOf } from './ledger.ts'
import { setLimits, setPause } from './limits.ts'
import { closePack, luckySplit, newSeed, sendPack, takeShare } from './pack.ts'
import { lockShared } from '../../testing/sharedState.ts'

lockShared('exchangeRule')

const { randomInt, randomBytes } = seededRandom('ledger')

let db: Postgres
let owner: pg.Client
beforeAll(async () => {
  db = openPostgres(process.env['NIMBO_DATABASE_MIGRATE_URL']!, createLog('test', 'silent'), 20)
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await db.close()
})

async function person(coins = 0n): Promise<number> {
  const rows = await db.query((sql) =>
    sql.query<{ id: number }>(`insert into account (country_code, nicename) values ('55', 'a wallet') returning id`),
  )
  const uid = rows[0]!.id
  if (coins > 0n) await db.query((sql) => credit(sql, { uid, key: randomUUID(), request: 'start' }, 'recharge', coins, 'test'))
  return uid
}
const wallet = (uid: number) => db.query((sql) => walletOf(sql, uid))
const gift = (uid: number, anchor: number, coins: bigint, key: string = randomUUID()) => ({
  uid,
  key,
  request: `gift ${anchor} ${coins}`,
  op: 'gift' as const,
  coins,
  receivers: [{ uid: anchor, votes: coins / 2n }],
})
const give = (g: ReturnType<typeof gift>) => db.query((sql) => spend(sql, g))
async function broken(): Promise<string[]> {
  await foldAll(db)
  return (await db.query(violations)).filter((v) => v.broken > 0n).map((v) => v.invariant)
}

describe('spending', () => {
  test('coins leave the sender at once, votes reach the anchor with the fold', async () => {
    const [a, b] = [await person(100n), await person()]
    expect(await give(gift(a, b, 30n))).toMatchObject({ status: 'ok', balance: 70n, replayed: false })
    await foldAll(db)
    expect([(await wallet(a)).coins, (await wallet(b)).votes, (await wallet(a)).spent_today]).toEqual([70n, 15n, 30n])
  })

  test('one key, fifty times at once: one effect, one answer; another request under it is refused', async () => {
    const [a, b] = [await person(100n), await person()]
    const g = gift(a, b, 30n)
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(g)))
    expect(new Set(answers.map((o) => `${o.status} ${o.balance} ${o.transfer}`)).size).toBe(1)
    expect(answers.filter((o) => !o.replayed)).toHaveLength(1)
    expect((await give({ ...g, coins: 31n, request: 'other' })).status).toBe('mismatch')
    expect((await wallet(a)).coins).toBe(70n)
  })

  test('the same key of two people is two keys', async () => {
    const [a, b, c] = [await person(10n), await person(10n), await person()]
    const key = randomUUID()
    expect((await give(gift(a, c, 10n, key))).status).toBe('ok')
    expect(await give(gift(b, c, 10n, key))).toMatchObject({ status: 'ok', replayed: false })
  })

  test('fifty gifts at once from a wallet for ten: ten go through, and a refusal is final for its key', async () => {
    const [a, b] = [await person(100n), await person()]
    const gifts = Array.from({ length: 50 }, () => gift(a, b, 10n))
    const answers = await Promise.all(gifts.map(give))
    expect(answers.filter((o) => o.status === 'ok')).toHaveLength(10)
    const poor = gifts[answers.findIndex((o) => o.status === 'insufficient')]!
    await db.query((sql) => credit(sql, { uid: a, key: randomUUID(), request: 'more' }, 'recharge', 100n, 'test'))
    expect(await give(poor)).toMatchObject({ status: 'insufficient', replayed: true })
  })

  test('several receivers of one gift each get their votes, and count and combo are kept with it', async () => {
    const [a, anchor, guest] = [await person(1_000n), await person(), await person()]
    const combo = randomUUID()
    const shared = (n: number) => ({
      ...gift(a, anchor, 10n),
      request: `shared ${n}`,
      receivers: [
        { uid: anchor, votes: 3n },
        { uid: guest, votes: 2n },
      ],
      count: n,
      combo,
    })
    expect(await give(shared(1))).toMatchObject({ status: 'ok', balance: 990n })
    await db.query((sql) => spendMany(sql, [2, 3, 4, 5].map(shared)))
    await foldAll(db)
    expect([(await wallet(a)).coins, (await wallet(anchor)).votes, (await wallet(guest)).votes]).toEqual([950n, 15n, 10n])
    const { rows } = await owner.query<{ count: number }>('select count from ledger.transfer where combo = $1 order by count', [combo])
    expect(rows.map((r) => r.count)).toEqual([1, 2, 3, 4, 5])
    expect(await broken()).toEqual([])
  })

  test('a receiver nobody knows is refused, alone and among others, and nothing moves', async () => {
    const [a, b] = [await person(100n), await person()]
    const wrong = () => ({
      ...gift(a, b, 10n),
      receivers: [
        { uid: b, votes: 2n },
        { uid: 2_000_000_000, votes: 3n },
      ],
    })
    const first = wrong()
    expect(await give(first)).toMatchObject({ status: 'no_receiver', balance: 100n, replayed: false })
    expect(await give(first)).toMatchObject({ status: 'no_receiver', balance: 100n, replayed: true })
    const others = await Promise.all([1, 2, 3].map(() => person(10n)))
    const answers = await db.query((sql) => spendMany(sql, [wrong(), ...others.map((uid) => gift(uid, b, 10n))]))
    expect(answers.map((o) => o.status)).toEqual(['no_receiver', 'ok', 'ok', 'ok'])
    expect((await wallet(a)).coins).toBe(100n)
    expect(await broken()).toEqual([])
  })

  test('a batch answers as its spends would one by one, whoever sends, however often', async () => {
    const anchor = await person()
    const world = async () => {
      const uids = [await person(500n), await person(40n), await person(0n), await person(300n), await person(300n), await person(300n)]
      await db.query((sql) => setLimits(sql, uids[3]!, 60n, null))
      await db.query((sql) => setPause(sql, uids[4]!, 1))
      await owner.query(`update ledger.account set frozen = true where id = $1`, [uids[5]! * 256 + 1])
      return [...uids, 2_000_000_000]
    }
    const [batched, single] = [await world(), await world()]
    const before: { who: number; key: string; coins: bigint }[] = []
    for (let round = 0; round < 30; round++) {
      const requests = Array.from({ length: randomInt(1, 24) }, () => {
        const again = before.length > 0 && randomInt(0, 5) === 0 ? before[randomInt(0, before.length)] : undefined
        const request = again ?? { who: randomInt(0, batched.length), key: randomUUID(), coins: BigInt(randomInt(1, 30)) }
        before.push(request)
        return randomInt(0, 20) === 0 ? { ...request, coins: request.coins + 1n } : request
      })
      const outbox = [outboxRow('nobody', newEvent('system', { ct: `${round}`, ct_en: '', ct_fr: '', ct_ar: '', ct_es: '', ct_pt: '' }))]
      const of = (uids: readonly number[]) => requests.map((w) => ({ ...gift(uids[w.who]!, anchor, w.coins, w.key), outbox }))
      const answers = await db.transaction((sql) => spendMany(sql, of(batched)))
      const expected = []
      for (const g of of(single)) expected.push(await give(g))
      const told = (list: typeof answers) => list.map(({ status, balance, replayed }) => ({ status, balance, replayed }))
      expect(told(answers)).toEqual(told(expected))
    }
    const coins = (uids: readonly number[]) => Promise.all(uids.slice(0, 6).map(async (uid) => (await wallet(uid)).coins))
    expect(await coins(batched)).toEqual(await coins(single))
    expect(await broken()).toEqual([])
  })

  test('a batch: the poor and the repeated are their own answers, the rest goes through', async () => {
    const [a, poor, b] = [await person(100n), await person(), await person()]
    const twice = gift(a, b, 10n)
    const answers = await db.query((sql) => spendMany(sql, [twice, gift(poor, b, 5n), twice, gift(a, b, 20n)]))
    expect(answers.map((o) => [o.status, o.replayed])).toEqual([
      ['ok', false],
      ['insufficient', false],
      ['ok', true],
      ['ok', false],
    ])
    expect((await wallet(a)).coins).toBe(70n)
  })

  test('a limit holds when many come at once; lowering counts now, raising after a day', async () => {
    const [a, b] = [await person(1_000n), await person()]
    const limits = (day: number | null, month: number | null) =>
      db.query((sql) => sql.query('select ledger.set_limits($1, $2, $3)', [a, day, month]))
    await limits(100, 500)
    const answers = await Promise.all(Array.from({ length: 30 }, () => give(gift(a, b, 10n))))
    expect(answers.filter((o) => o.status === 'ok')).toHaveLength(10)
    expect(answers.filter((o) => o.status === 'limit')).toHaveLength(20)
    await limits(300, 500)
    expect((await give(gift(a, b, 10n))).status).toBe('limit')
    await owner.query(`update ledger.account set next_limits_at = now() - interval '1 second' where owner = $1 and asset = 1`, [a])
    expect((await give(gift(a, b, 10n))).status).toBe('ok')
    await limits(50, 500)
    expect((await give(gift(a, b, 10n))).status).toBe('limit')
    await db.query((sql) => sql.query(`select ledger.exclude($1, now() + interval '1 day')`, [b]))
    await db.query((sql) => sql.query(`select ledger.exclude($1, now() + interval '1 hour')`, [b]))
    expect((await wallet(b)).excluded_until!.getTime()).toBeGreaterThan(Date.now() + 23 * 3600_000)
    expect((await give(gift(b, a, 1n))).status).toBe('excluded')
  })
})

describe('holds, exchange and payments taken back', () => {
  test('what is held cannot be spent, and a hold ends once', async () => {
    const [a, b] = [await person(100n), await person()]
    const intent = { uid: a, key: randomUUID(), request: 'hold 80' }
    const ref = `deposit:${randomUUID()}`
    expect((await db.query((sql) => hold(sql, intent, 'depositHold', 'coins', 80n, ref))).balance).toBe(20n)
    expect((await db.query((sql) => hold(sql, intent, 'depositHold', 'coins', 80n, ref))).replayed).toBe(true)
    expect((await give(gift(a, b, 30n))).status).toBe('insufficient')
    const end = { ref, op: 'depositEnd' as const, pay: 50n, receivers: [{ uid: b, votes: 25n }] }
    const ends = await Promise.all(
      [1, 2, 3].map((n) => db.query((sql) => endHold(sql, { ...end, key: randomUUID(), request: `end ${n}` }))),
    )
    expect(ends.map((o) => o.status).toSorted()).toEqual(['ended', 'ended', 'ok'])
    expect(await wallet(a)).toMatchObject({ coins: 50n, coins_held: 0n })
  })

  test('votes become coins at the rate given, never more than there are', async () => {
    const [a, b] = [await person(200n), await person()]
    await give(gift(a, b, 200n))
    const swap = (give_: bigint) =>
      db.query((sql) => exchange(sql, { uid: b, key: randomUUID(), request: `swap ${give_}` }, 'votesToCoins', give_, give_ / 2n))
    expect((await swap(100n)).status).toBe('insufficient')
    await foldAll(db)
    expect((await Promise.all([swap(60n), swap(60n)])).map((o) => o.status).toSorted()).toEqual(['insufficient', 'ok'])
    expect(await wallet(b)).toMatchObject({ votes: 40n, coins: 30n })
  })

  test('a chargeback takes what is there, the rest is owed and paid by the next recharge', async () => {
    const [a, b] = [await person(100n), await person()]
    await give(gift(a, b, 70n))
    await db.query((sql) => clawBack(sql, { uid: a, key: randomUUID(), request: 'back' }, 'chargeback', 100n, 'dispute'))
    expect(await wallet(a)).toMatchObject({ coins: 0n, debt: 70n })
    await db.query((sql) => credit(sql, { uid: a, key: randomUUID(), request: 'again' }, 'recharge', 100n, 'test'))
    expect(await wallet(a)).toMatchObject({ coins: 30n, debt: 0n })
  })
})

describe('red packs', () => {
  test('the split is exact, fair by position, and follows from its seed', () => {
    const seed = newSeed()
    expect(luckySplit(1_000n, 7, seed, 'n')).toEqual(luckySplit(1_000n, 7, seed, 'n'))
    const sums = Array.from({ length: 5 }, () => 0)
    for (let n = 0; n < 4_000; n++) {
      const split = luckySplit(500n, 5, randomBytes(32), String(n))
      expect(split.reduce((a, b) => a + b)).toBe(500n)
      expect(split.every((s) => s >= 1n)).toBe(true)
      split.forEach((s, i) => (sums[i]! += Number(s)))
    }
    for (const sum of sums) expect(sum / 4_000).toBeGreaterThan(93)
    for (const sum of sums) expect(sum / 4_000).toBeLessThan(107)
    expect(luckySplit(5n, 5, seed, 'n')).toEqual([1n, 1n, 1n, 1n, 1n])
  })

  test('three hundred hands on fifty shares: each person one, fifty in all, nothing lost', async () => {
    const sender = await person(1_000n)
    const seed = newSeed()
    const shares = luckySplit(1_000n, 50, seed, 'x')
    const pack = { uid: sender, key: randomUUID(), request: 'pack', shares, delaySeconds: 0, lifeSeconds: 60, seed, nonce: 'x' }
    const sent = await db.query((sql) => sendPack(sql, pack))
    expect((await db.query((sql) => sendPack(sql, pack))).pack).toBe(sent.pack)
    const takers = await Promise.all(Array.from({ length: 100 }, () => person()))
    const taken = await Promise.all([...takers, ...takers, ...takers].map((uid) => db.query((sql) => takeShare(sql, uid, sent.pack!))))
    expect(taken.filter((t) => t.status === 'ok')).toHaveLength(50)
    expect(taken.filter((t) => t.status === 'ok').reduce((sum, t) => sum + t.amount, 0n)).toBe(1_000n)
    expect(taken.every((t) => ['ok', 'replay', 'empty'].includes(t.status))).toBe(true)
    expect(await db.query((sql) => closePack(sql, sent.pack!))).toEqual({ status: 'ok', refunded: 0n })
    expect(await broken()).toEqual([])
  })

  test('nobody takes early or late, and what is left goes back once', async () => {
    const [sender, taker, late] = [await person(100n), await person(), await person()]
    const seed = newSeed()
    const base = { uid: sender, request: 'pack', shares: [60n, 40n], lifeSeconds: 60, seed, nonce: 'x' }
    const later = await db.query((sql) => sendPack(sql, { ...base, key: randomUUID(), delaySeconds: 180 }))
    expect((await db.query((sql) => takeShare(sql, taker, later.pack!))).status).toBe('early')
    expect((await db.query((sql) => closePack(sql, later.pack!))).status).toBe('open')
    await owner.query(`update ledger.pack set opens_at = now() - interval '10 s', expires_at = now() + interval '10 s' where id = $1`, [
      String(later.pack),
    ])
    expect((await db.query((sql) => takeShare(sql, taker, later.pack!))).amount).toBe(60n)
    await owner.query(`update ledger.pack set expires_at = now() - interval '1 s' where id = $1`, [String(later.pack)])
    expect((await db.query((sql) => takeShare(sql, late, later.pack!))).status).toBe('closed')
    const closes = await Promise.all([1, 2, 3].map(() => db.query((sql) => closePack(sql, later.pack!))))
    expect(closes.map((c) => `${c.status} ${c.refunded}`).toSorted()).toEqual(['closed 40', 'closed 40', 'ok 40'])
    expect((await wallet(sender)).coins).toBe(40n)
  })
})

describe('what nobody may do', () => {
  test.each([
    `update ledger.account set balance = 1000000 where id > 0`,
    `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (1, 9, 1, -3, 256, 5)`,
    `delete from ledger.transfer`,
    `select * from ledger.account`,
    `select ledger.record(1, gen_random_uuid(), sha256('x'), 1::smallint, null, 0, '')`,
    `select ledger.emit('[]')`,
  ])('no process can %s', async (sql) => {
    for (const name of ['URL', 'CONSOLE_URL', 'WORKER_URL', 'PAYOUT_URL']) {
      const role = openPostgres(process.env[`NIMBO_DATABASE_${name}`]!, createLog('test', 'silent'), 1)
      await expect(role.query((tx) => tx.query(sql)).finally(() => role.close())).rejects.toThrow(/permission denied/)
    }
  })
  test('nor can the owner of the tables rewrite a posting', async () => {
    await expect(owner.query('update ledger.posting set amount = amount + 1')).rejects.toThrow('append-only')
    await expect(owner.query('delete from ledger.transfer')).rejects.toThrow('append-only')
  })
  test.each([0n, -5n])('an amount of %s is refused', async (coins) => {
    const [a, b] = [await person(10n), await person()]
    await expect(give(gift(a, b, coins))).rejects.toThrow('amounts')
  })
  test.each<[string, { uid: number; votes: bigint }[]]>([
    ['more votes than coins between them', [1, 2].map((uid) => ({ uid, votes: 6n }))],
    [
      'votes below zero',
      [
        { uid: 1, votes: 11n },
        { uid: 2, votes: -1n },
      ],
    ],
    ['the same receiver twice', [1, 1].map((uid) => ({ uid, votes: 1n }))],
    ['nine receivers', Array.from({ length: 9 }, (_, n) => ({ uid: n + 1, votes: 1n }))],
  ])('%s is refused, alone and in a batch', async (_, receivers) => {
    const [a, ...others] = [await person(10n), await person(10n), await person(10n), await person(10n)]
    const wrong = { ...gift(a, a, 10n), receivers }
    await expect(give(wrong)).rejects.toThrow('amounts')
    const batch = [wrong, ...others.map((uid) => ({ ...gift(uid, uid, 10n), receivers: [] }))]
    await expect(db.query((sql) => spendMany(sql, batch))).rejects.toThrow('amounts')
  })
})
