import { Account, createClient, Live, Login, User } from '@nimbo/contract'
import { Room, RoomEvent } from '@livekit/rtc-node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { leaveMedia } from '../../shows/mediaRoom/index.ts'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** The same person on a second device. */
async function secondDevice(person: Person): Promise<Person> {
  const { token, usersign } = await server.anonymous.call(Login.userLogin, {
    country_code: '55',
    user_login: person.phone,
    user_pass: testPassword,
  })
  const client = createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid: person.uid, token }) })
  return { ...person, token, usersign, client }
}
const idOf = async ({ client }: Person) => (await client.call(Login.getDevices, {})).find((d) => d.current)!.id

test('a device is listed, signed out by another, and only that one', async () => {
  const phone = await server.person()
  const tablet = await secondDevice(phone)
  const listed = await phone.client.call(Login.getDevices, {})
  expect(listed.filter((d) => d.current)).toHaveLength(1)
  expect(listed).toHaveLength(2)
  await phone.client.call(Login.revokeDevice, { id: await idOf(tablet) })
  expect(await refusalReason(tablet.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
  expect((await phone.client.call(Login.getDevices, {})).map((d) => d.current)).toEqual([1])
})

test('nobody signs out somebody else’s device', async () => {
  const [me, other] = await Promise.all([server.person(), server.person()])
  const theirs = await idOf(other)
  expect(await refusalReason(me.client.call(Login.revokeDevice, { id: theirs }))).toBe('NoSuchDevice')
  expect(await idOf(other)).toBe(theirs)
})

// In how many seconds: `pnpm proof revocation`.
test('a device signed out loses its room events and cannot come back; the other device reads on', async () => {
  const { liveuid, stream, anchor } = await server.liveRoom()
  const phone = await server.person()
  const tablet = await secondDevice(phone)
  const { realtime } = await phone.client.call(Live.enterRoom, { liveuid, stream })
  const [stays, goes] = await Promise.all([
    listen(realtime.url, phone.usersign, realtime.room),
    listen(realtime.url, tablet.usersign, realtime.room),
  ])
  const ended = new Promise<number>((done) => goes.connection.on('disconnected', ({ code }) => done(code)))
  await phone.client.call(Login.revokeDevice, { id: await idOf(tablet) })
  expect(await ended).toBe(4501)
  await expect(listen(realtime.url, tablet.usersign, realtime.room)).rejects.toThrow('4501')
  await expect(listen(realtime.url, realtime.room.token, realtime.room)).rejects.toThrow('4501')
  await anchor.client.call(Live.stopRoom, { stream })
  await stays.until((e: { _method_: string }) => e._method_ === 'StartEndLive')
  for (const reader of [stays, goes]) reader.close()
})

test('a device signed out loses the picture; the other device keeps it', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const phone = await server.person()
  const tablet = await secondDevice(phone)
  const rooms = await Promise.all([phone, tablet].map(({ client }) => join(client.call(Live.enterRoom, { liveuid, stream }))))
  const gone = new Promise((done) => rooms[1]!.once(RoomEvent.Disconnected, done))
  await phone.client.call(Login.revokeDevice, { id: await idOf(tablet) })
  // The worker does this as soon as the transaction is through; here the job is done by hand.
  await leaveMedia({ ...server.engines, db: server.roles.worker }, { uid: phone.uid })
  await gone
  expect(rooms[0]!.isConnected).toBe(true)
  await Promise.all(rooms.map((room) => room.disconnect()))
})

async function join(entered: Promise<{ media: { url: string; token: string } }>): Promise<Room> {
  const { media } = await entered
  const room = new Room()
  await room.connect(media.url, media.token, { autoSubscribe: false, dynacast: false })
  return room
}

test('a new password signs out every other device; the one that set it stays', async () => {
  const phone = await server.person()
  const tablet = await secondDevice(phone)
  const next = { pass: 'quite another password', pass2: 'quite another password' }
  expect(await refusalReason(phone.client.call(Account.updatePass, { oldpass: 'wrong', ...next }))).toBe('WrongPassword')
  await phone.client.call(Account.updatePass, { oldpass: testPassword, ...next })
  expect(await refusalReason(tablet.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
  expect((await phone.client.call(User.getBaseInfo, {})).id).toBe(phone.uid)
})

test('a token from an address is good for one exchange, also when two try at once', async () => {
  const person = await server.person()
  const both = await Promise.allSettled([1, 2].map(() => person.client.call(Login.exchangeToken, {})))
  expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalReason(person.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
})

test('proving oneself once more: password or code, on this device, for five minutes', async () => {
  const phone = await server.person()
  const tablet = await secondDevice(phone)
  const next = { mobile: `119${String(Date.now()).slice(-8)}`, country_code: '55' }
  const ask = (device: Person) => refusalReason(device.client.call(Account.setPhone, { ...next, code: '000000' }))
  expect(await ask(phone)).toBe('StepUpNeeded')
  expect(await refusalReason(phone.client.call(Login.stepUp, { user_pass: 'wrong' }))).toBe('NotProved')
  expect(await refusalReason(phone.client.call(Login.stepUp, {}))).toBe('NotProved')
  await phone.client.call(Login.stepUp, { user_pass: testPassword })
  expect(await ask(phone)).toBe('NoCode')
  expect(await ask(tablet)).toBe('StepUpNeeded')
  await server.engines.db.transaction((sql) =>
    sql.query(`update session set proved_at = now() - interval '301 seconds' where uid = $1`, [phone.uid]),
  )
  expect(await ask(phone)).toBe('StepUpNeeded')
  await tablet.client.call(Login.getStepUpCode, {})
  const code = await vi.waitUntil(() => lastCode(`+55${phone.phone}`), 90_000)
  await tablet.client.call(Login.stepUp, { smscode: code })
  expect(await ask(tablet)).toBe('NoCode')
  expect(await refusalReason(tablet.client.call(Login.stepUp, { smscode: code }))).toBe('NoCode')
})

test('another phone becomes mine with its code, unless it is somebody’s', async () => {
  const [me, other] = await Promise.all([server.person(), server.person()])
  await me.client.call(Login.stepUp, { user_pass: testPassword })
  const change = async (mobile: string) => {
    const phone = { mobile, country_code: '55' }
    await me.client.call(Account.getPhoneCode, phone)
    const code = await vi.waitUntil(() => lastCode(`+55${mobile}`), 90_000)
    await me.client.call(Account.setPhone, { ...phone, code })
  }
  expect(await refusalReason(change(other.phone))).toBe('Taken')
  const fresh = `119${String(Date.now()).slice(-8)}`
  await change(fresh)
  expect((await me.client.call(User.getBaseInfo, {})).mobile.endsWith(fresh.slice(-2))).toBe(true)
})

async function lastCode(to: string): Promise<string | undefined> {
  const answer = await fetch(new URL(`/messages?to=${encodeURIComponent(to)}`, server.config.sms.url))
  const texts = ((await answer.json()) as { text: string }[]).map((m) => /\d{6}/.exec(m.text)?.[0])
  return texts.at(-1)
}

test('blocking takes both out of each other’s follows, is listed, and can be undone', async () => {
  const [me, other] = await Promise.all([server.person(), server.person()])
  await me.client.call(User.setAttent, { touid: other.uid })
  await other.client.call(User.setAttent, { touid: me.uid })
  expect(await me.client.call(Account.setBlack, { touid: other.uid })).toEqual({ isblack: 1 })
  expect((await me.client.call(Account.getBlackList, {})).map((u) => u.id)).toEqual([other.uid])
  const { follows, fans } = await me.client.call(User.getBaseInfo, {})
  expect([follows, fans]).toEqual([0, 0])
  expect(await me.client.call(Account.setBlack, { touid: other.uid, isblack: 0 })).toEqual({ isblack: 0 })
  expect(await me.client.call(Account.getBlackList, {})).toEqual([])
  expect(await refusalReason(me.client.call(Account.setBlack, { touid: me.uid }))).toBe('Yourself')
})
