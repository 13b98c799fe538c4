import { randomInt } from 'node:crypto'
import { Cash } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engines, openEngines } from '../../openEngines.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { uuidFromName } from '../uuidFromName.ts'
import { idempotencyKey } from './idempotencyKey.ts'

let engines: Engines
beforeAll(() => void (engines = openEngines(readConfig(process.env), createLog('test', 'silent'))))
afterAll(() => engines.close())

const someone = () => randomInt(10 ** 9)
const ask = (uid: number, fields: Record<string, string>) =>
  idempotencyKey(engines.db, uid, Cash.setVoteExchange, new Map(Object.entries(fields)))
/** Moves this person's requests back in time. */
const wait = (uid: number, seconds: number) =>
  engines.db.transaction((sql) =>
    sql.query(
      `update keyless set last_at = last_at - make_interval(secs => $2), first_at = first_at - make_interval(secs => $2),
         answered_at = answered_at - make_interval(secs => $2) where uid = $1`,
      [uid, seconds],
    ),
  )

test('a client’s key is used as sent', async () => {
  const key = 'AE5D4D0F-0B0A-4B7E-9F9E-2B8E4E0B6E11'
  expect((await ask(1, { exchangevote: '5', client_request_id: key })).key).toBe(key.toLowerCase())
  expect((await ask(1, { exchangevote: '5', client_trace_id: key })).key).toBe(key.toLowerCase())
})

test('a trace that is no UUID is hashed into a key', async () => {
  const [a, b, c] = await Promise.all(['20261115-1', '20261115-1', '20261115-2'].map((t) => ask(1, { client_trace_id: t })))
  expect(a!.key).toBe(b!.key)
  expect(a!.key).not.toBe(c!.key)
})

test('a key of the version reserved for the server is hashed into another; so is a trace of any length', async () => {
  const ours = uuidFromName('back:pix:E99999999202611151200abcdef12345')
  const keys = await Promise.all([ours, ours, ours.toUpperCase()].map((k) => ask(1, { client_request_id: k })))
  expect(keys.map((k) => k.key)).not.toContain(ours)
  expect(new Set(keys.map((k) => k.key)).size).toBe(1)
  const long = await Promise.all(['1', '2'].map((end) => ask(1, { client_trace_id: 'x'.repeat(300) + end })))
  expect(long[0]!.key).not.toBe(long[1]!.key)
})

test('concurrent identical requests without a key share one key', async () => {
  const uid = someone()
  const keys = await Promise.all(Array.from({ length: 20 }, () => ask(uid, { exchangevote: '5' })))
  expect(new Set(keys.map((k) => k.key)).size).toBe(1)
})

test('another request or another person: another key', async () => {
  const uid = someone()
  const keys = [await ask(uid, { exchangevote: '5' }), await ask(uid, { exchangevote: '6' }), await ask(someone(), { exchangevote: '5' })]
  expect(new Set(keys.map((k) => k.key)).size).toBe(3)
})

test.each([
  ['an answer never delivered', 40, false, '', true],
  ['an answer never delivered, long ago', 80, false, '', false],
  ['a double tap', 0.1, true, '', true],
  ['a request right after an answer', 0.5, true, '', false],
  ['a request right after an answer, in the same second', 0.5, true, '1763190000', false],
  ['a request some time after an answer', 3, true, '', false],
  ['the client’s own timeout', 15.2, true, '', true],
  ['half a minute after an answer', 30, true, '', false],
  ['the same time parameter', 30, true, '1763190000', true],
])('%s', async (_what, seconds, answered, time, repeat) => {
  const uid = someone()
  const fields = { exchangevote: '5', time }
  const first = await ask(uid, fields)
  if (answered) await first.answered()
  await wait(uid, seconds)
  expect((await ask(uid, fields)).key === first.key).toBe(repeat)
})

test('a retry whose own answer was lost is retried at once', async () => {
  const uid = someone()
  const first = await ask(uid, { exchangevote: '5' })
  await first.answered()
  await wait(uid, 15.1)
  const keys = [await ask(uid, { exchangevote: '5' }), await ask(uid, { exchangevote: '5' })]
  expect(keys.map((k) => k.key)).toEqual([first.key, first.key])
})

test('a client retries three times at most', async () => {
  const uid = someone()
  const first = await ask(uid, { exchangevote: '5' })
  await first.answered()
  const keys: string[] = []
  for (let n = 0; n < 4; n++) {
    await wait(uid, 15.1)
    const next = await ask(uid, { exchangevote: '5' })
    await next.answered()
    keys.push(next.key)
  }
  expect(keys.map((k) => k === first.key)).toEqual([true, true, true, false])
})
