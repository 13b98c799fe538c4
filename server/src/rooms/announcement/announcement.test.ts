import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Account, Live, Login, Notice, User } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openPostgres } from '../../platform/postgres.ts'
import { createPush, type Push } from '../../core/push/index.ts'
import { browser, type Device, phone, subscribe } from '../../testing/pushDevice.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { announceNext } from './announceShows.ts'
import { addAnnouncement } from './announcement.store.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const log = createLog('test', 'silent')
const asOwner = (text: string, values: readonly unknown[]) => server.engines.db.transaction((sql) => sql.query(text, [...values]))
const worker = (push: Push = createPush(server.config)) => ({ db: server.roles.worker, push, log })
const announce = (stream: string) => server.roles.worker.query((sql) => addAnnouncement(sql, stream))
async function work(push?: Push): Promise<void> {
  const deps = worker(push)
  while ((await announceNext(deps)) === 'more');
}
async function tell(stream: string, push?: Push): Promise<void> {
  await announce(stream)
  await work(push)
}

async function follower(anchor: Person, device?: Device, language: 'en' | 'ar' | 'pt' = 'en'): Promise<Person> {
  const person = await server.person({ language })
  await person.client.call(User.setAttent, { touid: anchor.uid, isattent: 1 })
  if (device) await subscribe(person, device)
  return person
}
const notices = async ({ client }: Person) => (await client.call(Notice.getNotices, {})).filter(({ kind }) => kind === 'live')
const subscriptions = (uid: number) =>
  server.engines.db.query((sql) =>
    sql.query<{ kind: string; language: string }>('select kind, language from push_subscription where uid = $1', [uid]),
  )
/** The same anchor on air once more. */
async function again(anchor: Person): Promise<string> {
  const room = { title: 'more', liveclassid: 1, thumb: '/covers/stage.svg', type: 0, type_val: '' } as const
  const { stream } = await anchor.client.call(Live.createRoom, room)
  await anchor.client.call(Live.changeLive, { stream })
  return stream
}
/** Followers who never signed in here, each with a wrapper's token that begins with `token` if there is one. */
async function crowd(anchor: Person, size: number, token?: string): Promise<number[]> {
  return server.engines.db.transaction(async (sql) => {
    const people = await sql.query<{ id: number }>(
      `insert into account (country_code, nicename) select '55', 'fan' from generate_series(1, $1::int) returning id`,
      [size],
    )
    const uids = people.map(({ id }) => id)
    await sql.query('insert into follow (uid, touid) select unnest($1::int[]), $2', [uids, anchor.uid])
    if (token)
      await sql.query(
        `with s as (insert into session (token_hash, uid, source, expires_at)
           select sha256(u::text::bytea || random()::text::bytea), u, 'test', now() + interval '1 hour' from unnest($1::int[]) u returning id, uid)
         insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2 || ':' || uid, 'en' from s`,
        [uids, token],
      )
    return uids
  })
}
/** Number of notices of this show that each of these people has. */
const countsOf = async (stream: string, uids: readonly number[]) => {
  const rows = await server.engines.db.query((sql) =>
    sql.query<{ n: number }>(
      `select count(n.id)::int as n from unnest($2::int[]) u left join notice n on n.uid = u and n.data ->> 'stream' = $1 group by u`,
      [stream, uids],
    ),
  )
  return new Set(rows.map(({ n }) => n))
}
/** A service that takes everything, and remembers who was sent what. */
function countingPush(afterEach: (sent: number) => Promise<void> | void = () => {}) {
  const sent = new Map<string, number>()
  const push: Push = {
    accepts: () => true,
    async send({ address }) {
      sent.set(address, (sent.get(address) ?? 0) + 1)
      await afterEach(sent.size)
      return 'sent'
    },
  }
  return { push, sent }
}

test('each device is told once, in its language, and a tap leads to the room', async () => {
  const { anchor, stream, liveuid } = await server.liveRoom()
  const [inBrowser, inWrapper] = [await browser(), await phone()]
  const person = await follower(anchor, inBrowser, 'ar')
  await follower(anchor, inWrapper, 'pt')
  await tell(stream)
  const url = `/liveAudience?liveuid=${liveuid}&stream=${stream}`
  const title = `\u2068${anchor.name}\u2069 في بث مباشر الآن`
  const told = {
    title,
    body: `show of ${anchor.name}`,
    tag: `live-${liveuid}`,
    topic: `live-${liveuid}`,
    ttl: 900,
    url,
    dir: 'rtl',
    stream,
  }
  expect(await inBrowser.received()).toMatchObject([told])
  expect(await inWrapper.received()).toMatchObject([
    {
      notification: { title: `\u2068${anchor.name}\u2069 está ao vivo` },
      data: { url },
      android: { ttl: '900s', collapse_key: `live-${liveuid}` },
    },
  ])
  const listed = { title, text: `show of ${anchor.name}`, url, picture: '/covers/stage.svg', islive: 1, seen: 0 }
  expect(await notices(person)).toMatchObject([listed])
  expect(await person.client.call(Notice.getUnseen, {})).toEqual({ nums: 1 })
  await tell(stream)
  expect(await inBrowser.received()).toHaveLength(1)
  expect(await notices(person)).toHaveLength(1)
  await anchor.client.call(Live.stopRoom, { stream })
  expect(await notices(person)).toMatchObject([{ islive: 0, url: `/user/home?touid=${liveuid}` }])
  expect(await person.client.call(Notice.getUnseen, {})).toEqual({ nums: 0 })
})

test('a show is announced once, however often its anchor says it began', async () => {
  const { anchor, stream } = await server.liveRoom()
  const queue = openPostgres(server.config.jobsUrl, log, 1)
  const jobs = () =>
    queue.query((sql) => sql.query<{ revision: number }>('select revision from graphile_worker.jobs where key = $1', [`tell:${stream}`]))
  const [before] = [await jobs(), await anchor.client.call(Live.changeLive, { stream })]
  expect(before).toHaveLength(1)
  expect(await jobs()).toEqual(before)
  await queue.close()
})

test('devices at most once an hour for each anchor', async () => {
  const { anchor, stream } = await server.liveRoom()
  const device = await browser()
  const person = await follower(anchor, device)
  await tell(stream)
  await anchor.client.call(Live.stopRoom, { stream })
  const second = await again(anchor)
  await tell(second)
  expect(await device.received()).toHaveLength(1)
  await anchor.client.call(Live.stopRoom, { stream: second })
  await asOwner(`update push_told set told_at = now() - interval '61 minutes' where uid = $1`, [person.uid])
  await tell(await again(anchor))
  expect(await device.received()).toHaveLength(2)
})

test('shows of one anchor within an hour are one notice, which leads to the last of them', async () => {
  const { anchor, stream, liveuid } = await server.liveRoom()
  const [person, late] = [await follower(anchor), await server.person()]
  await tell(stream)
  let last = stream
  for (let n = 0; n < 2; n++) {
    await anchor.client.call(Live.stopRoom, { stream: last })
    if (n === 1) await late.client.call(User.setAttent, { touid: liveuid, isattent: 1 })
    await tell((last = await again(anchor)))
  }
  const url = `/liveAudience?liveuid=${liveuid}&stream=${last}`
  for (const one of [person, late]) {
    const listed = await notices(one)
    expect(listed).toHaveLength(1)
    expect(listed).toMatchObject([{ url, islive: 1 }])
  }
  await anchor.client.call(Live.stopRoom, { stream: last })
  await asOwner(`update notice set created_at = now() - interval '61 minutes' where uid = $1`, [person.uid])
  await tell(await again(anchor))
  expect([(await notices(person)).length, (await notices(late)).length]).toEqual([2, 1])
})

test('nobody is told of a show that ended', async () => {
  const { anchor, stream } = await server.liveRoom()
  const device = await browser()
  const person = await follower(anchor, device)
  await announce(stream)
  await anchor.client.call(Live.stopRoom, { stream })
  await work()
  expect(await device.received()).toEqual([])
  expect(await notices(person)).toEqual([])
})

test('telling stops when the show ends on the way', async () => {
  const { anchor, stream } = await server.liveRoom()
  await crowd(anchor, 250, stream)
  const { push, sent } = countingPush(async (n) => {
    if (n === 30) await anchor.client.call(Live.stopRoom, { stream })
  })
  await tell(stream, push)
  expect(sent.size).toBe(100)
})

test('who is signed out, blocked, in the room already or wants none hears nothing', async () => {
  const { anchor, stream } = await server.liveRoom()
  const devices = await Promise.all([browser(), browser(), browser(), browser(), browser(), browser(), phone()])
  const people: Person[] = []
  for (const device of devices) people.push(await follower(anchor, device))
  const [out, blocked, blocking, watching, stopped, chose, told] = people as [Person, Person, Person, Person, Person, Person, Person]
  await out.client.call(Login.logout, {})
  const block = 'insert into block (uid, touid) values ($1, $2)'
  await asOwner(block, [anchor.uid, blocked.uid])
  await asOwner(block, [blocking.uid, anchor.uid])
  await watching.client.call(Live.enterRoom, { liveuid: anchor.uid, stream })
  await stopped.client.call(Account.delPush, {})
  await chose.client.call(Notice.setChoice, { topic: 'live', channel: 'push', on: 0 })
  await told.client.call(Notice.setChoice, { topic: 'live', channel: 'inbox', on: 0 })
  await tell(stream)
  expect(await Promise.all(devices.map(async (device) => (await device.received()).length))).toEqual([0, 0, 0, 0, 0, 0, 1])
  const listed = [blocked, blocking, watching, stopped, chose, told].map(async (person) => (await notices(person)).length)
  expect(await Promise.all(listed)).toEqual([0, 0, 0, 1, 1, 0])
})

test('devices are left alone in quiet hours, and the list has it', async () => {
  const { anchor, stream } = await server.liveRoom()
  const [asleep, awake] = [await browser(), await browser()]
  const people = [await follower(anchor, asleep), await follower(anchor, awake)]
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  const around = (from: number, to: number) => ({
    quiet: 1,
    quiet_from: (minute + from + 1440) % 1440,
    quiet_to: (minute + to) % 1440,
    zone: 'UTC',
  })
  await people[0]!.client.call(Notice.setQuiet, around(-60, 60))
  await people[1]!.client.call(Notice.setQuiet, around(60, 120))
  await tell(stream)
  expect([(await asleep.received()).length, (await awake.received()).length]).toEqual([0, 1])
  expect(await notices(people[0]!)).toHaveLength(1)
})

test('a device that is gone is forgotten; one whose service is down is tried again', async () => {
  const { anchor, stream } = await server.liveRoom()
  const [inBrowser, inWrapper, down] = [await browser(), await phone(), await browser()]
  const people = [await follower(anchor, inBrowser), await follower(anchor, inWrapper), await follower(anchor, down)]
  await Promise.all([inBrowser.behave('gone'), inWrapper.behave('gone'), down.behave('broken')])
  await tell(stream)
  expect((await Promise.all(people.map(({ uid }) => subscriptions(uid)))).map((left) => left.length)).toEqual([0, 0, 1])
  const waiting = await server.engines.db.query((sql) =>
    sql.query(`select 1 from push_retry where message -> 'live' ->> 'stream' = $1`, [stream]),
  )
  expect(waiting).toHaveLength(1)
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

test('two workers at once tell each of many followers once', async () => {
  const { anchor, stream } = await server.liveRoom()
  const uids = await crowd(anchor, 1_620, stream)
  const { push, sent } = countingPush()
  await announce(stream)
  await Promise.all([work(push), work(push)])
  // One holds it: the other had nothing to do, and goes on if that one is slow.
  await work(push)
  expect(await countsOf(stream, uids)).toEqual(new Set([1]))
  expect([sent.size, Math.max(...sent.values())]).toEqual([1_620, 1])
})

test('a worker whose lease is over writes nothing more', async () => {
  const { anchor, stream } = await server.liveRoom()
  const uids = await crowd(anchor, 700, stream)
  const taken = async (n: number) => {
    if (n === 10)
      await asOwner(`update announcement set holder = gen_random_uuid() where show_id = (select id from show where stream = $1)`, [stream])
  }
  const slow = countingPush(taken)
  await announce(stream)
  await announceNext(worker(slow.push))
  expect(slow.sent.size).toBe(100)
  await asOwner('update announcement set lease_until = now() where done_at is null', [])
  const other = countingPush()
  await work(other.push)
  expect(await countsOf(stream, uids)).toEqual(new Set([1]))
  expect(other.sent.size).toBe(600)
})

/** Some at a time: more connections at once than the other side takes would be closed. */
async function inTurns<T>(uids: readonly number[], ask: (uid: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let at = 0; at < uids.length; at += 50) done.push(...(await Promise.all(uids.slice(at, at + 50).map(ask))))
  return done
}

test('after a kill another worker goes on: one notice each, nobody is sent two, and few none', async () => {
  const { anchor, stream } = await server.liveRoom()
  const { id } = await phone()
  const uids = await crowd(anchor, 1_200, id)
  await inTurns(uids, (uid) => phone(`${id}:${uid}`))
  await announce(stream)
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../testing/announcingProcess.ts', import.meta.url))], {
    stdio: 'ignore',
  })
  const noticed = async () => {
    const rows = await server.engines.db.query((sql) =>
      sql.query<{ pushed: number }>('select pushed from announcement join show s on s.id = show_id where s.stream = $1', [stream]),
    )
    return rows[0]?.pushed ?? 0
  }
  while ((await noticed()) < uids[500]!) await sleep(5)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await asOwner('update announcement set lease_until = now() where done_at is null', [])
  await work()
  expect(await countsOf(stream, uids)).toEqual(new Set([1]))
  const received = await inTurns(uids, async (uid) => (await (await phone(`${id}:${uid}`)).received()).length)
  expect(Math.max(...received)).toBe(1)
  expect(received.filter((n) => n === 0).length).toBeLessThanOrEqual(100)
})
