import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { captureMinute, credit, releaseMinute, reserveMinute, sweep } from './index.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => void (ledger = await openLedger()))
afterAll(() => ledger.close())

const minuteOf = (uid: number, minute = 1, show: string = randomUUID()) => ({ show, uid, minute })
const reserve = (m: ReturnType<typeof minuteOf>, coins = 20n, key: string = randomUUID()) =>
  ledger.db.query((sql) => reserveMinute(sql, { ...m, key }, coins))
const capture = (m: ReturnType<typeof minuteOf>, anchor: number) =>
  ledger.db.query((sql) => captureMinute(sql, m, [{ uid: anchor, votes: 10n }]))
const release = (m: ReturnType<typeof minuteOf>) => ledger.db.query((sql) => releaseMinute(sql, m))

test('a minute is reserved once, whoever asks and under whatever key', async () => {
  const uid = await ledger.person(100n)
  const m = minuteOf(uid)
  const asked = await Promise.all(Array.from({ length: 20 }, () => reserve(m)))
  expect(asked.filter((o) => o.status === 'ok' && !o.replayed)).toHaveLength(1)
  expect(asked.every((o) => o.status === 'ok')).toBe(true)
  expect((await reserve(m, 30n)).status).toBe('mismatch')
  expect(await ledger.wallet(uid)).toMatchObject({ coins: 100n, coins_held: 20n })
  expect((await reserve({ ...m, minute: 2 })).balance).toBe(60n)
})

test('captured and released at the same moment, it is one of them, and stays so', async () => {
  const anchor = await ledger.person()
  let captured = 0
  for (let n = 0; n < 12; n++) {
    const uid = await ledger.person(100n)
    const m = minuteOf(uid)
    await reserve(m)
    const ends = await Promise.all([capture(m, anchor), release(m), capture(m, anchor), release(m)])
    const wasCaptured = ends[0].status === 'ok'
    expect(ends.map((o) => o.status)).toEqual(wasCaptured ? ['ok', 'ended', 'ok', 'ended'] : ['ended', 'ok', 'ended', 'ok'])
    expect(await ledger.wallet(uid)).toMatchObject({ coins: wasCaptured ? 80n : 100n, coins_held: 0n, spent_today: wasCaptured ? 20n : 0n })
    expect((await reserve(m)).status).toBe(wasCaptured ? 'ok' : 'ended')
    expect(await ledger.wallet(uid)).toMatchObject({ coins_held: 0n })
    captured += wasCaptured ? 1 : 0
  }
  await foldAll(ledger.db)
  expect((await ledger.wallet(anchor)).votes).toBe(BigInt(captured) * 10n)
  expect(await ledger.broken()).toEqual([])
})

test('somebody who could not pay a minute may after a recharge', async () => {
  const uid = await ledger.person(10n)
  const [m, key] = [minuteOf(uid), randomUUID()]
  expect((await reserve(m, 20n, key)).status).toBe('insufficient')
  await ledger.db.query((sql) => credit(sql, { uid, key: randomUUID(), request: 'more' }, 'recharge', 50n, 'test'))
  expect(await reserve(m, 20n, key)).toMatchObject({ status: 'insufficient', replayed: true })
  expect((await reserve(m)).status).toBe('ok')
  expect((await release(minuteOf(uid))).status).toBe('no_hold')
})

test('a minute brings no more votes than it cost, and none when it is given back', async () => {
  const [uid, anchor] = [await ledger.person(100n), await ledger.person()]
  const m = minuteOf(uid)
  await reserve(m)
  await expect(ledger.db.query((sql) => captureMinute(sql, m, [{ uid: anchor, votes: 21n }]))).rejects.toThrow('amounts')
  const released = `select ledger.end_minute($1, $2, sha256('x'), 35::smallint, $3, $4, false, jsonb_build_array(jsonb_build_array($5::int, 1)))`
  await expect(ledger.owner.query(released, [uid, randomUUID(), m.show, m.minute, anchor])).rejects.toThrow('amounts')
  expect((await ledger.db.query((sql) => captureMinute(sql, m, [{ uid: 2_000_000_000, votes: 1n }]))).status).toBe('no_receiver')
  expect(await ledger.wallet(uid)).toMatchObject({ coins_held: 20n })
})

test('a connection that is cut in the middle bills nothing; a minute nobody ends is given back by the sweeper', async () => {
  const [uid, anchor] = [await ledger.person(100n), await ledger.person()]
  const [m, key] = [minuteOf(uid), randomUUID()]
  await ledger.killed((sql) => reserveMinute(sql, { ...m, key }, 20n))
  expect(await ledger.wallet(uid)).toMatchObject({ coins_held: 0n })
  expect(await reserve(m, 20n, key)).toMatchObject({ status: 'ok', replayed: false })
  await ledger.killed((sql) => captureMinute(sql, m, [{ uid: anchor, votes: 10n }]))
  expect(await ledger.wallet(uid)).toMatchObject({ coins: 100n, coins_held: 20n })
  const sweepAll = () => sweep(ledger.db, createLog('test', 'silent')).catch(() => undefined)
  await sweepAll()
  expect(await ledger.wallet(uid)).toMatchObject({ coins_held: 20n })
  await ledger.owner.query(`update ledger.hold set expires_at = expires_at - interval '1 hour' where ref like $1`, [`minute:${m.show}:%`])
  await Promise.all([1, 2].map(() => sweepAll()))
  expect(await ledger.wallet(uid)).toMatchObject({ coins: 100n, coins_held: 0n })
  expect((await capture(m, anchor)).status).toBe('ended')
  expect(await ledger.broken()).toEqual([])
})
