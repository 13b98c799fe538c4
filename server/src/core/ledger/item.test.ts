import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { lockShared } from '../../testing/sharedState.ts'
import { grantItem, itemLines, itemsOf, ops, spendItem, sweep } from './index.ts'

lockShared('due')

let ledger: Awaited<ReturnType<typeof openLedger>>
const [plain, worthy] = [randomInt(300, 400), randomInt(400, 512)]
beforeAll(async () => {
  ledger = await openLedger()
  await ledger.owner.query('insert into ledger.item_kind (id, votes) values ($1, 0), ($2, 3) on conflict do nothing', [plain, worthy])
})
afterAll(() => ledger.close())

const grant = (uid: number, amount: number, lifeSeconds?: number, kind = plain) => ({
  uid,
  key: randomUUID(),
  request: `grant ${kind} ${amount}`,
  kind,
  amount,
  ...(lifeSeconds !== undefined && { lifeSeconds }),
})
const gift = (uid: number, amount: number, receivers: { uid: number; votes: bigint }[] = [], kind = plain) => ({
  uid,
  key: randomUUID(),
  request: `item ${kind} ${amount}`,
  kind,
  amount,
  receivers,
})
const give = (g: ReturnType<typeof grant>) => ledger.db.query((sql) => grantItem(sql, g))
const send = (g: ReturnType<typeof gift>) => ledger.db.query((sql) => spendItem(sql, g))
const amountOf = async (uid: number, kind = plain) =>
  (await ledger.db.query((sql) => itemsOf(sql, uid))).find((item) => item.kind === kind)?.amount ?? 0n

test('what expires first is used first, what has expired cannot be used, and the sweeper takes it away once', async () => {
  const uid = await ledger.person()
  await give(grant(uid, 5))
  await give(grant(uid, 3, 3_600))
  await give(grant(uid, 4, 7_200))
  expect((await send(gift(uid, 4))).balance).toBe(8n)
  expect(await ledger.db.query((sql) => itemsOf(sql, uid))).toMatchObject([{ kind: plain, amount: 8n, expiring: 3n }])
  await ledger.owner.query(
    `update ledger.lot set expires_at = now() - interval '1 s' where account = ledger.backpack($1, $2) and expires_at is not null`,
    [uid, plain],
  )
  expect(await amountOf(uid)).toBe(5n)
  expect(await send(gift(uid, 6))).toMatchObject({ status: 'insufficient', balance: 5n })
  const log = createLog('test', 'silent')
  await Promise.all([1, 2, 3].map(() => sweep(ledger.db, log)))
  const lines = await ledger.db.query((sql) => itemLines(sql, uid, { limit: 10 }))
  expect(lines.map(({ op, amount }) => [op, amount])).toEqual([
    [ops.itemExpired, -3n],
    [ops.itemGift, -4n],
    [ops.itemGranted, 4n],
    [ops.itemGranted, 3n],
    [ops.itemGranted, 5n],
  ])
  expect(await ledger.broken()).toEqual([])
})

test('fifty gifts at once out of a backpack of ten: ten go through; fifty repeats of one are one', async () => {
  const uid = await ledger.person()
  await Promise.all(Array.from({ length: 10 }, () => give(grant(uid, 1, 3_600))))
  const gifts = Array.from({ length: 50 }, () => gift(uid, 1))
  const answers = await Promise.all(gifts.map(send))
  expect(answers.filter((o) => o.status === 'ok')).toHaveLength(10)
  expect(answers.filter((o) => o.status === 'insufficient')).toHaveLength(40)
  const again = await Promise.all(gifts.map(send))
  expect(again.map((o) => [o.status, o.replayed])).toEqual(answers.map((o) => [o.status, true]))
  const granted = grant(uid, 7)
  const grants = await Promise.all(Array.from({ length: 50 }, () => give(granted)))
  expect(grants.filter((o) => !o.replayed)).toHaveLength(1)
  expect(await give({ ...granted, request: 'other' })).toMatchObject({ status: 'mismatch' })
  expect(await amountOf(uid)).toBe(7n)
  expect(await ledger.broken()).toEqual([])
})

test('items bring no votes unless their kind says so, never more than it says, and never to their owner', async () => {
  const [uid, anchor, guest] = [await ledger.person(), await ledger.person(), await ledger.person()]
  await give(grant(uid, 5))
  await give(grant(uid, 5, undefined, worthy))
  await expect(send(gift(uid, 1, [{ uid: anchor, votes: 1n }]))).rejects.toThrow('amounts')
  expect((await send(gift(uid, 1, [{ uid: anchor, votes: 0n }]))).status).toBe('ok')
  await expect(send(gift(uid, 2, [{ uid: anchor, votes: 7n }], worthy))).rejects.toThrow('amounts')
  await expect(send(gift(uid, 2, [{ uid, votes: 1n }], worthy))).rejects.toThrow('amounts')
  expect((await send(gift(uid, 2, [{ uid: 2_000_000_000, votes: 1n }], worthy))).status).toBe('no_receiver')
  const shared = [
    { uid: anchor, votes: 4n },
    { uid: guest, votes: 2n },
  ]
  expect((await send(gift(uid, 2, shared, worthy))).status).toBe('ok')
  await foldAll(ledger.db)
  expect([(await ledger.wallet(anchor)).votes, (await ledger.wallet(guest)).votes]).toEqual([4n, 2n])
  expect(await give(grant(uid, 1, undefined, 299))).toMatchObject({ status: 'no_item', transfer: null })
  expect(await ledger.broken()).toEqual([])
})

test('a connection that is cut in the middle leaves nothing behind, and the repeat has the one effect', async () => {
  const uid = await ledger.person()
  const granted = grant(uid, 3, 3_600)
  await ledger.killed((sql) => grantItem(sql, granted))
  expect(await amountOf(uid)).toBe(0n)
  expect(await give(granted)).toMatchObject({ status: 'ok', replayed: false })
  const sent = gift(uid, 2)
  await ledger.killed((sql) => spendItem(sql, sent))
  expect(await amountOf(uid)).toBe(3n)
  expect(await send(sent)).toMatchObject({ status: 'ok', balance: 1n, replayed: false })
  await ledger.owner.query(`update ledger.lot set expires_at = now() - interval '1 s' where account = ledger.backpack($1, $2)`, [
    uid,
    plain,
  ])
  const { rows } = await ledger.owner.query<{ id: string }>('select id from ledger.lot where account = ledger.backpack($1, $2)', [
    uid,
    plain,
  ])
  const expire = 'select ledger.expire_lot($1, 52::smallint)::int as expired'
  await ledger.killed((sql) => sql.query(expire, [rows[0]!.id]))
  const ends = await Promise.all([1, 2, 3].map(() => ledger.db.query((sql) => sql.query<{ expired: number }>(expire, [rows[0]!.id]))))
  expect(ends.map(([row]) => row!.expired).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  expect(await ledger.broken()).toEqual([])
})
