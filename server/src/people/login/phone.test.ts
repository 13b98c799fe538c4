import { randomInt } from 'node:crypto'
import { Account, Login, Balance } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusalReason } from '../../testing/refusalReason.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const password = 'un mot de passe solide'
/** The national number of a French mobile phone, and every way somebody may split and type it. */
const newFrench = () => `6${randomInt(10 ** 7, 10 ** 8)}`
const spellings = (national: string): [country_code: string, number: string][] => [
  ['33', national],
  ['+33', `0${national}`],
  [`33${national.slice(0, 1)}`, national.slice(1)],
  [`33${national.slice(0, 2)}`, national.slice(2)],
  ['3', `3${national}`],
]

async function codeFor(national: string): Promise<string> {
  const url = new URL(`/messages?to=${encodeURIComponent(`+33${national}`)}`, server.config.sms.url)
  const texts = async () => ((await (await fetch(url)).json()) as { text: string }[]).map((m) => m.text)
  const text = await vi.waitUntil(async () => (await texts()).filter((t) => /\d{6}/.test(t)).at(-1), 90_000)
  return /\d{6}/.exec(text)![0]
}
async function ask([country_code, mobile]: [string, string]): Promise<unknown> {
  return server.anonymous.call(Login.getCode, { country_code, mobile, captcha: await solveCaptcha(server.anonymous) })
}
const register = (spelling: [string, string], code: string) =>
  server.anonymous.call(Login.userReg, {
    country_code: spelling[0],
    user_login: spelling[1],
    user_pass: password,
    user_pass2: password,
    code,
  })
const signIn = ([country_code, user_login]: [string, string], user_pass = password) =>
  server.anonymous.call(Login.userLogin, { country_code, user_login, user_pass })

test('however a number is spelled it is one phone: one code at a time, one account, one price list', async () => {
  const national = newFrench()
  const [first, ...others] = spellings(national)
  await ask(first!)
  for (const other of others) expect(await refusalReason(ask(other))).toBe('SentAlready')
  await register(others[0]!, await codeFor(national))
  await server.engines.db.transaction((sql) => sql.query('delete from code_request where phone = $1', [`+33${national}`]))
  await ask(others[1]!)
  expect(await refusalReason(register(others[2]!, await codeFor(national)))).toBe('WrongCode')
  const signedIn: { id: number }[] = []
  for (const each of [first!, ...others]) signedIn.push(await signIn(each))
  expect(new Set(signedIn.map(({ id }) => id)).size).toBe(1)
  const rows = await server.engines.db.query((sql) => sql.query('select country_code, phone from account where id = $1', [signedIn[0]!.id]))
  expect(rows).toEqual([{ country_code: '33', phone: `+33${national}` }])
})

test('a number that nobody can have is refused wherever one is given', async () => {
  const person = await server.person()
  await person.client.call(Login.stepUp, { user_pass: testPassword })
  const captcha = await solveCaptcha(server.anonymous)
  const pass = { user_pass: password, user_pass2: password, code: '123456' }
  for (const [country_code, number] of [
    ['55', '123'],
    ['999', '612345678'],
    ['0033', '612345678'],
    ['33', '00612345678'],
    ['33', '33612345678'],
  ] as const) {
    const typed = { country_code, mobile: number }
    const login = { country_code, user_login: number }
    const reasons = await Promise.all([
      refusalReason(server.anonymous.call(Login.getCode, { ...typed, captcha })),
      refusalReason(server.anonymous.call(Login.getForgetCode, { ...typed, captcha })),
      refusalReason(server.anonymous.call(Login.userReg, { ...login, ...pass })),
      refusalReason(server.anonymous.call(Login.userFindPass, { ...login, ...pass })),
      refusalReason(server.anonymous.call(Login.userLogin, { ...login, user_pass: password })),
      refusalReason(person.client.call(Account.getPhoneCode, typed)),
      refusalReason(person.client.call(Account.setPhone, { ...typed, code: '123456' })),
    ])
    expect([country_code, number, ...new Set(reasons)]).toEqual([country_code, number, 'BadPhone'])
  }
})

test('the country a person pays in is the country of their number, not the one they claim', async () => {
  const person = await server.person()
  await person.client.call(Login.stepUp, { user_pass: testPassword })
  const national = newFrench()
  const typed = { country_code: `33${national.slice(0, 1)}`, mobile: national.slice(1) }
  await person.client.call(Account.getPhoneCode, typed)
  await person.client.call(Account.setPhone, { ...typed, code: await codeFor(national) })
  expect((await person.client.call(Balance.getBalance, {})).currency).toBe('EUR')
})
