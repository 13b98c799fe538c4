import { Login, User } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalReason } from '../testing/refusalReason.ts'
import { startTestServer, testPassword, type TestServer } from '../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const signIn = (phone: string, user_pass: string) =>
  server.anonymous.call(Login.userLogin, { country_code: '+55', user_login: phone, user_pass })

test('a wrong password and an unknown phone get the same answer', async () => {
  const { phone } = await server.person()
  expect(await refusalReason(signIn(phone, 'wrong'))).toBe('WrongCredentials')
  expect(await refusalReason(signIn('123', 'wrong'))).toBe('WrongCredentials')
})

test('guessing a password stops after ten tries, even with the right one', async () => {
  const { phone } = await server.person()
  for (let n = 0; n < 10; n++) expect(await refusalReason(signIn(phone, `guess ${n}`))).toBe('WrongCredentials')
  expect(await refusalReason(signIn(phone, testPassword))).toBe('TooMany')
})

test('a disabled account cannot sign in, and its sessions end at once', async () => {
  const person = await server.person()
  await server.engines.db.tx((tx) => tx.query('update account set disabled_at = now() where id = $1', [person.uid]))
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
  const rows = await server.engines.db.read((tx) =>
    tx.query<{ row: string }>('select session::text as row from session where uid = $1', [person.uid]),
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
