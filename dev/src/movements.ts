import { createHash } from 'node:crypto'
import pg from 'pg'
import type { DemoPerson } from './people.ts'

const DAY_MS = 86_400_000
type Leg = readonly [asset: 1 | 2, debit: number, credit: number, amount: number]

/** Gives somebody three months of coins bought, given and won. Running it again adds nothing: each movement has a key of its own. */
export async function movements(migrateUrl: string, me: DemoPerson, friend: DemoPerson): Promise<void> {
  const client = new pg.Client({ connectionString: migrateUrl })
  await client.connect()
  const wallet = (person: DemoPerson, slot: number) => person.id * 256 + slot
  const [coins, votes, theirs] = [wallet(me, 1), wallet(me, 2), wallet(friend, 2)]
  const bought = (amount: number): Leg[] => [[1, -3, coins, amount]]
  const gave = (amount: number): Leg[] => [
    [1, coins, -1, amount],
    [2, -2, theirs, amount],
  ]
  const got = (amount: number): Leg[] => [
    [1, wallet(friend, 1), -1, amount],
    [2, -2, votes, amount],
  ]
  const [thisMonth, lastMonth, before] = [0, 1, 2].map(monthStart) as [number, number, number]
  const now = Math.max(Date.now() - 60_000, thisMonth + 300_000)
  const all: [at: number, op: number, ref: string, owner: DemoPerson, legs: Leg[]][] = [
    [before + 3 * DAY_MS, 10, '88041', me, bought(2490)],
    [before + 3 * DAY_MS + 3_600_000, 1, '', me, gave(520)],
    [before + 9 * DAY_MS, 4, '', me, [[1, coins, -1, 100]]],
    [lastMonth + 5 * DAY_MS, 10, '88077', me, bought(4990)],
    [lastMonth + 6 * DAY_MS, 3, '', me, gave(980)],
    [lastMonth + 6 * DAY_MS, 10, '88079', friend, [[1, -3, wallet(friend, 1), 5000]]],
    [lastMonth + 8 * DAY_MS, 1, '', friend, got(1340)],
    [now - 240_000, 10, '88120', me, bought(5229)],
    [now - 200_000, 3, '', me, gave(980)],
    [now - 180_000, 5, '', me, gave(20)],
    [now - 120_000, 41, '', me, [[1, -3, coins, 388]]],
    [now - 60_000, 1, '', friend, got(250)],
    [now, 1, '', me, gave(2388)],
  ]
  try {
    for (const [n, [at, op, ref, owner, legs]] of all.entries()) await move(client, `${me.id} ${n}`, { at, op, ref, owner: owner.id, legs })
  } finally {
    await client.end()
  }
}

function monthStart(ago: number): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)
}

interface Movement {
  at: number
  op: number
  ref: string
  owner: number
  legs: readonly Leg[]
}

/** The ledger's functions know only now, so what lies in the past is written as they would have written it. */
async function move(client: pg.Client, name: string, { at, op, ref, owner, legs }: Movement): Promise<void> {
  const key = createHash('sha256').update(`movement ${name}`).digest('hex')
  const uuid = `${key.slice(0, 8)}-${key.slice(8, 12)}-8${key.slice(13, 16)}-8${key.slice(17, 20)}-${key.slice(20, 32)}`
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(
    `insert into ledger.transfer (owner, key, op, hash, state, balance, ref, created_at)
     values ($1, $2, $3, sha256('x'), 1, 0, $4, to_timestamp($5)) on conflict (owner, key) do nothing returning id::text`,
    [owner, uuid, op, ref, at / 1000],
  )
  for (const [n, [asset, debit, credit, amount]] of legs.entries()) {
    if (!rows[0]) break
    await client.query('insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values ($1, $2, $3, $4, $5, $6)', [
      rows[0].id,
      n + 1,
      asset,
      debit,
      credit,
      amount,
    ])
    await client.query('update ledger.account set balance = balance - $2 where id = $1 and id > 0', [debit, amount])
    await client.query('update ledger.account set balance = balance + $2 where id = $1 and id > 0 and not deferred', [credit, amount])
  }
  await client.query('commit')
}
