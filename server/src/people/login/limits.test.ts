import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { type AnyCall, Home, Login, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BudgetName, budgets } from '../../platform/budgets.ts'
import { hidden } from '../../platform/limit.ts'
import { openCuttableProxy } from '../../testing/cuttableProxy.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'

/** Two processes behind a proxy that names the client's address, on one Redis and one database. */
let servers: [TestServer, TestServer]
const limitsOf = randomUUID()
const behindProxy = { trustedProxies: ['127.0.0.1'] }
beforeAll(async () => {
  servers = [await startTestServer(behindProxy, limitsOf), await startTestServer(behindProxy, limitsOf)]
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

let nextAddress = 1
/** An address nobody else in this file comes from. */
const address = () => `198.18.${Math.floor(++nextAddress / 250)}.${(nextAddress % 250) + 1}`
const newPhone = () => `119${randomInt(10 ** 7, 10 ** 8)}`

/** Answer to a call from an address: `ok`, or the reason of the refusal. */
async function from(ip: string, server: TestServer, call: AnyCall, fields: Record<string, string>, token?: string): Promise<string> {
  const answer = await fetch(`${server.origin}/?service=${call.name}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': ip, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new URLSearchParams(fields),
  })
  const { data } = (await answer.json()) as { data: { code: number; reason?: string } }
  return data.code === 0 ? 'ok' : (data.reason ?? String(data.code))
}
const lead = { name: 'Ana', country: 'Brasil', contact_type: 'telegram', contact: '@ana_live', about: '' }
const puzzle = () => solveCaptcha(servers[0].anonymous)
const credentials = (phone: string, user_pass: string) => ({ country_code: '55', user_login: phone, user_pass })

describe('budgets', () => {
  test('are one for all processes', async () => {
    const ip = address()
    const answers: string[] = []
    for (let n = 0; n < 8; n++) answers.push(await from(ip, servers[n % 2]!, Home.setLead, lead))
    expect(answers.filter((a) => a === 'ok')).toHaveLength(5)
    expect(answers.filter((a) => a === 'TooMany')).toHaveLength(3)
  })

  test('count IPv6 by /64, the least anybody gets, and IPv4 written as IPv6 as IPv4', async () => {
    const net = `2001:db8:${randomInt(1, 65_000).toString(16)}:${randomInt(1, 65_000).toString(16)}`
    const answers: string[] = []
    for (let n = 1; n <= 6; n++) answers.push(await from(`${net}:${n}::${n}`, servers[0], Home.setLead, lead))
    expect(answers.at(-1)).toBe('TooMany')
    expect(await from('2001:db8:ffff:ffff::1', servers[0], Home.setLead, lead)).toBe('ok')
    const ip = address()
    for (let n = 0; n < 5; n++) await from(ip, servers[0], Home.setLead, lead)
    expect(await from(`::ffff:${ip}`, servers[0], Home.setLead, lead)).toBe('TooMany')
  })

  test('are stricter while Redis is away, remember what was counted, and are whole again afterwards', async () => {
    const redis = new URL(servers[0].config.redisUrl)
    const proxy = await openCuttableProxy(redis)
    const redisUrl = Object.assign(new URL(redis), { port: String(proxy.port) }).toString()
    const server = await startTestServer({ ...behindProxy, redisUrl }, randomUUID())
    try {
      const [before, during] = [address(), address()]
      for (let n = 0; n < 5; n++) expect(await from(before, server, Home.setLead, lead)).toBe('ok')
      await proxy.cut()
      // Budgets used up before stay used up; a new address gets this process's share.
      expect(await from(before, server, Home.setLead, lead)).toBe('TooMany')
      const answers: string[] = []
      for (let n = 0; n < 5; n++) answers.push(await from(during, server, Home.setLead, lead))
      const granted = answers.filter((a) => a === 'ok').length
      expect(granted).toBe(1)
      await proxy.mend()
      // A Redis that did not answer is not asked again at once.
      const uncounted = async () => (await server.engines.metrics.limitWithoutRedis.get()).values.reduce((sum, { value }) => sum + value, 0)
      const isAsked = async () => {
        const already = await uncounted()
        await from(address(), server, Home.setLead, lead)
        return (await uncounted()) === already
      }
      await expect.poll(isAsked).toBe(true)
      // Calls granted meanwhile count: five in all.
      const after: string[] = []
      for (let n = 0; n < 5; n++) after.push(await from(during, server, Home.setLead, lead))
      expect(granted + after.filter((a) => a === 'ok').length).toBeLessThanOrEqual(5)
      expect(after.filter((a) => a === 'ok').length).toBeLessThan(5)
      expect(await from(address(), server, Home.setLead, lead)).toBe('ok')
    } finally {
      await server.close()
      await proxy.cut()
    }
  })

  test('say in the metrics which of them refused', async () => {
    const ip = address()
    for (let n = 0; n < 6; n++) await from(ip, servers[0], Home.setLead, lead)
    expect(await servers[0].engines.metrics.registry.metrics()).toMatch(/nimbo_limit_refused_total\{budget="leads"\} [1-9]/)
  })
})

describe('signing in', () => {
  test('of tries sent at once no more are judged without a puzzle than one by one', async () => {
    const person = await servers[0].person()
    const ip = address()
    const tries = Array.from({ length: 12 }, (_, n) => from(ip, servers[n % 2]!, Login.userLogin, credentials(person.phone, `guess ${n}`)))
    const answers = await Promise.all(tries)
    expect(answers.filter((a) => a === 'WrongCredentials')).toHaveLength(3)
    expect(answers.filter((a) => a === 'CaptchaNeeded')).toHaveLength(9)
  })

  test('somebody who guesses at a phone locks nobody out of it', async () => {
    const person = await servers[0].person()
    const home = address()
    expect(await from(home, servers[0], Login.userLogin, credentials(person.phone, testPassword))).toBe('ok')
    // From three addresses, until nobody unknown is let in any more.
    for (const stranger of [address(), address(), address()]) {
      for (let n = 0; n < 10; n++) {
        const captcha = await puzzle()
        await from(stranger, servers[n % 2]!, Login.userLogin, { ...credentials(person.phone, `guess ${n}`), captcha })
      }
    }
    const unknown = { ...credentials(person.phone, testPassword), captcha: await puzzle() }
    expect(await from(address(), servers[0], Login.userLogin, unknown)).toBe('TooMany')
    expect(await from(home, servers[1], Login.userLogin, credentials(person.phone, testPassword))).toBe('ok')
  })

  test('a device that signed in before is known wherever it is', async () => {
    const person = await servers[0].person()
    const device = { mobileid: randomUUID() }
    await from(address(), servers[0], Login.userLogin, { ...credentials(person.phone, testPassword), ...device })
    const shared = address()
    for (let n = 0; n < 25; n++) {
      await from(shared, servers[0], Login.userLogin, { ...credentials(person.phone, `guess ${n}`), captcha: await puzzle() })
    }
    for (const server of servers) {
      expect(await from(shared, server, Login.userLogin, { ...credentials(person.phone, testPassword), ...device })).toBe('ok')
    }
  })
})

describe('codes', () => {
  const spendStrangersBudget = (phone: string) =>
    servers[0].engines.db.transaction((sql) =>
      sql.query(`insert into code_request (phone, created_at) select $1, now() - interval '2 hours' from generate_series(1, 5)`, [
        `+55${phone}`,
      ]),
    )

  test('asked for by strangers do not use up those a person proves themselves with', async () => {
    const person = await servers[0].person()
    await spendStrangersBudget(person.phone)
    const stranger = { country_code: '55', mobile: person.phone, captcha: await puzzle() }
    expect(await from(address(), servers[0], Login.getForgetCode, stranger)).toBe('DailyLimit')
    expect(await from(address(), servers[0], Login.getStepUpCode, {}, person.token)).toBe('ok')
  })

  test('nor those of somebody who forgot their password, at an address they signed in from', async () => {
    const person = await servers[0].person()
    const home = address()
    await from(home, servers[0], Login.userLogin, credentials(person.phone, testPassword))
    await spendStrangersBudget(person.phone)
    const asked = async () => ({ country_code: '55', mobile: person.phone, captcha: await puzzle() })
    expect(await from(address(), servers[0], Login.getForgetCode, await asked())).toBe('DailyLimit')
    expect(await from(home, servers[0], Login.getForgetCode, await asked())).toBe('ok')
  })

  test('tried out by a stranger are still good for whoever asked for them', async () => {
    const phone = newPhone()
    const home = address()
    await from(home, servers[0], Login.getCode, { country_code: '55', mobile: phone, captcha: await puzzle() })
    const code = await codeFor(phone)
    const pass = { user_pass: 'uma senha forte', user_pass2: 'uma senha forte' }
    const typed = (n: number) => ({
      country_code: '55',
      user_login: phone,
      ...pass,
      code: String((Number(code) + n) % 1_000_000).padStart(6, '0'),
    })
    const stranger = address()
    const wrong = []
    for (let n = 1; n <= 6; n++) wrong.push(await from(stranger, servers[n % 2]!, Login.userReg, typed(n)))
    expect(wrong).toEqual(['WrongCode', 'WrongCode', 'WrongCode', 'WrongCode', 'WrongCode', 'NoCode'])
    expect(await from(home, servers[0], Login.userReg, typed(0))).toBe('ok')
  })

  test('one device that guesses at a proof leaves the others theirs', async () => {
    const person = await servers[0].person()
    const { token } = await servers[0].anonymous.call(Login.userLogin, credentials(person.phone, testPassword))
    for (let n = 0; n < 6; n++) await refusalReason(person.client.call(Login.stepUp, { user_pass: `guess ${n}` }))
    expect(await refusalReason(person.client.call(Login.stepUp, { user_pass: testPassword }))).toBe('TooMany')
    expect(await from(address(), servers[0], Login.stepUp, { user_pass: testPassword }, token)).toBe('ok')
  })
})

describe('codes to a country', () => {
  const keyOf = (budget: BudgetName, key: string) => `${limitsOf}:${budget}:${hidden(key)}`
  /** So many codes were sent there this hour. */
  const sent = (region: string, codes: number) => servers[0].engines.redis.set(keyOf('codesToCountry', region), codes, 'EX', 3600)
  const french = () => ({ country_code: '33', mobile: `6${randomInt(10 ** 7, 10 ** 8)}` })

  test('that were many take harder puzzles, and few of what is left go to one address', async () => {
    await sent('FR', budgets.codesToCountry.times / 3)
    const [phone, ip] = [french(), address()]
    expect(await from(ip, servers[0], Login.getCode, phone)).toBe('CaptchaNeeded')
    expect(await from(ip, servers[0], Login.getCode, { ...phone, captcha: await puzzle() })).toBe('CaptchaWrong')
    const harder = await solveCaptcha(servers[0].anonymous, phone)
    expect(await from(ip, servers[0], Login.getCode, { ...phone, captcha: harder })).toBe('ok')
    await servers[0].engines.redis.set(keyOf('codesOfAddress', ip), 5, 'EX', 3600)
    expect(await from(ip, servers[1], Login.getCode, { ...french(), captcha: await puzzle() })).toBe('TooMany')
  })

  test('that are used up are refused to strangers, not to people at their own address', async () => {
    const person = await servers[0].person()
    const home = address()
    await from(home, servers[0], Login.userLogin, credentials(person.phone, testPassword))
    const before = await servers[0].engines.redis.get(keyOf('codesToCountry', 'BR'))
    await sent('BR', budgets.codesToCountry.times)
    const asked = { country_code: '55', mobile: person.phone }
    expect(await from(address(), servers[0], Login.getForgetCode, { ...asked, captcha: await puzzle() })).toBe('TooMany')
    expect(await from(home, servers[0], Login.getForgetCode, { ...asked, captcha: await puzzle() })).toBe('ok')
    await sent('BR', Number(before ?? 0))
  })
})

describe('tokens nobody was given', () => {
  test('are refused before the database is asked, whatever they look like', async () => {
    const person = await servers[0].person()
    const forged = `${person.token.slice(0, 10)}${person.token[10] === 'A' ? 'B' : 'A'}${person.token.slice(11)}`
    const junk = [
      'x',
      'a'.repeat(64),
      forged,
      `${person.token}A`,
      person.token.slice(0, -1),
      "'; drop table session; --",
      '0'.repeat(4_000),
    ]
    const asked = vi.spyOn(servers[0].roles.api, 'query')
    for (const token of junk) expect(await from(address(), servers[0], User.getBaseInfo, {}, token)).toBe('SessionInvalid')
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect(await from(address(), servers[0], User.getBaseInfo, {}, person.token)).toBe('ok')
  })
})

describe('hooks of providers', () => {
  const post = (server: TestServer, ip: string, path: string, headers: Record<string, string> = {}, body = '{}') =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': ip, 'content-type': 'application/json', ...headers },
      body,
    })

  test('forged ones from an address are turned away early, on every process; genuine ones from elsewhere are not', async () => {
    const [attacker, provider] = [address(), address()]
    const statuses: number[] = []
    for (let n = 0; n < 40; n++)
      statuses.push((await post(servers[n % 2]!, attacker, '/hooks/pay/card', { 'stripe-signature': 't=1,v1=00' })).status)
    expect(statuses.slice(0, 30).every((s) => s === 400)).toBe(true)
    expect(statuses.slice(30).every((s) => s === 429)).toBe(true)
    for (const path of ['/hooks/livekit', '/hooks/centrifugo/connect']) expect((await post(servers[0], attacker, path)).status).toBe(429)
    const genuine = genuineStripe(servers[0])
    for (let n = 0; n < 50; n++)
      expect((await post(servers[n % 2]!, provider, '/hooks/pay/card', genuine.headers, genuine.body)).status).toBe(200)
  })
})

function genuineStripe(server: TestServer): { headers: Record<string, string>; body: string } {
  const { stripe } = server.config.pay
  const at = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
  })
  const v1 = createHmac('sha256', stripe!.webhookSecret).update(`${at}.${body}`).digest('hex')
  return { headers: { 'stripe-signature': `t=${at},v1=${v1}` }, body }
}

async function codeFor(phone: string): Promise<string> {
  const url = new URL(`/messages?to=${encodeURIComponent(`+55${phone}`)}`, servers[0].config.sms.url)
  const texts = async () => ((await (await fetch(url)).json()) as { text: string }[]).map((m) => m.text)
  const text = await vi.waitUntil(async () => (await texts()).filter((t) => /\d{6}/.test(t)).at(-1), 90_000)
  return /\d{6}/.exec(text)![0]
}
