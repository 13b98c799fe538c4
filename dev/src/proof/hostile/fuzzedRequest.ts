import { randomUUID } from 'node:crypto'
import type { RequestOptions } from 'node:http'
import type { AnyCall } from '@nimbo/contract'
import { sampleInput } from '@nimbo/contract/samples'
import { pick, randomInt } from '../random.ts'

/** Facts that make a request more than noise: a room that is on air and people who exist. */
export interface Known {
  liveuid: number
  stream: string
  uids: readonly number[]
}
export interface FuzzedRequest {
  path: string
  options: RequestOptions
  body?: string
  isSignedIn: boolean
}

const sometimes = (percent: number) => randomInt(100) < percent
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '１',
  '٣',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '-9999',
  'NaN',
  'null',
  'true',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202etxt.exe',
  '\ufeff',
  '\u2028',
  'é'.normalize('NFD'),
  `a${'\u0301'.repeat(300)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  '\u{10ffff}',
  "' or 1=1 --",
  '"; select pg_sleep(10); --',
  '%',
  '%%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '{"a":1}',
  '[1,2]',
  '__proto__',
  'constructor',
  '\r\nSet-Cookie: a=b',
  '1_1',
  '0_0',
  '9999999999_999999999999',
  '2026-13',
  '0000-00-00',
  '2026-02-30',
  'data:text/html,x',
  'https://127.0.0.1:1/',
  'http://[::1]:5432/',
  'javascript:alert(1)',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'a'.repeat(201),
  'a'.repeat(5_000),
  '😀'.repeat(2_000),
]
/** Values as JSON text, because some of them cannot be written as a value. */
const jsonValues = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '2147483648',
  '9007199254740993',
  '[]',
  '{}',
  '["1"]',
  '[[1]]',
  '{"toString":1}',
  '{"__proto__":{"a":1}}',
  '{"length":3}',
  '"\\u0000"',
  '"\\ud800"',
  '["\\u0000"]',
  '{"a":"\\udc00"}',
  nested(12, '[', ']'),
  nested(500, '[', ']'),
  nested(20_000, '[', ']'),
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
]
const headers: [name: string, values: readonly string[]][] = [
  ['user-agent', ['', '\u00ff\u00fe', 'x'.repeat(4_000), 'Nimbo/1 Android', '() { :; }; echo']],
  ['x-forwarded-for', ['1.2.3.4', 'nonsense', '::1, ::1', "'"]],
  ['accept-language', ['*', 'zz', 'pt-BR;q=NaN']],
  ['origin', ['null', 'https://evil.example', 'x']],
  ['cookie', ['token=x', 'a'.repeat(2_000)]],
  ['x-http-method-override', ['DELETE']],
  ['accept-encoding', ['', '*', 'br;q=1e9']],
]
const types = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'application/xml',
  '',
]

/** Values that most schemas take, and no form would send. */
const oddNumbers = ['0', '1', '2', '3', '7', '30', '50', '100', '999', '10000', '1000000', '999999999', '2147483647']
const oddTexts = [
  '\u202e',
  '%_\\',
  "'",
  '"',
  '{}',
  '😀',
  '\u0001\u001b',
  '\ufffe',
  '\u3164',
  '\u200d',
  'ﷺ',
  '0',
  '-1',
  '..',
  '<b>',
  '\r\n',
  '$1',
  'null',
]

/**
 * A request of this call: the sample of its schema with known values, in the shape the schema wants or with fields mutated, sent in
 * any of the ways there are.
 */
export function fuzzedRequest(call: AnyCall, token: string, known: Known): FuzzedRequest {
  const fields = new Map<string, string>()
  const [extreme, mutated] = [sometimes(60), sometimes(40)]
  for (const [name, sample] of Object.entries(sampleInput(call))) {
    const value =
      (sometimes(extreme ? 60 : 98) ? knownValue(name, known) : undefined) ?? (extreme && sometimes(50) ? extremeOf(sample) : sample)
    fields.set(name, JSON.stringify(value))
    if (mutated && sometimes(35)) fields.set(name, sometimes(50) ? JSON.stringify(pick(texts)) : pick(jsonValues))
    if (mutated && sometimes(5)) fields.delete(name)
  }
  for (const name of ['language', 'time', 'uid', 'sign', 'service', 'client_trace_id', '__proto__', 'x\0y']) {
    if (mutated && sometimes(4)) fields.set(name, JSON.stringify(pick(texts)))
  }
  // Ending one's own session or account is a call like others, but one that ends the run of whoever makes it.
  const ends = /logout|cancelAccount|removeDevice|kick/i.test(call.name)
  const isSignedIn = sometimes(ends ? 3 : 94)
  return { ...carried(call, fields, isSignedIn ? token : pick(['', 'made-up', '\u00ff', 'x'.repeat(3_000)])), isSignedIn }
}

function extremeOf(sample: string): string {
  if (/^\d+$/.test(sample)) return pick(oddNumbers)
  return sample === 'sample' ? pick(oddTexts).repeat(randomInt(1, 30)) : sample
}

function knownValue(name: string, { liveuid, stream, uids }: Known): string | undefined {
  if (name === 'liveuid') return String(liveuid)
  if (name === 'stream') return stream
  if (name === 'touid') return String(pick(uids))
  return name === 'client_request_id' ? randomUUID() : undefined
}

function carried(call: AnyCall, fields: ReadonlyMap<string, string>, token: string): Omit<FuzzedRequest, 'isSignedIn'> {
  const sent: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  for (const [name, values] of headers) if (sometimes(4)) sent[name] = pick(values)
  const name = sometimes(97) ? call.name : `App.${call.name}`
  const service = `/?service=${name}`
  const query = [...fields].map(([key, json]) => `${escape(key)}=${escape(plainOf(json))}`).join('&')
  if (sometimes(25)) return { path: `${service}&${query}`.slice(0, 12_000), options: { method: 'GET', headers: sent } }
  const type = sometimes(80) ? pick(types.slice(0, 3)) : pick(types)
  if (type) sent['content-type'] = type
  const json = `{${[...fields].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`
  const whole = type === 'application/json' ? json : query
  const body = sometimes(3) ? whole.slice(0, randomInt(whole.length + 1)) : whole
  sent['content-length'] = String(Buffer.byteLength(body))
  return { path: service, options: { method: 'POST', headers: sent }, body }
}

/** Text of a value in a form field. */
function plainOf(json: string): string {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' ? value : json
  } catch {
    return json
  }
}

/** Half a pair has no UTF-8: it goes as the bytes somebody would write for it. */
function escape(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80%zz'
}
