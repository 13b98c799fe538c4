import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyCall, call, domain, domains, parseFeedFrame, parseRoomEvent } from '@nimbo/contract'
import { roomEvents } from '../../contract/src/events/index.ts'
import { checkout } from '@nimbo/engines'
import { expect, test, vi } from 'vitest'
import { slimModule } from '../../web/slimContract.ts'

const folder = join(checkout, 'contract/src')
const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))

/** The module a phone gets, run. */
async function slim(file: string): Promise<Record<string, unknown> | undefined> {
  const code = slimModule((await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>)
  if (code === undefined) return undefined
  expect(code).not.toMatch(/zod|_zod/)
  const body = code.replace(/^import .*$/m, '').replaceAll(/^export const (\w+) =/gm, 'out.$1 =')
  const out: Record<string, unknown> = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- what the build makes is code
  new Function('call', 'domain', 'out', body)(call, domain, out)
  return out
}

/** All that the client reads of a call, and all a caller may ask it. */
const readOf = ({ name, specName, kind, repeat, refusals, output }: AnyCall) => [
  name,
  specName,
  kind,
  repeat,
  refusals,
  output.def.type === 'array',
]

test('a phone’s copy of the contract has every call, and says of each what the client reads', async () => {
  const calls = new Map<string, AnyCall>()
  for (const file of files) {
    for (const value of Object.values((await slim(file)) ?? {})) {
      if (typeof value !== 'object' || value === null) continue
      for (const c of Object.values(value) as AnyCall[]) if (c.kind) calls.set(c.name, c)
    }
  }
  const all = Object.values(domains).flatMap((calls_) => Object.values<AnyCall>(calls_))
  expect(calls.size).toBe(all.length)
  for (const c of all) expect(readOf(calls.get(c.name)!)).toEqual(readOf(c))
})

test('constants of the contract are on the phone as they are; schemas are not; what has functions is left alone', async () => {
  const { minutePrices, maxRoomPrice } = await import('@nimbo/contract')
  expect(await slim('live.ts')).toMatchObject({ minutePrices, maxRoomPrice })
  expect(Object.keys((await slim('user.ts')) ?? {})).toEqual(['User'])
  expect(await slim('scalars.ts')).toBeUndefined()
  expect(await slim('client.ts')).toBeUndefined()
})

type Def = {
  type: string
  values?: unknown[]
  entries?: Record<string, unknown>
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
}
type Schema = { _zod: { def: Def } }

/** Sample that a schema takes. */
function sample({ _zod: { def } }: Schema): unknown {
  const { type, values = [], entries = {}, shape = {}, element, innerType, options } = def
  if (type === 'object') return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sample(field)]))
  if (type === 'array') return [sample(element!)]
  if (type === 'optional') return sample(innerType!)
  if (type === 'union') return sample(options![0]!)
  return { string: 'text', number: 7, literal: values[0], enum: Object.values(entries)[0], unknown: {} }[type]
}

test('the page reads room events exactly as zod does, whatever comes', async () => {
  vi.resetModules()
  vi.doMock('zod/mini', () => import('../../web/slimZod.ts'))
  const slimmed = await import('../../contract/src/events/parse.ts')
  vi.doUnmock('zod/mini')
  // Files share a worker: the next one must not find the slimmed modules.
  vi.resetModules()
  const odd = [undefined, null, '', 'x', 0, -1, 1.5, 2 ** 60, Number.NaN, Infinity, true, {}, [], [{}], [1, 'x'], { length: 1 }]
  let compared = 0
  for (const { schema } of roomEvents) {
    const event = sample(schema) as Record<string, unknown>
    expect(parseRoomEvent(event)).toBeDefined()
    const { id: _, ...without } = event
    const changed = Object.keys(event).flatMap((name) => odd.map((value) => ({ ...event, [name]: value })))
    for (const given of [event, without, { ...event, more: 1 }, [event], ...changed, ...odd]) {
      expect(slimmed.parseRoomEvent(given)).toEqual(parseRoomEvent(given))
      const frame = { _method_: 'broadcast', id: 'f', from: 1, to: 1, skipped: 0, last: 1, events: [event, given] }
      for (const whole of [frame, { ...frame, from: given }, { ...frame, events: given }]) {
        expect(slimmed.parseFeedFrame(whole)).toEqual(parseFeedFrame(whole))
      }
      compared++
    }
  }
  expect(compared).toBeGreaterThan(roomEvents.length * odd.length)
})
