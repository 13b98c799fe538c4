import { type AnyCall, CommonRefusals, domains, resolver } from '@nimbo/contract'
import { sampleInput } from '@nimbo/contract/samples'
import { specCalls } from '@nimbo/contract/specification'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../people/identity/index.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

/** Every call there is: a new one joins by being in the contract. */
const calls: AnyCall[] = Object.values(domains).flatMap((d) => Object.values(d) as AnyCall[])

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

interface Answer {
  ret: number
  data: { code: number; msg: string; info: unknown[]; reason?: string }
  msg: string
}
interface Session {
  uid: number
  token: string
}

const upper = (name: string) => name.replace(/\.([a-z])/, (_, first: string) => `.${first.toUpperCase()}`)
const styles: [style: string, name: (c: AnyCall) => [key: string, name: string]][] = [
  ['service=', (c) => ['service', c.name]],
  ['s=App.', (c) => ['s', `App.${upper(c.name)}`]],
  ['as the specification spells it', (c) => [c.specName.startsWith('App.') ? 's' : 'service', c.specName]],
]
/** Ours: the token in the header. The specification's: uid, token, language and time beside the fields. */
const forms: [form: string, credentials: (s: Session) => { query: Record<string, string>; headers: Record<string, string> }][] = [
  ['our form', ({ token }) => ({ query: { language: 'pt' }, headers: { authorization: `Bearer ${token}` } })],
  [
    'spec form',
    ({ uid, token }) => ({ query: { uid: String(uid), token, language: 'pt', time: String(Math.floor(Date.now() / 1000)) }, headers: {} }),
  ],
]
type Send = (query: Record<string, string>, fields: Record<string, string>, headers: Record<string, string>) => Promise<Response>
const methods: [method: string, send: Send][] = [
  ['GET', (query, fields, headers) => fetch(`${server.origin}/?${String(new URLSearchParams({ ...fields, ...query }))}`, { headers })],
  [
    'POST form',
    (query, fields, headers) =>
      fetch(`${server.origin}/?${String(new URLSearchParams(query))}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  ],
  [
    'POST JSON',
    (query, fields, headers) =>
      fetch(`${server.origin}/?${String(new URLSearchParams(query))}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      }),
  ],
]
const ways = styles.flatMap(([style, name]) =>
  forms.flatMap(([form, credentials]) =>
    methods.map(([method, send]) => ({ way: `${method}, ${style}, ${form}`, name, credentials, send })),
  ),
)

/** Some calls end the session or the account, so every request has a session of its own. */
async function someone(): Promise<Session> {
  return server.engines.db.transaction(async (sql) => {
    const rows = await sql.query<{ id: number }>(`insert into account (country_code, nicename) values ('55', 'somebody') returning id`)
    const uid = rows[0]!.id
    return { uid, token: (await openSession(sql, server.config.codeKey, uid, 'a test', 'web')).token }
  })
}

/** Undefined when the answer is one the contract declares; otherwise what is wrong with it. */
function faultOf(call: AnyCall, { ret, msg: fault, data }: Answer): string | undefined {
  if (ret !== 200) return fault
  const { code, reason = '', info, msg } = data
  const shown: unknown = call.output.def.type === 'array' ? info : info[0]
  if (code === 0) return call.output.safeParse(shown).success ? undefined : 'the output is not as declared'
  const declared: Record<string, number> = { ...(call.refusals as Record<string, number>), ...CommonRefusals }
  if (declared[reason] !== code) return `${reason} is not declared`
  return msg === reason ? `${reason} has no words` : undefined
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('answers the same shape however it is asked', async () => {
    const fields = sampleInput(call)
    for (const { way, name, credentials, send } of ways) {
      const session = await someone()
      const { query, headers } = credentials(session)
      const [key, value] = name(call)
      // Parameters in the address are left out of the fields.
      const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in query)))
      const response = await send({ [key]: value, ...query }, rest, headers)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(faultOf(call, (await response.json()) as Answer), way).toBeUndefined()
    }
  })

  test('belongs to whoever is signed in', async () => {
    const fields = sampleInput(call)
    const strangers: Record<string, string>[] = [{}, { uid: '-9999', token: '-9999' }, { token: 'made-up' }]
    for (const credentials of strangers) {
      const response = await methods[0]![1]({ service: call.name, ...credentials }, fields, {})
      const { ret, data } = (await response.json()) as Answer
      expect([ret, data.code === CommonRefusals.SessionInvalid]).toEqual([200, call.auth === 'user'])
    }
  })
})

test('every call of the specification answers in its own form: GET, as it spells it, uid and token in the query', async () => {
  const resolve = resolver(domains)
  const [, credentials] = forms[1]!
  const [, get] = methods[0]!
  let answered = 0
  for (const name of specCalls) {
    const call = resolve(name)
    // One that is not declared yet is named where they are counted.
    if (!call) continue
    const { query } = credentials(await someone())
    const rest = Object.fromEntries(Object.entries(sampleInput(call)).filter(([field]) => !(field in query)))
    const response = await get({ [name.startsWith('App.') ? 's' : 'service']: name, ...query }, rest, {})
    expect([name, faultOf(call, (await response.json()) as Answer)]).toEqual([name, undefined])
    answered++
  }
  console.log(`${answered} of ${specCalls.length} calls of the specification answered`)
})

test('how many calls and ways there were', () => {
  console.log(`${calls.length} calls × ${ways.length} ways`)
  expect(calls.length * ways.length).toBeGreaterThan(400)
})
