import { once } from 'node:events'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { Home, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorClient } from '../../testing/operatorClient.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/startTestServer.ts'
import { signOf } from './sign.ts'

let server: TestServer
let me: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer()
  ;[me, other] = await Promise.all([server.person(), server.person()])
})
afterAll(() => server.close())

interface Answer {
  ret: number
  data: { code: number; msg: string; info: Record<string, unknown>[]; reason?: string }
  msg: string
}
async function ask(query: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${server.origin}/?${query}`, init)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
/** Like `ask`, with exactly these headers: fetch writes its own over some of them. */
async function askPlainly(query: string, headers: OutgoingHttpHeaders): Promise<Answer> {
  const [response] = (await once(get(`${server.origin}/?${query}`, { headers }), 'response')) as [IncomingMessage]
  return JSON.parse((await response.toArray()).join('')) as Answer
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('names', () => {
  test.each(['service=Home.getHot', 's=App.Home.GetHot', 'service=App.Home.getHot', 's=Home.GetHot'])('%s is one call', async (name) => {
    const { ret, data } = await ask(name)
    expect([ret, data.code]).toEqual([200, 0])
    expect(data.info[0]).toHaveProperty('list')
  })
  test.each([
    'service=home.getHot',
    'service=Home.gethot',
    's=App.App.Home.GetHot',
    'service=constructor.name',
    'service=Status.getStatus',
    'service=',
  ])('%s is nobody', async (name) => expect((await ask(name)).ret).toBe(404))
  test('a service named twice is nobody', async () => {
    expect((await ask('service=Home.getHot&s=App.Home.GetHot')).ret).toBe(404)
  })
  test('no address reaches a call but the root', async () => {
    expect((await fetch(`${server.origin}/-/call/Home.getHot`)).status).toBe(404)
  })
})

describe('ways to send', () => {
  const fields = () => ({ touid: String(other.uid), isattent: '1' })
  test('POST form', async () => {
    const body = new URLSearchParams(fields())
    expect((await ask('service=User.setAttent', { method: 'POST', body, ...bearer(me.token) })).data.code).toBe(0)
  })
  test('POST JSON with numbers', async () => {
    const body = JSON.stringify({ touid: other.uid, isattent: 1 })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${me.token}` }
    expect((await ask('service=User.setAttent', { method: 'POST', body, headers })).data.code).toBe(0)
  })
  test('POST with the service in the body', async () => {
    const body = new URLSearchParams({ service: 'User.getBaseInfo', uid: String(me.uid), token: me.token })
    const response = await fetch(`${server.origin}/`, { method: 'POST', body })
    expect(((await response.json()) as Answer).data.info[0]!['id']).toBe(me.uid)
  })
  test('GET as the specification writes it', async () => {
    const query = new URLSearchParams({
      s: 'App.User.SetAttent',
      uid: String(me.uid),
      token: me.token,
      language: 'pt',
      time: '1',
      ...fields(),
    })
    expect((await ask(String(query))).data.info).toEqual([{ isattent: 1 }])
  })
  test('the typed client in both forms', async () => {
    const old = await server.person({ wire: 'spec' })
    expect((await old.client.call(User.getBaseInfo, {})).id).toBe(old.uid)
    expect((await me.client.call(User.getBaseInfo, {})).id).toBe(me.uid)
    expect(Array.isArray((await server.anonymous.call(Home.getHot, {})).list)).toBe(true)
  })
  test('a name given twice is refused', async () => {
    expect((await ask('service=Home.getHot&p=1&p=2')).ret).toBe(400)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${me.token}` }
    const twice = `{"touid":${other.uid},"touid":${other.uid}}`
    expect((await ask('service=User.setAttent', { method: 'POST', body: twice, headers })).ret).toBe(400)
    const single = JSON.stringify({ touid: other.uid })
    expect((await ask(`service=User.setAttent&touid=1`, { method: 'POST', body: single, headers })).ret).toBe(400)
  })
  test.each(['-1', '1.5', '1e3', '0x10', '１', '', '99999999999999999999'])('page %j is refused', async (p) => {
    expect((await ask(`service=Home.getHot&p=${encodeURIComponent(p)}`)).ret).toBe(400)
  })
  test('HEAD and OPTIONS run nothing', async () => {
    const follow = `service=User.setAttent&touid=${other.uid}&isattent=0`
    const before = await me.client.call(User.getBaseInfo, {})
    await fetch(`${server.origin}/?${follow}`, { method: 'HEAD', ...bearer(me.token) })
    await fetch(`${server.origin}/?${follow}`, { method: 'OPTIONS', ...bearer(me.token) })
    expect((await me.client.call(User.getBaseInfo, {})).follows).toBe(before.follows)
  })
  test('nothing is cached, and no answer says where it came from', async () => {
    const { headers } = await fetch(`${server.origin}/?service=Home.getHot`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('who asks', () => {
  const code = async (query: string, init?: RequestInit) => (await ask(`service=User.getBaseInfo&${query}`, init)).data.code
  test('nobody, and the anonymous person, are 700', async () => {
    expect(await code('')).toBe(700)
    expect(await code('uid=-9999&token=-9999')).toBe(700)
    expect(await code('', bearer('made-up'))).toBe(700)
  })
  test('another uid than the session’s is 700', async () => {
    expect(await code(`uid=${other.uid}`, bearer(me.token))).toBe(700)
    expect(await code(`uid=${me.uid}`, bearer(me.token))).toBe(0)
  })
  test('two credentials that differ are 700', async () => {
    expect(await code(`token=${other.token}`, bearer(me.token))).toBe(700)
    expect(await code(`token=${me.token}`, bearer(me.token))).toBe(0)
  })
  test('700 speaks the caller’s language', async () => {
    expect((await ask('service=User.getBaseInfo&language=pt')).data.msg).toBe('Entre de novo, por favor')
    expect((await ask('service=User.getBaseInfo&language=../../etc')).data.msg).toBe('Please log in again')
  })
  test.each([
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-purpose': 'prefetch' },
  ])('a link, picture or prefetch cannot act: %j', async (headers) => {
    const query = `service=User.setAttent&touid=${other.uid}&uid=${me.uid}&token=${me.token}`
    expect((await askPlainly(query, headers)).ret).toBe(405)
  })
})

test('an old client’s sign is checked when it is sent', async () => {
  const fields = new Map<string, unknown>([
    ['stream', '1_1'],
    ['time', String(Math.floor(Date.now() / 1000))],
    ['token', me.token],
    ['uid', String(me.uid)],
  ])
  const query = new URLSearchParams(Object.fromEntries(fields) as Record<string, string>).toString()
  const good = signOf(['stream', 'time', 'token', 'uid'], fields, server.config.signSalt)
  expect((await ask(`service=Live.stopRoom&${query}&sign=${good}`)).data.reason).toBe('NotYours')
  expect((await ask(`service=Live.stopRoom&${query}&sign=${'0'.repeat(32)}`)).ret).toBe(400)
})

test('operators’ calls live on their own origin only', async () => {
  const { token } = await operatorClient(server)
  const response = await fetch(`${server.operatorOrigin}/?service=Status.getStatus`, bearer(token))
  const { data } = (await response.json()) as Answer
  expect((data.info[0]!['engines'] as { ok: boolean }[]).every((e) => e.ok)).toBe(true)
  expect(((await (await fetch(`${server.operatorOrigin}/?service=Home.getHot`)).json()) as Answer).ret).toBe(404)
})

test('a forwarded address is believed from a trusted proxy only', async () => {
  const behind = await startTestServer({ trustedProxies: ['127.0.0.1'] })
  const guess = (origin: string, ip: string) =>
    fetch(`${origin}/?service=Login.getCode&mobile=119${String(Date.now()).slice(-8)}&country_code=55`, {
      headers: { 'x-forwarded-for': ip },
    })
  try {
    const reasons = async (origin: string) => {
      const answers = []
      for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.55']) {
        answers.push(((await (await guess(origin, ip)).json()) as Answer).data.reason)
      }
      return answers
    }
    expect(await reasons(server.origin)).toContain('CaptchaNeeded')
    expect(await reasons(behind.origin)).not.toContain('CaptchaNeeded')
  } finally {
    await behind.close()
  }
})
