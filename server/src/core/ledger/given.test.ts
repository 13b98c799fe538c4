import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealEverything } from '../../testing/sealEverything.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { newGiver } from '../../testing/tickets.ts'
import { balanceMatches, credit, endHold, exchange, fold, hold, spend } from './index.ts'
import { lockShared } from '../../testing/sharedState.ts'

lockShared('exchangeRule')

const { randomInt } = seededRandom('given')
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

/** Every gift there ever was, as it would be read without anything added up. */
const everyGift = `select t.owner as giver, p.amount as votes, t.created_at as at from ledger.posting p join ledger.transfer t on t.id = p.transfer,
  ledger.fold_mark m where p.credit = ledger.wallet($1, 2) and p.credit > 0 and p.xid < m.hi`
const everyLine = `select bool_and(
    a.balance = coalesce((select sum(p.amount) from ledger.posting p where p.credit = a.id and p.credit > 0 and (not a.deferred or p.xid < m.hi)), 0)
      - coalesce((select sum(p.amount) from ledger.posting p where p.debit = a.id and p.debit > 0), 0)
    and a.held = coalesce((select sum(h.amount) from ledger.hold h where h.account = a.id and h.state = 1), 0)) as matches
  from ledger.account a, ledger.fold_mark m where a.owner = $1`

const query = async (sql: string, values: unknown[]) => (await owner.query(sql, values)).rows as Record<string, unknown>[]
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** A gift of some day, as the ledger files one; only the owner of the schema can date it. */
async function oldGift(giver: number, anchor: number, coins: bigint): Promise<void> {
  await owner.query(
    `with t as (
       insert into ledger.transfer (owner, key, op, hash, state, balance, created_at)
       values ($1, gen_random_uuid(), 1, sha256('x'), 1, 0, now() - random() * interval '50 days') returning id
     ), p as (
       insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
       select t.id, l.leg, l.leg, l.debit, l.credit, $3::bigint from t,
         (values (1, ledger.wallet($1, 1), -1::bigint), (2, -2::bigint, ledger.wallet($2, 2))) l (leg, debit, credit)
     ) update ledger.account set balance = balance - $3::bigint where id = ledger.wallet($1, 1)`,
    [giver, anchor, coins],
  )
}

/** All kinds of things that bring tickets, and some that only move coins. */
async function anything(anchor: number, givers: readonly number[]): Promise<() => Promise<void>> {
  const giver = givers[randomInt(0, givers.length)]!
  const [coins, key, kind] = [BigInt(randomInt(1, 50)), randomUUID(), randomInt(0, 10)]
  // Some go to others: nobody gives to themselves.
  const to = kind === 2 || giver === anchor ? givers.find((uid) => uid !== giver && uid !== anchor)! : anchor
  await server.engines.db.transaction(async (sql) => {
    await credit(sql, { uid: giver, key: randomUUID(), request: 'c' }, 'recharge', coins * 2n, 'test')
    if (kind === 0) await exchange(sql, { uid: giver, key, request: 'e' }, 'coinsToVotes', coins * 2n, coins)
    else if (kind === 1) {
      await hold(sql, { uid: giver, key, request: 'h' }, 'depositHold', 'coins', coins * 2n, `deposit:${key}`)
      await endHold(sql, {
        ref: `deposit:${key}`,
        key: randomUUID(),
        request: 'x',
        op: 'depositEnd',
        pay: coins * 2n,
        receivers: [{ uid: to, votes: coins }],
      })
    } else if (kind < 5)
      await spend(sql, { uid: giver, key, request: 'g', op: 'gift', coins: coins * 2n, receivers: [{ uid: to, votes: coins }] })
  })
  return async () => void (kind >= 5 && (await oldGift(giver, anchor, coins)))
}

/** In one snapshot: other tests fold and seal all the time. */
async function compare(anchor: number, givers: readonly number[]): Promise<void> {
  await owner.query('begin isolation level repeatable read')
  for (const since of [day(30), day(3), day(0), '2020-01-01']) {
    const mine = await query('select giver, votes::text from ledger.givers_of($1, $2) order by 1', [anchor, since])
    const all = await query(
      `select giver, sum(votes)::text as votes from (${everyGift}) g where at >= $2::date::timestamp at time zone 'UTC' group by 1 order by 1`,
      [anchor, since],
    )
    expect(mine).toEqual(all)
  }
  for (let n = 0; n < 4; n++) {
    const some = givers.filter(() => randomInt(0, 2) === 0)
    const since = new Date(Date.now() - randomInt(0, 60 * 86_400_000))
    const order = 'order by giver, at, votes'
    const mine = await query(`select giver, votes::text, at from ledger.votes_from($1, $2, $3) ${order}`, [anchor, since, some])
    const all = await query(`select giver, votes::text, at from (${everyGift}) g where at >= $2 and giver = any($3) ${order}`, [
      anchor,
      since,
      some,
    ])
    expect(mine).toEqual(all)
  }
  for (const uid of [anchor, ...givers]) {
    expect(await query('select ledger.balance_matches($1) as matches', [uid])).toEqual(await query(everyLine, [uid]))
  }
  await owner.query('commit')
}

test('what is added up says the same as every gift there ever was, whatever is sealed, folded or checked', async () => {
  const { db } = server.engines
  const anchor = await newGiver(db)
  const givers = [anchor, ...(await Promise.all(Array.from({ length: 5 }, () => newGiver(db))))]
  for (let round = 0; round < 12; round++) {
    for (const oneMore of await Promise.all(Array.from({ length: 25 }, () => anything(anchor, givers)))) await oneMore()
    const steps = [
      () => db.transaction(fold),
      () => sealEverything(server),
      () => db.transaction((sql) => sql.query('select ledger.check_recent()')),
    ]
    for (const step of steps) if (randomInt(0, 2) === 0) await step()
    await compare(anchor, givers)
  }
})

test('a balance that was changed without a line is seen at once, and so is a hold', async () => {
  const { db } = server.engines
  const uid = await newGiver(db)
  await db.transaction((sql) => credit(sql, { uid, key: randomUUID(), request: 'c' }, 'recharge', 100n, 'test'))
  await db.transaction((sql) => sql.query('select ledger.check_recent()'))
  for (const change of ['balance = balance + 1', 'held = held + 1']) {
    await owner.query('begin')
    await owner.query(`update ledger.account set ${change} where id = ledger.wallet($1, 1)`, [uid])
    const { rows } = await owner.query<{ matches: boolean }>('select ledger.balance_matches($1) as matches', [uid])
    await owner.query('rollback')
    expect(rows[0]!.matches).toBe(false)
  }
  expect(await db.query((sql) => balanceMatches(sql, uid))).toBe(true)
})
