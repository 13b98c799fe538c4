import { Account, type Client, createClient, Home, Login, Profile, User } from '@nimbo/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

/** Two processes in one: each has its own connections, apps and sessions kept. */
let server: TestServer
let second: TestServer
beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({})
})
afterAll(() => Promise.all([server.close(), second.close()]))

// The clock stands still, so that a kept session is never too old: only a notification ends it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** `expect.poll` moves a clock that stands still. */
async function soon(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  for (let tries = 0; tries < 1_000 && !isDeepStrictEqual(await read(), expected); tries++) await sleep(20)
  expect(await read()).toEqual(expected)
}

const onSecond = ({ uid, token }: Person) =>
  createClient({ origin: second.origin, language: () => 'en', credentials: () => ({ uid, token }) })
const stateOf = (client: Client) =>
  client.call(User.getBaseInfo, {}).then(
    () => 'answered',
    (e: { reason: string }) => e.reason,
  )
const change = (person: Person, sql: string) => server.engines.db.query((on) => on.query(sql, [person.uid]))

test('the process that revokes a session refuses it with the very next call', async () => {
  for (let n = 0; n < 10; n++) {
    const { client } = await server.person()
    await client.call(User.getBaseInfo, {})
    await client.call(Login.logout, {})
    expect(await refusalReason(client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
  }
})

test.each<[how: string, end: (person: Person) => Promise<unknown>]>([
  ['revoked by a call', (person) => person.client.call(Login.logout, {})],
  ['deleted', (person) => change(person, 'delete from session where uid = $1')],
  ['made to expire', (person) => change(person, 'update session set expires_at = now() where uid = $1')],
  ['of a disabled account', (person) => change(person, 'update account set disabled_at = now() where id = $1')],
  ['of a cancelled account', (person) => change(person, 'update account set cancelled_at = now() where id = $1')],
])('another process forgets a session that is %s', async (_how, end) => {
  const person = await server.person()
  const client = onSecond(person)
  expect(await stateOf(client)).toBe('answered')
  await end(person)
  await soon(() => stateOf(client), 'SessionInvalid')
})

test('whoever has just blocked somebody is shown neither their home nor their room, by any process; nor is the other', async () => {
  const [{ anchor }, { anchor: viewer }] = [await server.liveRoom(), await server.liveRoom()]
  const asked = async (person: Person, about: Person) => {
    const client = onSecond(person)
    const home = await client.call(Profile.getUserHome, { touid: about.uid }).then(
      () => 'shown',
      (e: { reason: string }) => e.reason,
    )
    return [home, (await client.call(Home.search, { key: String(about.uid), type: 2 })).list.length]
  }
  expect(await asked(viewer, anchor)).toEqual(['shown', 1])
  expect(await asked(anchor, viewer)).toEqual(['shown', 1])
  await viewer.client.call(Account.setBlack, { touid: anchor.uid, isblack: 1 })
  expect((await asked(viewer, anchor))[0]).toBe('Blocked')
  expect((await asked(anchor, viewer))[0]).toBe('NoSuchPerson')
  await soon(() => asked(viewer, anchor), ['Blocked', 0])
  await soon(() => asked(anchor, viewer), ['NoSuchPerson', 0])
})

test('a second bounds it where the notification is lost', async () => {
  second.roles.api.listen('session_changed', () => {})
  const person = await server.person()
  const client = onSecond(person)
  expect(await stateOf(client)).toBe('answered')
  await person.client.call(Login.logout, {})
  expect(await stateOf(client)).toBe('answered')
  vi.advanceTimersByTime(1_000)
  expect(await stateOf(client)).toBe('SessionInvalid')
})
