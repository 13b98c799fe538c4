import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import { lockExclusive } from '../../testing/sharedState.ts'
import { closePack, deriveKey, luckySplit, newSeed, openPacks, packOf, sendPack, sharesOf, sweep, takeShare } from './index.ts'

const { random, randomBytes } = seededRandom('pack')
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => void (ledger = await openLedger()))
afterAll(() => ledger.close())
const log = createLog('test', 'silent')

async function packFor(shares: number, ref: string, total = 1_000n) {
  const uid = await ledger.person(total)
  const seed = newSeed()
  const nonce = randomUUID()
  const request = {
    uid,
    key: randomUUID(),
    request: 'pack',
    shares: luckySplit(total, shares, seed, nonce),
    delaySeconds: 0,
    lifeSeconds: 60,
    seed,
    nonce,
    ref,
  }
  const { pack } = await ledger.db.query((sql) => sendPack(sql, request))
  return { uid, seed, nonce, total, shares, pack: pack! }
}
const expired = `update ledger.pack set opens_at = now() - interval '9 s', expires_at = now() - interval '1 s' where id = $1`
const expire = (pack: bigint) => ledger.owner.query(expired, [String(pack)])
const take = (uid: number, pack: bigint) => ledger.db.query((sql) => takeShare(sql, uid, pack))
const read = (pack: bigint) => ledger.db.query((sql) => packOf(sql, pack))

test('a room lists its open packs; what is in them is told when they are closed, and follows from the seed', async () => {
  const ref = `show:${randomUUID()}`
  const [first, second] = [await packFor(5, ref), await packFor(3, ref)]
  await packFor(2, `show:${randomUUID()}`)
  const takers = [await ledger.person(), await ledger.person()]
  for (const uid of takers) await take(uid, first.pack)
  const open = await ledger.db.query((sql) => openPacks(sql, ref))
  expect(open.map((k) => [k.id, k.uid, k.shares, k.taken, k.seed, k.refunded])).toEqual([
    [first.pack, first.uid, 5, 2, null, null],
    [second.pack, second.uid, 3, 0, null, null],
  ])
  const taken = await ledger.db.query((sql) => sharesOf(sql, first.pack))
  expect(taken.map((s) => s.uid)).toEqual(takers)
  await expire(first.pack)
  await ledger.db.query((sql) => closePack(sql, first.pack))
  const closed = (await read(first.pack))!
  expect(closed.seed).toEqual(first.seed)
  expect(createHash('sha256').update(closed.seed!).digest()).toEqual(closed.seed_hash)
  const shares = await ledger.db.query((sql) => sharesOf(sql, first.pack))
  expect(shares.map((s) => s.amount)).toEqual(luckySplit(closed.total, closed.shares, closed.seed!, closed.nonce))
  expect(closed.taken_coins + closed.refunded!).toBe(closed.total)
  expect((await ledger.db.query((sql) => openPacks(sql, ref))).map((k) => k.id)).toEqual([second.pack])
  expect(await read(9_999_999_999n)).toBeUndefined()
})

test('the worker closes what is due, once, however many workers there are and whoever was cut off', async () => {
  const ref = `show:${randomUUID()}`
  const [due, emptied, running] = [await packFor(4, ref), await packFor(1, ref), await packFor(4, ref)]
  await take(await ledger.person(), emptied.pack)
  // Due for nobody else yet: workers of other tests close what is.
  await ledger.killed(async (sql) => {
    await sql.query(expired, [due.pack])
    expect(await closePack(sql, due.pack)).toMatchObject({ status: 'ok' })
  })
  expect((await read(due.pack))!.closed_at).toBeNull()
  await expire(due.pack)
  const late = await ledger.person()
  await Promise.all([sweep(ledger.db, log), sweep(ledger.db, log), take(late, due.pack), sweep(ledger.db, log)])
  expect(await Promise.all([due, emptied, running].map(async (k) => (await read(k.pack))!.closed_at !== null))).toEqual([true, true, false])
  expect([(await ledger.wallet(due.uid)).coins, (await ledger.wallet(emptied.uid)).coins, (await ledger.wallet(late)).coins]).toEqual([
    1_000n,
    0n,
    0n,
  ])
  expect(await ledger.broken()).toEqual([])
})

test('packs that cannot be closed keep no other from being closed, not even when they fill a batch', async () => {
  const stuck = [await packFor(2, ''), await packFor(2, ''), await packFor(2, '')]
  const due = await packFor(2, '')
  // The keys of their refunds are taken, and with them the refunds.
  for (const { uid, pack } of stuck)
    await ledger.owner.query(
      `insert into ledger.transfer (owner, key, op, hash, state, reason, balance) select $1, $2, 1, sha256('x'), 2, 'insufficient', 0`,
      [uid, deriveKey(`refund:${pack}`)],
    )
  // Others' turns would fail as well.
  const release = await lockExclusive('due')
  for (const { pack } of [...stuck, due]) await expire(pack)
  await expect(sweep(ledger.db, log, 2)).rejects.toThrow('the key of a refund is taken')
  expect((await read(due.pack))!.closed_at).not.toBeNull()
  await ledger.owner.query(`update ledger.pack set expires_at = now() + interval '1 day' where id = any($1::bigint[])`, [
    stuck.map(({ pack }) => String(pack)),
  ])
  await release()
})

/** Ratio between the spreads of the positions: 1 when every position is the same gamble. */
function unevenness(split: (seed: Buffer, n: number) => readonly bigint[]): number {
  const [rounds, positions] = [4_000, 5]
  const sums = Array.from({ length: positions }, () => ({ sum: 0, squares: 0 }))
  for (let n = 0; n < rounds; n++)
    split(randomBytes(32), n).forEach((share, i) => {
      sums[i]!.sum += Number(share)
      sums[i]!.squares += Number(share) ** 2
    })
  const spreads = sums.map(({ sum, squares }) => Math.sqrt(squares / rounds - (sum / rounds) ** 2))
  return Math.max(...spreads) / Math.min(...spreads)
}

/** The double-mean split alone: every position has the same mean, and the last ones vary more. */
function unshuffled(total: number, shares: number): bigint[] {
  const split: bigint[] = []
  let left = total
  for (let open = shares; open > 1; open--) {
    const amount = 1 + Math.floor(random() * Math.max(1, Math.min(Math.floor((2 * left) / open) - 1, left - open + 1)))
    split.push(BigInt(amount))
    left -= amount
  }
  return [...split, BigInt(left)]
}

test('every position of a pack is the same gamble; without the shuffle it is not', () => {
  expect(unevenness((seed, n) => luckySplit(500n, 5, seed, String(n)))).toBeLessThan(1.12)
  expect(unevenness(() => unshuffled(500, 5))).toBeGreaterThan(1.2)
})
