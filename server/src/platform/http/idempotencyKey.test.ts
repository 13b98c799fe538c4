import { randomInt } from 'node:crypto'
import { Exchange } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engines, openEngines } from '../../openEngines.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { uuidFromName } from '../uuidFromName.ts'
import { createIdempotencyKeys, requestHash } from './idempotencyKey.ts'

let engines: Engines
beforeAll(() => void (engines = openEngines(readConfig(process.env), createLog('test', 'silent'))))
afterAll(() => engines.close())

const someone = () => randomInt(10 ** 9)
/** `arrivedAgo` milliseconds ago. */
async function ask(uid: number, fields: Record<string, string>, arrivedAgo = 0) {
  const { setVoteExchange: call } = Exchange
  const given = new Map(Object.entries({ exchangevote: '5', ...fields }))
  const request = { uid, call, fields: given, arrivedAt: performance.now() - arrivedAgo }
  const { input, answered } = await createIdempotencyKeys(engines.db)(request, (keyed) => call.input.parse(Object.fromEntries(keyed)))
  return { key: input.client_request_id, ended: async () => answered?.() }
}
/** Moves this person's requests back in time. */
const wait = (uid: number, seconds: number) =>
  engines.db.query((sql) =>
    sql.query(
      `update inferred_key set arrived_at = arrived_at - make_interval(secs => $2), first_at = first_at - make_interval(secs => $2),
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

const [second, ms] = ['1763190000', '1763190000123']
const votes = { exchangevote: '5' }

test.each([
  ['an answer that never ended', { answered: false, after: 40 }, true],
  ['an answer that never ended, long ago', { answered: false, after: 80 }, false],
  ['two taps at once', { after: 0.1 }, true],
  ['two taps at once, in another second', { after: 0.1, times: [second, '1763190001'] }, true],
  ['two taps at once, in another millisecond', { after: 0.1, times: [ms, '1763190000200'] }, false],
  ['two taps before an answer, in another millisecond', { answered: false, after: 0.1, times: [ms, '1763190000200'] }, false],
  ['two taps that a proxy delayed before an answer', { answered: false, after: 4, times: [ms, '1763190000200'] }, false],
  ['a tap after an error, in another millisecond', { answered: false, after: 4, times: [ms, '1763190004200'] }, true],
  ['right after a slow answer', { took: 5, after: 0.1 }, true],
  ['some time after a slow answer', { took: 5, after: 0.5 }, false],
  ['some time after an answer', { after: 0.5 }, false],
  ['some time after an answer, in the same second', { after: 0.5, times: [second, second] }, false],
  ['some seconds after an answer', { after: 3 }, false],
  ['in the same second, which is over', { after: 3, times: [second, second] }, true],
  ['in the same millisecond', { after: 3, times: [ms, ms] }, true],
  ['in the same millisecond, half a minute later', { after: 30, times: [ms, ms] }, true],
  ['the client’s own timeout', { after: 15.2 }, true],
  ['the client’s own timeout, in another millisecond', { after: 15.2, times: [ms, '1763190015323'] }, true],
  ['the client’s own timeout after a request that was held up', { after: 9, times: [ms, '1763190015323'] }, true],
  ['the same in seconds', { after: 9, times: [second, '1763190015'] }, true],
  ['the client’s own timeout after a slow answer', { took: 7, after: 8.2 }, true],
  ['as long after a quick answer', { after: 8.2 }, false],
  ['half a minute after an answer', { after: 30 }, false],
] as [string, { answered?: boolean; took?: number; after: number; times?: [string, string] }, boolean][])(
  '%s',
  async (_what, { answered = true, took = 0, after, times = ['', ''] }, repeat) => {
    const uid = someone()
    const first = await ask(uid, { ...votes, time: times[0] })
    await wait(uid, took)
    if (answered) await first.ended()
    await wait(uid, after)
    expect((await ask(uid, { ...votes, time: times[1] })).key === first.key).toBe(repeat)
  },
)

test('a retry whose own answer was lost is retried at once', async () => {
  const uid = someone()
  const first = await ask(uid, votes)
  await first.ended()
  await wait(uid, 15.1)
  const keys = [await ask(uid, votes), await ask(uid, votes)]
  expect(keys.map((k) => k.key)).toEqual([first.key, first.key])
})

test('a client retries three times at most', async () => {
  const uid = someone()
  const first = await ask(uid, votes)
  await first.ended()
  const keys: string[] = []
  for (let n = 0; n < 4; n++) {
    await wait(uid, 15.1)
    const next = await ask(uid, votes)
    await next.ended()
    keys.push(next.key)
  }
  expect(keys.map((k) => k === first.key)).toEqual([true, true, true, false])
})

test('several equal taps whose answers are lost are each retried as themselves', async () => {
  const uid = someone()
  const taps = []
  for (const time of [0, 1_000, 1_150]) {
    const tap = await ask(uid, { ...votes, time: String(Number(ms) + time) })
    await tap.ended()
    taps.push(tap.key)
    await wait(uid, 0.9)
  }
  expect(new Set(taps).size).toBe(3)
  await wait(uid, 12.5)
  for (const expected of taps) {
    const retry = await ask(uid, { ...votes, time: String(Number(ms) + 20_000 + randomInt(10_000)) })
    await retry.ended()
    expect(retry.key).toBe(expected)
    await wait(uid, 0.9)
  }
})

test('two taps whose retries are sent in the same millisecond are both retried further', async () => {
  const uid = someone()
  const sent = (after: number) => ask(uid, { ...votes, time: String(Number(ms) + after) })
  const taps = new Set([(await sent(0)).key, (await sent(100)).key])
  expect(taps.size).toBe(2)
  for (const after of [15_150, 30_300]) {
    await wait(uid, 15.1)
    for (const retry of [await sent(after), await sent(after)]) expect(taps).toContain(retry.key)
  }
  await wait(uid, 15.1)
  for (const after of [45_400, 45_600]) expect(taps).toContain((await sent(after)).key)
})

test('a request that a proxy sends twice does not move the client’s own timeout', async () => {
  const uid = someone()
  const first = await ask(uid, { ...votes, time: ms })
  await first.ended()
  await wait(uid, 6)
  expect((await ask(uid, { ...votes, time: ms })).key).toBe(first.key)
  await wait(uid, 9.1)
  expect((await ask(uid, { ...votes, time: String(Number(ms) + 15_100) })).key).toBe(first.key)
})

test('a request is judged by when it arrived, however long it waited for the database', async () => {
  const uid = someone()
  const first = await ask(uid, votes)
  await first.ended()
  await wait(uid, 3)
  expect((await ask(uid, votes, 2_900)).key).toBe(first.key)
})

test('a `time` that is no number counts as none', async () => {
  const uid = someone()
  const first = await ask(uid, { ...votes, time: '\0' })
  expect((await ask(uid, { ...votes, time: 'now' })).key).toBe(first.key)
})

test('the request hash is of the parsed input, in canonical form and without the key', () => {
  const hash = (input: object) => requestHash(input).toString('hex')
  const different = [
    { list: [1, 2] },
    { list: [2, 1] },
    { list: { 0: 1, 1: 2 } },
    { list: '1,2' },
    { list: [] },
    { list: {} },
    { list: '' },
    {},
  ]
  expect(new Set(different.map(hash)).size).toBe(different.length)
  expect(hash({ a: { x: 1, y: [{ p: 1, q: 2 }] }, b: 2, client_request_id: 'k' })).toBe(hash({ b: 2, a: { y: [{ q: 2, p: 1 }], x: 1 } }))
})
