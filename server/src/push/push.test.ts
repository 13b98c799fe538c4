import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { Account, Live, Login, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendGoLiveNotices } from '../live/index.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'
import { refusalReason } from '../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createPush } from './createPush.ts'
import { postToEndpoint } from './postToEndpoint.ts'
import type { Message, Push, Subscription } from './Push.ts'

const inbox = `http://127.0.0.1:${process.env['NIMBO_PUSH_PORT']}`
const message: Message = {
  title: '\u2068Bia\u2069 is live',
  body: 'Pagode ao vivo · até às 3h 🎤',
  tag: 'live-1',
  url: '/liveAudience?liveuid=1',
  language: 'ar',
}
let server: TestServer
let push: Push
beforeAll(async () => {
  server = await startTestServer()
  push = createPush(server.config)
})
afterAll(() => server.close())

type Behaviour = 'gone' | 'broken' | 'slow' | 'redirect'
const setDevice = (id: string, device: object) => fetch(`${inbox}/devices/${id}`, { method: 'PUT', body: JSON.stringify(device) })
const receivedBy = async (id: string) => (await fetch(`${inbox}/devices/${id}`)).json() as Promise<Record<string, unknown>[]>

interface Device {
  id: string
  subscription: Subscription
  behave(how: Behaviour): Promise<unknown>
}

async function browser(): Promise<Device> {
  const id = randomUUID()
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const keys = { privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await setDevice(id, { keys })
  const subscription: Subscription = { kind: 'web', address: `${inbox}/push/${id}`, p256dh, auth: keys.auth }
  return { id, subscription, behave: (how) => setDevice(id, { keys, behave: how }) }
}

async function phone(): Promise<Device> {
  const id = randomUUID()
  await setDevice(id, {})
  return { id, subscription: { kind: 'fcm', address: id }, behave: (how) => setDevice(id, { behave: how }) }
}

const webFields = { title: message.title, body: message.body, tag: 'live-1', url: message.url, lang: 'ar', dir: 'rtl' }
const fcmFields = { notification: { title: message.title, body: message.body }, data: { url: message.url } }

/** Every way of reaching a device keeps the same promises. */
describe.each([
  ['a browser', browser, webFields],
  ['a wrapper', phone, fcmFields],
] as const)('%s', (_name, open, fields) => {
  test('is sent what was written, and only it can read it', async () => {
    const device = await open()
    expect(push.accepts(device.subscription)).toBe(true)
    expect(await push.send(device.subscription, message)).toBe('sent')
    expect(await receivedBy(device.id)).toMatchObject([fields])
  })

  test('that is gone is known to be gone; one whose service is down is not', async () => {
    const device = await open()
    await device.behave('broken')
    expect(await push.send(device.subscription, message)).toBe('failed')
    await device.behave('gone')
    expect(await push.send(device.subscription, message)).toBe('gone')
  })

  test('is not looked for elsewhere, and not waited for', async () => {
    const device = await open()
    await device.behave('redirect')
    expect(await push.send(device.subscription, message)).toBe('failed')
    await device.behave('slow')
    const begun = performance.now()
    expect(await push.send(device.subscription, message)).toBe('failed')
    expect(performance.now() - begun).toBeLessThan(8_000)
    expect(await receivedBy(device.id)).toEqual([])
  })
})

describe('addresses a client may bring', () => {
  const public_ = {
    p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const web = (address: string, more = {}): Subscription => ({ kind: 'web', address, ...public_, ...more })
  const inside = [
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://172.20.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://redis/x',
    'https://localhost/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'http://push.example/x',
    'http://169.254.169.254/x',
    'file:///etc/passwd',
    'ftp://push.example/x',
    'push.example',
    '',
  ]

  test('are public and secure; a stand-in on this machine only for a product on this machine', () => {
    const live = createPush({ push: server.config.push, publicOrigin: 'https://nimbo.example' })
    expect(live.accepts(web('https://fcm.googleapis.com/fcm/send/abc'))).toBe(true)
    expect(live.accepts(web('https://[2606:4700::1111]/x'))).toBe(true)
    for (const address of [...inside, `${inbox}/push/1`]) expect([address, live.accepts(web(address))]).toEqual([address, false])
    expect(push.accepts(web(`${inbox}/push/1`))).toBe(true)
  })

  test('are not connected to when their name leads inside', async () => {
    await expect(postToEndpoint(new URL('https://localhost/x'), {}, Buffer.alloc(0))).rejects.toThrow('not public')
  })

  test('come with keys that can be keys', async () => {
    const { client } = await server.person()
    const { subscription } = await browser()
    if (subscription.kind !== 'web') throw new Error('a browser')
    const { address: endpoint, p256dh, auth } = subscription
    for (const bad of [
      { kind: 'web' as const, endpoint, p256dh: '', auth },
      { kind: 'web' as const, endpoint, p256dh, auth: 'short' },
      { kind: 'web' as const, endpoint: 'https://10.0.0.1/x', p256dh, auth },
      { kind: 'fcm' as const, push_token: 'no token' },
      { kind: 'fcm' as const },
    ])
      expect(await refusalReason(client.call(Account.setPush, bad))).toBe('BadSubscription')
  })
})

describe('somebody you follow is live', () => {
  const tell = (stream: string) => sendGoLiveNotices({ db: server.roles.worker, push, log: createLog('test', 'silent') }, stream)
  const subscriptions = (uid: number) =>
    server.engines.db.query((sql) =>
      sql.query<{ kind: string; language: string }>('select kind, language from push_subscription where uid = $1', [uid]),
    )

  async function subscribe(person: Person, device: Device): Promise<void> {
    const s = device.subscription
    const input =
      s.kind === 'web' ? { kind: s.kind, endpoint: s.address, p256dh: s.p256dh, auth: s.auth } : { kind: s.kind, push_token: s.address }
    await person.client.call(Account.setPush, input)
  }
  async function follower(anchor: Person, device: Device, language: 'en' | 'ar' | 'pt' = 'en'): Promise<Person> {
    const person = await server.person({ language })
    await person.client.call(User.setAttent, { touid: anchor.uid, isattent: 1 })
    await subscribe(person, device)
    return person
  }
  /** The same anchor on air once more. */
  async function again(anchor: Person): Promise<string> {
    const { stream } = await anchor.client.call(Live.createRoom, {
      title: 'more',
      liveclassid: 1,
      thumb: '/covers/stage.svg',
      type: 0,
      type_val: '',
    })
    await anchor.client.call(Live.changeLive, { stream })
    return stream
  }

  test('each device is told once, in its language, and a tap leads to the room', async () => {
    const { anchor, stream, liveuid } = await server.liveRoom()
    const [inBrowser, inWrapper] = [await browser(), await phone()]
    await follower(anchor, inBrowser, 'ar')
    await follower(anchor, inWrapper, 'pt')
    await tell(stream)
    const url = `/liveAudience?liveuid=${liveuid}&stream=${stream}`
    const told = {
      title: `\u2068${anchor.name}\u2069 في بث مباشر الآن`,
      body: `show of ${anchor.name}`,
      tag: `live-${liveuid}`,
      url,
      dir: 'rtl',
    }
    expect(await receivedBy(inBrowser.id)).toMatchObject([told])
    expect(await receivedBy(inWrapper.id)).toMatchObject([
      { notification: { title: `\u2068${anchor.name}\u2069 está ao vivo` }, data: { url } },
    ])
    await tell(stream)
    expect(await receivedBy(inBrowser.id)).toHaveLength(1)
  })

  test('a show is announced once, however often its anchor says it began', async () => {
    const { anchor, stream } = await server.liveRoom()
    const queue = openPostgres(server.config.jobsUrl, createLog('test', 'silent'), 1)
    const jobs = () =>
      queue.query((sql) => sql.query<{ revision: number }>('select revision from graphile_worker.jobs where key = $1', [`tell:${stream}`]))
    const [before] = [await jobs(), await anchor.client.call(Live.changeLive, { stream })]
    expect(before).toHaveLength(1)
    expect(await jobs()).toEqual(before)
    await queue.close()
  })

  test('at most once an hour for each anchor', async () => {
    const { anchor, stream } = await server.liveRoom()
    const device = await browser()
    const person = await follower(anchor, device)
    await tell(stream)
    await anchor.client.call(Live.stopRoom, { stream })
    const second = await again(anchor)
    await tell(second)
    expect(await receivedBy(device.id)).toHaveLength(1)
    await server.engines.db.transaction((sql) =>
      sql.query(`update push_told set told_at = now() - interval '61 minutes' where uid = $1`, [person.uid]),
    )
    await tell(second)
    expect(await receivedBy(device.id)).toHaveLength(2)
  })

  test('nobody is told of a show that ended', async () => {
    const { anchor, stream } = await server.liveRoom()
    const device = await browser()
    await follower(anchor, device)
    await anchor.client.call(Live.stopRoom, { stream })
    await tell(stream)
    expect(await receivedBy(device.id)).toEqual([])
  })

  test('a device that was signed out, a person that blocked and a device that said stop hear nothing', async () => {
    const { anchor, stream } = await server.liveRoom()
    const devices = await Promise.all([browser(), browser(), browser(), phone()])
    const [out, blocked, stopped] = [
      await follower(anchor, devices[0]),
      await follower(anchor, devices[1]),
      await follower(anchor, devices[2]),
    ]
    await follower(anchor, devices[3])
    await out.client.call(Login.logout, {})
    await server.engines.db.transaction((sql) => sql.query('insert into block (uid, touid) values ($1, $2)', [blocked.uid, anchor.uid]))
    await stopped.client.call(Account.delPush, {})
    await tell(stream)
    const counts = await Promise.all(devices.map(async ({ id }) => (await receivedBy(id)).length))
    expect(counts).toEqual([0, 0, 0, 1])
  })

  test('a device that is gone is forgotten', async () => {
    const { anchor, stream } = await server.liveRoom()
    const [inBrowser, inWrapper, down] = [await browser(), await phone(), await browser()]
    const people = [await follower(anchor, inBrowser), await follower(anchor, inWrapper), await follower(anchor, down)]
    await Promise.all([inBrowser.behave('gone'), inWrapper.behave('gone'), down.behave('broken')])
    await tell(stream)
    expect((await Promise.all(people.map(({ uid }) => subscriptions(uid)))).map((left) => left.length)).toEqual([0, 0, 1])
  })

  test('one subscription a session; a browser that changes hands takes its address along', async () => {
    const [first, second] = [await server.person(), await server.person({ language: 'pt' })]
    const device = await browser()
    await subscribe(first, device)
    await subscribe(first, await phone())
    expect(await subscriptions(first.uid)).toEqual([{ kind: 'fcm', language: 'en' }])
    await subscribe(first, device)
    await subscribe(second, device)
    expect(await subscriptions(first.uid)).toEqual([])
    expect(await subscriptions(second.uid)).toEqual([{ kind: 'web', language: 'pt' }])
  })

  test('more followers than one batch are all told', async () => {
    const { anchor, stream } = await server.liveRoom()
    const { subscription } = await phone()
    const ids = await server.engines.db.transaction(async (sql) => {
      const people = await sql.query<{ id: number }>(
        `insert into account (country_code, nicename) select '55', 'fan' from generate_series(1, 620) returning id`,
      )
      const uids = people.map(({ id }) => id)
      await sql.query('insert into follow (uid, touid) select unnest($1::int[]), $2', [uids, anchor.uid])
      await sql.query(
        `with s as (insert into session (token_hash, uid, source, expires_at) select sha256(u::text::bytea || random()::text::bytea), u, 'test', now() + interval '1 hour'
           from unnest($1::int[]) u returning id, uid)
         insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2 || ':' || uid, 'en' from s`,
        [uids, subscription.address],
      )
      return uids
    })
    await Promise.all([ids[0], ids[499], ids[500], ids[619]].map((uid) => setDevice(`${subscription.address}:${uid}`, {})))
    await tell(stream)
    const told = await Promise.all([ids[0], ids[499], ids[500], ids[619]].map((uid) => receivedBy(`${subscription.address}:${uid}`)))
    expect(told.map((messages) => messages.length)).toEqual([1, 1, 1, 1])
  })
})
