import { createECDH, randomBytes } from 'node:crypto'
import { Account, Live } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { browser, type Device, phone, pushOrigin, subscribe } from '../../testing/pushDevice.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createPush } from './createPush.ts'
import { postToEndpoint } from './postToEndpoint.ts'
import type { Message, Push, Subscription } from './Push.ts'
import { devicesOf } from './push.store.ts'
import { retryPushes } from './retryPushes.ts'
import { sendAll } from './sendAll.ts'

const message: Message = {
  title: '\u2068Bia\u2069 is live',
  body: 'Pagode ao vivo · até às 3h 🎤',
  tag: 'live-1',
  url: '/liveAudience?liveuid=1',
  language: 'ar',
  ttl: 900,
  urgency: 'high',
}
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** One that knows of no failure yet. */
const newPush = (): Push => createPush(server.config)

const payload = { title: message.title, body: message.body, tag: 'live-1', url: message.url, lang: 'ar', dir: 'rtl' }
const webFields = { ...payload, ttl: 900, topic: 'live-1', urgency: 'high' }
const fcmFields = {
  notification: { title: message.title, body: message.body },
  data: { url: message.url },
  android: { priority: 'HIGH', ttl: '900s', collapse_key: 'live-1', notification: { tag: 'live-1' } },
  apns: { headers: { 'apns-collapse-id': 'live-1' } },
}

/** Every way of reaching a device keeps the same promises. */
describe.each([
  ['a browser', browser, webFields],
  ['a wrapper', phone, fcmFields],
] as const)('%s', (_name, open, fields) => {
  test('is sent what was written, until when and in place of what, and only it can read it', async () => {
    const [device, push] = [await open(), newPush()]
    expect(push.accepts(device.subscription)).toBe(true)
    expect(await push.send(device.subscription, message)).toBe('sent')
    expect(await device.received()).toMatchObject([fields])
  })

  test('that is gone is known to be gone; one whose service is down is not', async () => {
    const device = await open()
    await device.behave('broken')
    expect(await newPush().send(device.subscription, message)).toEqual({ later: 1 })
    await device.behave('gone')
    expect(await newPush().send(device.subscription, message)).toBe('gone')
  })

  test('of a service that is busy is left alone for as long as it asks', async () => {
    const [device, push] = [await open(), newPush()]
    await device.behave('busy')
    expect(await push.send(device.subscription, message)).toEqual({ later: 7 })
    await device.behave()
    expect(await push.send(device.subscription, message)).toEqual({ later: 7 })
    expect(await device.received()).toEqual([])
    expect(await newPush().send(device.subscription, message)).toBe('sent')
  })

  test('is not looked for elsewhere, and not waited for', async () => {
    const device = await open()
    await device.behave('redirect')
    expect(await newPush().send(device.subscription, message)).not.toBe('sent')
    await device.behave('slow')
    expect(await newPush().send(device.subscription, message)).toEqual({ later: 1 })
    expect(await device.received()).toEqual([])
  })
})

/** Bytes with the length of a point of the curve, but not on it. */
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')

test('a key that nothing can be encrypted for keeps nobody else at its service from hearing', async () => {
  const [good, push] = [await browser(), newPush()]
  if (good.subscription.kind !== 'web') throw new Error('a browser')
  const bad = { ...good.subscription, p256dh: offCurve }
  expect(push.accepts(bad)).toBe(false)
  expect(await push.send(bad, message)).toBe('gone')
  expect(await push.send({ ...good.subscription, auth: 'short' }, message)).toBe('gone')
  expect(await push.send(good.subscription, { ...message, tag: 'not a topic' })).toBe('refused')
  expect(await push.send(good.subscription, message)).toBe('sent')
})

describe('what a push service did not take', () => {
  const deps = () => ({ db: server.roles.worker, push: newPush(), log: createLog('test', 'silent') })
  const retriesOf = (uid: number) =>
    server.engines.db.query((sql) =>
      sql.query<{ attempts: number; due: boolean }>(
        `select r.attempts, r.due_at > now() + interval '2 seconds' as due from push_retry r join push_subscription p using (session_id) where p.uid = $1`,
        [uid],
      ),
    )
  const makeDue = (uid: number, change = `due_at = now() - interval '1 hour'`) =>
    server.engines.db.transaction((sql) =>
      sql.query(`update push_retry set ${change} where session_id in (select session_id from push_subscription where uid = $1)`, [uid]),
    )
  async function failed(how: 'broken' | 'busy', more: Partial<Message> = {}): Promise<{ uid: number; device: Device }> {
    const [person, device] = [await server.person(), await browser()]
    await subscribe(person, device)
    await device.behave(how)
    const found = await server.roles.worker.query((sql) => devicesOf(sql, [person.uid]))
    await sendAll(
      deps(),
      found.map((one) => ({ device: one, message: { ...message, ...more } })),
    )
    return { uid: person.uid, device }
  }

  test('is sent once it works again, with the time that is left', async () => {
    const { uid, device } = await failed('busy')
    expect(await retriesOf(uid)).toEqual([{ attempts: 1, due: true }])
    await makeDue(uid)
    await retryPushes(deps())
    expect(await retriesOf(uid)).toEqual([{ attempts: 2, due: true }])
    await device.behave()
    await makeDue(uid, `due_at = now() - interval '1 hour', expires_at = now() + interval '100 seconds'`)
    await Promise.all([retryPushes(deps()), retryPushes(deps())])
    const [received, ...others] = await device.received()
    expect(received).toMatchObject(payload)
    expect(received!['ttl']).toBeGreaterThan(90)
    expect(received!['ttl']).toBeLessThanOrEqual(100)
    expect(others).toEqual([])
    expect(await retriesOf(uid)).toEqual([])
  })

  test('is forgotten when it is out of date, and when the live has ended', async () => {
    const late = await failed('broken')
    const { stream, anchor } = await server.liveRoom()
    const ended = await failed('broken', { live: { stream, ended: 'over' } })
    await anchor.client.call(Live.stopRoom, { stream })
    for (const { device } of [late, ended]) await device.behave()
    await makeDue(late.uid, `due_at = now() - interval '1 hour', expires_at = now()`)
    await makeDue(ended.uid)
    await retryPushes(deps())
    expect([await late.device.received(), await ended.device.received()]).toEqual([[], []])
    expect([await retriesOf(late.uid), await retriesOf(ended.uid)]).toEqual([[], []])
  })
})

describe('addresses a client may bring', () => {
  const public_ = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
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

  const hostsOf = (addresses: string[]) => addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname)

  test('are public and secure; a stand-in on this machine only for a product on this machine', () => {
    const live = createPush({ push: server.config.push, publicOrigin: 'https://nimbo.example' })
    expect(live.accepts(web('https://fcm.googleapis.com/fcm/send/abc'))).toBe(true)
    const everywhere = createPush({ push: { ...server.config.push, services: hostsOf(inside) }, publicOrigin: 'https://nimbo.example' })
    for (const address of inside) expect([address, everywhere.accepts(web(address))]).toEqual([address, false])
    for (const address of [...inside, `${pushOrigin}/push/1`]) expect([address, live.accepts(web(address))]).toEqual([address, false])
    expect(newPush().accepts(web(`${pushOrigin}/push/1`))).toBe(true)
  })

  test('are of push services we know, or of hosts below theirs', () => {
    const push = newPush()
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'wns2-by3p.notify.windows.com', 'web.push.apple.com'])
      expect([host, push.accepts(web(`https://${host}/x`))]).toEqual([host, true])
    for (const host of ['push.example', 'evilweb.push.apple.com.example', 'evil-fcm.googleapis.com', 'googleapis.com', '[2606:4700::1111]'])
      expect([host, push.accepts(web(`https://${host}/x`))]).toEqual([host, false])
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
      { kind: 'web' as const, endpoint, p256dh: offCurve, auth },
      { kind: 'web' as const, endpoint, p256dh, auth: 'short' },
      { kind: 'web' as const, endpoint: 'https://10.0.0.1/x', p256dh, auth },
      { kind: 'web' as const, endpoint: 'https://push.example/x', p256dh, auth },
      { kind: 'fcm' as const, push_token: 'no token' },
      { kind: 'fcm' as const },
    ])
      expect(await refusalReason(client.call(Account.setPush, bad))).toBe('BadSubscription')
  })
})
