import { randomInt } from 'node:crypto'
import { countryNameOf, Login, User } from '@nimbo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSms } from '../../platform/sms.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
// All of them come from one address, which would be asked for ever harder puzzles.
beforeEach(() => server.engines.limits('codesOfAddress').forget('127.0.0.1'))

const newPhone = () => `119${randomInt(10 ** 7, 10 ** 8)}`
const asked = async (mobile: string) => ({ mobile, country_code: '55', captcha: await solveCaptcha(server.anonymous) })
const registration = (phone: string, code: string, pass = 'uma senha forte', pass2 = pass) => ({
  country_code: '55',
  user_login: phone,
  user_pass: pass,
  user_pass2: pass2,
  code,
})

async function received(phone: string): Promise<string[]> {
  const url = new URL(`/messages?to=${encodeURIComponent(`+55${phone}`)}`, server.config.sms.url)
  return ((await (await fetch(url)).json()) as { text: string }[]).map((m) => m.text)
}
async function codeFor(phone: string): Promise<string> {
  const texts = await vi.waitUntil(async () => (await received(phone)).filter((t) => /\d{6}/.test(t)).at(-1), 90_000)
  return /\d{6}/.exec(texts)![0]
}
/** Time passes for this phone: what it asked for lies further back. */
const later = (phone: string, seconds: number) =>
  server.engines.db.transaction(async (sql) => {
    await sql.query('update code set expires_at = expires_at - make_interval(secs => $2) where phone = $1', [`+55${phone}`, seconds])
    await sql.query('delete from code_request where phone = $1 and $2 > 0', [`+55${phone}`, seconds])
  })

async function register(phone: string, password: string): Promise<void> {
  await server.anonymous.call(Login.getCode, await asked(phone))
  await server.anonymous.call(Login.userReg, registration(phone, await codeFor(phone), password))
}
const signIn = (phone: string, user_pass: string) =>
  server.anonymous.call(Login.userLogin, { country_code: '55', user_login: phone, user_pass })

describe('registering', () => {
  test('a code, a password, an account that signs in', async () => {
    const phone = newPhone()
    await register(phone, 'uma senha forte')
    expect((await signIn(phone, 'uma senha forte')).user_nicename).toMatch(/^Nimbo \d{4}$/)
  })

  test('the name everybody reads says nothing of the number', async () => {
    // Two in a row: one name may end like its number by chance.
    const named = async () => {
      const phone = newPhone()
      await register(phone, 'uma senha forte')
      return (await signIn(phone, 'uma senha forte')).user_nicename === `Nimbo ${phone.slice(-4)}`
    }
    expect(await Promise.all([named(), named()])).toContain(false)
  })

  test('the country is kept as the client names it, and by the calling code when it names none', async () => {
    const named = async (fields: object) => {
      const phone = newPhone()
      await server.anonymous.call(Login.getCode, await asked(phone))
      await server.anonymous.call(Login.userReg, { ...registration(phone, await codeFor(phone)), ...fields })
      const rows = await server.engines.db.query((sql) =>
        sql.query<{ name: string }>('select country_name as name from account where phone = $1', [`+55${phone}`]),
      )
      return rows[0]?.name
    }
    expect(await named({ country_name: 'Brasil' })).toBe('Brasil')
    expect(await named({})).toBe('Brazil')
    expect(['351', '971', '33', '1', '86', '49'].map(countryNameOf)).toEqual([
      'Portugal',
      'United Arab Emirates',
      'France',
      'United States',
      'China',
      'China',
    ])
  })

  test('a code works once, only for its phone and purpose, and for five minutes', async () => {
    const phone = newPhone()
    await server.anonymous.call(Login.getCode, await asked(phone))
    const code = await codeFor(phone)
    expect(await refusalReason(server.anonymous.call(Login.userReg, registration(newPhone(), code)))).toBe('NoCode')
    expect(await refusalReason(server.anonymous.call(Login.userFindPass, registration(phone, code)))).toBe('NoCode')
    await server.anonymous.call(Login.userReg, registration(phone, code))
    expect(await refusalReason(server.anonymous.call(Login.userReg, registration(phone, code)))).toBe('NoCode')
    const late = newPhone()
    await server.anonymous.call(Login.getCode, await asked(late))
    const lateCode = await codeFor(late)
    await later(late, 301)
    expect(await refusalReason(server.anonymous.call(Login.userReg, registration(late, lateCode)))).toBe('NoCode')
  })

  test('passwords that differ or are weak are refused before the code is looked at', async () => {
    const phone = newPhone()
    expect(await refusalReason(server.anonymous.call(Login.userReg, registration(phone, '000000', 'uma senha forte', 'outra')))).toBe(
      'PasswordsDiffer',
    )
    for (const weak of ['curta', '12345678', 'aaaaaaaaaa', `x${phone}x`]) {
      expect(await refusalReason(server.anonymous.call(Login.userReg, registration(phone, '000000', weak)))).toBe('WeakPassword')
    }
  })

  test('fifty wrong codes at once: five are judged, none is accepted, and the right one comes too late', async () => {
    const phone = newPhone()
    await server.anonymous.call(Login.getCode, await asked(phone))
    const code = await codeFor(phone)
    const wrong = Array.from({ length: 50 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'))
    const reasons = await Promise.all(wrong.map((w) => refusalReason(server.anonymous.call(Login.userReg, registration(phone, w)))))
    expect(reasons.filter((r) => r === 'WrongCode')).toHaveLength(5)
    expect(reasons.filter((r) => r === 'NoCode')).toHaveLength(45)
    expect(await refusalReason(server.anonymous.call(Login.userReg, registration(phone, code)))).toBe('NoCode')
  })

  test('two registrations with one code make one account', async () => {
    const phone = newPhone()
    await server.anonymous.call(Login.getCode, await asked(phone))
    const code = await codeFor(phone)
    const both = await Promise.allSettled([1, 2].map(() => server.anonymous.call(Login.userReg, registration(phone, code))))
    expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('forgetting', () => {
  test('a new password ends every session; the old one no longer works', async () => {
    const phone = newPhone()
    await register(phone, 'uma senha forte')
    const { id, token } = await signIn(phone, 'uma senha forte')
    await later(phone, 60)
    await server.anonymous.call(Login.getForgetCode, await asked(phone))
    await server.anonymous.call(Login.userFindPass, registration(phone, await codeFor(phone), 'outra senha forte'))
    const old = await fetch(`${server.origin}/?service=${User.getBaseInfo.name}&uid=${id}&token=${token}`)
    expect(((await old.json()) as { data: { code: number } }).data.code).toBe(700)
    expect(await refusalReason(signIn(phone, 'uma senha forte'))).toBe('WrongCredentials')
    expect((await signIn(phone, 'outra senha forte')).id).toBe(id)
  })
})

describe('asking for codes', () => {
  test('has a pace and a budget per phone, however many ask at once', async () => {
    const phone = newPhone()
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, async () => server.anonymous.call(Login.getCode, await asked(phone))),
    )
    expect(answers.filter((a) => a.status === 'fulfilled')).toHaveLength(1)
    expect(await refusalReason(server.anonymous.call(Login.getForgetCode, await asked(phone)))).toBe('SentAlready')
    const spent = newPhone()
    const earlier = `insert into code_request (phone, created_at) select '+55' || $1, now() - interval '2 hours' from generate_series(1, 5)`
    await server.engines.db.transaction((sql) => sql.query(earlier, [spent]))
    expect(await refusalReason(server.anonymous.call(Login.getCode, await asked(spent)))).toBe('DailyLimit')
  })

  test('answers alike for known and unknown phones; only the phone itself is told', async () => {
    const known = newPhone()
    await register(known, 'uma senha forte')
    await later(known, 60)
    const before = (await received(known)).length
    expect(await server.anonymous.call(Login.getCode, await asked(known))).toEqual({})
    const told = await vi.waitUntil(async () => (await received(known)).slice(before).at(0), 90_000)
    expect(told).toContain('already have a Nimbo account')
    const unknown = newPhone()
    expect(await server.anonymous.call(Login.getForgetCode, await asked(unknown))).toEqual({})
    // A code that is asked for afterwards arrives, and what was sent before it had arrived by then.
    await later(known, 60)
    const sent = (await received(known)).length
    expect(await server.anonymous.call(Login.getForgetCode, await asked(known))).toEqual({})
    await expect.poll(async () => (await received(known)).length).toBe(sent + 1)
    expect(await received(unknown)).toEqual([])
    expect(await refusalReason(server.anonymous.call(Login.getCode, await asked('1')))).toBe('BadPhone')
  })

  test('no code is stored as it is', async () => {
    const phone = newPhone()
    await server.anonymous.call(Login.getCode, await asked(phone))
    const code = await codeFor(phone)
    const rows = await server.engines.db.query((sql) =>
      sql.query<{ row: string }>('select code::text as row from code where phone = $1', [`+55${phone}`]),
    )
    expect(rows[0]!.row).not.toContain(code)
  })
})

describe('the provider of messages', () => {
  const send = (over: Partial<{ url: string; token: string }>, to = '+5511900000000') =>
    createSms({ ...server.config.sms, ...over }).send(to, 'hello')
  test('takes a message, and says so when it does not', async () => {
    await send({})
    await expect(send({ token: 'wrong' })).rejects.toThrow('401')
    await expect(send({}, 'nonsense')).rejects.toThrow('422')
    await expect(send({ url: 'http://127.0.0.1:9/send' })).rejects.toThrow()
  })
})
