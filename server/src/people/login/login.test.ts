import { Account, Login, User } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { eraseAccounts } from '../user/index.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'
import { erasure } from '../../personalData.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const signIn = (phone: string, user_pass: string, more: { captcha?: string; restore?: number } = {}) =>
  server.anonymous.call(Login.userLogin, { country_code: '+55', user_login: phone, user_pass, ...more })

test('a wrong password and an unknown phone get the same answer', async () => {
  const { phone } = await server.person()
  expect(await refusalReason(signIn(phone, 'wrong'))).toBe('WrongCredentials')
  expect(await refusalReason(signIn(`118${String(Date.now()).slice(-8)}`, 'wrong'))).toBe('WrongCredentials')
})

test('after three guesses a puzzle goes with each; after ten the phone is closed for a while, even to the right one', async () => {
  const { phone } = await server.person()
  for (let n = 0; n < 3; n++) expect(await refusalReason(signIn(phone, `guess ${n}`))).toBe('WrongCredentials')
  expect(await refusalReason(signIn(phone, testPassword))).toBe('CaptchaNeeded')
  for (let n = 0; n < 7; n++) {
    const captcha = await solveCaptcha(server.anonymous)
    expect(await refusalReason(signIn(phone, `guess ${n}`, { captcha }))).toBe('WrongCredentials')
    expect(await refusalReason(signIn(phone, testPassword, { captcha }))).toBe('CaptchaWrong')
  }
  expect(await refusalReason(signIn(phone, testPassword, { captcha: await solveCaptcha(server.anonymous) }))).toBe('TooMany')
})

test('a puzzle that is unsolved, made up, altered or handed in by two at once helps nobody twice', async () => {
  const { phone } = await server.person()
  for (let n = 0; n < 3; n++) await refusalReason(signIn(phone, `guess ${n}`))
  const solved = JSON.parse(Buffer.from(await solveCaptcha(server.anonymous), 'base64').toString()) as {
    challenge: { parameters: object; signature: string }
    solution: object
  }
  const handIn = (payload: unknown) => signIn(phone, testPassword, { captcha: Buffer.from(JSON.stringify(payload)).toString('base64') })
  const bad: unknown[] = [
    'nonsense',
    {},
    { ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } },
    { ...solved, challenge: { ...solved.challenge, parameters: { ...solved.challenge.parameters, cost: 1, keyPrefix: '00' } } },
    { ...solved, challenge: { ...solved.challenge, signature: '0'.repeat(64) } },
    { ...solved, challenge: { parameters: solved.challenge.parameters } },
  ]
  for (const payload of bad) expect(await refusalReason(handIn(payload))).toBe('CaptchaWrong')
  const both = await Promise.allSettled([handIn(solved), handIn(solved)])
  expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an account about to be deleted says so, comes back when asked, and is erased when its time has come', async () => {
  const person = await server.person()
  expect(await refusalReason(person.client.call(Account.cancelAccount, {}))).toBe('StepUpNeeded')
  await person.client.call(Login.stepUp, { user_pass: testPassword })
  await person.client.call(Account.cancelAccount, {})
  expect(await refusalReason(person.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
  expect(await refusalReason(signIn(person.phone, testPassword))).toBe('Cancelled')
  expect((await signIn(person.phone, testPassword, { restore: 1 })).id).toBe(person.uid)
  await server.engines.db.transaction((sql) =>
    sql.query(`update account set cancelled_at = now(), erase_after = now() - interval '1 second' where id = $1`, [person.uid]),
  )
  await eraseAccounts({ erasure, db: server.roles.worker, log: createLog('test', 'silent') })
  expect(await refusalReason(signIn(person.phone, testPassword, { restore: 1 }))).toBe('WrongCredentials')
  const [row] = await server.engines.db.query((sql) =>
    sql.query<{ text: string }>('select account::text from account where id = $1', [person.uid]),
  )
  expect(JSON.stringify(row)).not.toContain(person.phone)
  expect(JSON.stringify(row)).not.toContain(person.name)
})

test('a disabled account cannot sign in, and its sessions end at once', async () => {
  const person = await server.person()
  await server.engines.db.transaction((sql) => sql.query('update account set disabled_at = now() where id = $1', [person.uid]))
  expect(await refusalReason(person.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
  expect(await refusalReason(signIn(person.phone, testPassword))).toBe('Disabled')
})

test('signing out ends this session; signing out everywhere ends them all', async () => {
  const person = await server.person()
  const second = await signIn(person.phone, testPassword)
  await person.client.call(Login.logout, {})
  expect(await refusalReason(person.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
  const info = await fetch(`${server.origin}/?service=User.getBaseInfo&uid=${second.id}&token=${second.token}`)
  expect(((await info.json()) as { data: { code: number } }).data.code).toBe(0)
  await fetch(`${server.origin}/?service=Login.logout&all=1&uid=${second.id}&token=${second.token}`)
  const after = await fetch(`${server.origin}/?service=User.getBaseInfo&uid=${second.id}&token=${second.token}`)
  expect(((await after.json()) as { data: { code: number } }).data.code).toBe(700)
})

test('no token is stored as it is', async () => {
  const person = await server.person()
  const rows = await server.engines.db.query((sql) =>
    sql.query<{ row: string }>('select session::text as row from session where uid = $1', [person.uid]),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.row).not.toContain(person.token)
})

test('countries are filed alphabetically in the caller’s language', async () => {
  const person = await server.person({ language: 'ar' })
  const [english, arabic] = await Promise.all([server.anonymous.call(Login.getCountrys, {}), person.client.call(Login.getCountrys, {})])
  const brazil = english.flatMap((s) => s.lists).find((c) => c.tel === '55')
  expect(brazil?.name).toBe('Brazil')
  expect(english.map((s) => s.title)).toEqual(english.map((s) => s.title).toSorted())
  expect(arabic.flatMap((s) => s.lists).find((c) => c.tel === '55')?.name).toBe('البرازيل')
})
