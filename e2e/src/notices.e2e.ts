import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { Account, Live, Notice, User } from '@nimbo/contract'
import { type DemoPerson, newPerson, people, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { openWithWorker, redeliver } from './support/worker.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const inbox = `http://127.0.0.1:${chosen.ports.push}`

let browser: Browser
let fan: DemoPerson
beforeAll(async () => {
  browser = await openBrowser()
  fan = await newPerson(database, 'Tainá Moraes')
})
afterAll(() => browser.close())

/** A subscription whose private key this journey made, at an endpoint that opens what it is sent. */
async function newSubscription() {
  const [id, pair, auth] = [randomUUID(), createECDH('prime256v1'), randomBytes(16).toString('base64url')]
  const p256dh = pair.generateKeys('base64url')
  const keys = { privateKey: pair.getPrivateKey('base64url'), auth }
  await fetch(`${inbox}/devices/${id}`, { method: 'PUT', body: JSON.stringify({ keys }) })
  const received = async () => (await (await fetch(`${inbox}/devices/${id}`)).json()) as Record<string, unknown>[]
  return { subscription: { kind: 'web' as const, endpoint: `${inbox}/push/${id}`, p256dh, auth }, received }
}

test('somebody I follow goes live: an encrypted push, a notification of the browser, and a notice that leads into the room', async () => {
  const phone = await openPhone(browser, { person: fan, worker: true })
  await phone.context.grantPermissions(['notifications'], { origin })
  await openWithWorker(phone)
  const mine = await clientOf(phone.page)
  const host = await signIn(origin, people.marina)
  await mine.call(User.setAttent, { touid: host.uid, isattent: 1 })
  const { subscription, received } = await newSubscription()
  await mine.call(Account.setPush, { ...subscription, zone: 'America/Bahia' })

  const room = { title: 'Violão e voz', liveclassid: 1, thumb: '/covers/guitar.svg', type: 0, type_val: '' }
  const { stream } = await host.client.call(Live.createRoom, room)
  await host.client.call(Live.enterRoom, { liveuid: host.uid, stream })
  await host.client.call(Live.changeLive, { stream })
  try {
    const url = `/liveAudience?liveuid=${host.uid}&stream=${stream}`
    await expect.poll(received).toMatchObject([{ body: 'Violão e voz', url, ttl: 900, topic: `live-${host.uid}` }])
    const [{ ttl: _ttl, topic: _topic, urgency: _urgency, ...payload }] = (await received()) as [Record<string, unknown>]
    const title = `\u2068${people.marina.name}\u2069 is live`
    await expect.poll(() => redeliver(phone, payload), { interval: 500 }).toMatchObject([{ title, body: 'Violão e voz', url }])

    expect(await mine.call(Notice.getNotices, {})).toMatchObject([{ kind: 'live', url, seen: 0 }])

    await host.client.call(Live.stopRoom, { stream })
    const late = { ...payload, at: Math.floor(Date.now() / 1_000) - 600 }
    const ended = `\u2068${people.marina.name}\u2069’s live has ended`
    await expect.poll(() => redeliver(phone, late), { interval: 500 }).toMatchObject([{ title: ended }])
  } finally {
    await host.client.call(Live.stopRoom, { stream }).catch(() => undefined)
  }
  expect(phone.errors).toEqual([])
  await phone.context.close()
})
