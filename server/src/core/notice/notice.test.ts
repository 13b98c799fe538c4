import { randomUUID } from 'node:crypto'
import { Account, inboxTopics, languages, Notice, noticeTopics, User } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openPostgres } from '../../platform/postgres.ts'
import { createPush } from '../push/index.ts'
import type { Message, Push } from '../push/Push.ts'
import { browser, subscribe } from '../../testing/pushDevice.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { gatherFollowers, peopleWithNewFollowers, purgeToldFollowers } from './follower.store.ts'
import { addNotice, gatherAllFollowers, type Words } from './index.ts'
import { purgeNotices } from './notice.store.ts'
import { noticeText } from './noticeText.ts'
import { sendNotice } from './sendNotice.ts'
import { sendPushTest } from './sendTest.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const reason = Object.fromEntries(languages.map((l) => [l, `spam in ${l}`])) as Words
const muted = { id: 7, act: 'mute', room: 'Bia', reason, until: 1_900_000_000 } as const
const told = (person: Person) => server.engines.db.transaction((sql) => addNotice(sql, person.uid, 'sanction', muted))
const list = (person: Person, unseen = 0) => person.client.call(Notice.getNotices, { unseen })
const asOwner = <R extends object>(text: string, values: unknown[]) => server.engines.db.transaction((sql) => sql.query<R>(text, values))
const log = createLog('test', 'silent')

/** A device of this person, and what is sent to it. */
async function listening(person: Person) {
  await asOwner(
    `insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2, 'pt' from session where uid = $1`,
    [person.uid, randomUUID()],
  )
  const sent: Message[] = []
  const push: Push = { accepts: () => true, send: async (_to, message) => (sent.push(message), 'sent') }
  const deps = { db: server.roles.worker, push, log }
  const send = async (atMs?: number) => sendNotice(deps, (await list(person))[0]!.id, atMs)
  return { sent, send }
}

test('a person reads what they were told, and only they', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await told(person)
  await told(person)
  const [newest, oldest] = await list(person)
  expect(newest).toMatchObject({
    kind: 'sanction',
    title: 'You’ve been muted in \u2068Bia\u2069’s live',
    text: 'spam in en',
    until: muted.until,
  })
  expect(await list(other)).toEqual([])
  await other.client.call(Notice.setSeen, { id: newest!.id })
  expect(await list(person, 1)).toHaveLength(2)
  await person.client.call(Notice.setSeen, { id: oldest!.id })
  expect(await list(person, 1)).toMatchObject([{ id: newest!.id, seen: 0 }])
})

test('what rolls back tells nobody', async () => {
  const person = await server.person()
  const failed = server.engines.db.transaction(async (sql) => {
    await addNotice(sql, person.uid, 'sanction', muted)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await list(person)).toEqual([])
})

test('only one is seen, or all up to it', async () => {
  const person = await server.person()
  for (let n = 0; n < 3; n++) await told(person)
  const ids = (await list(person)).map(({ id }) => id)
  await person.client.call(Notice.setSeen, { id: ids[1]!, only: 1 })
  expect((await list(person)).map(({ seen }) => seen)).toEqual([0, 1, 0])
  expect(await person.client.call(Notice.getUnseen, {})).toEqual({ nums: 2 })
  await person.client.call(Notice.setSeen, { id: ids[0]! })
  expect(await person.client.call(Notice.getUnseen, {})).toEqual({ nums: 0 })
})

test('pages of twenty, of all or of one group', async () => {
  const person = await server.person()
  await server.engines.db.transaction(async (sql) => {
    for (let n = 0; n < 25; n++) await addNotice(sql, person.uid, 'certification', { approved: true })
    await addNotice(sql, person.uid, 'refund', { amount: '24.90', currency: 'BRL', coins: '0' })
  })
  const page = (input: object) => person.client.call(Notice.getNotices, input)
  const [first, second, money] = [await page({}), await page({ p: 2 }), await page({ group: 'money' })]
  expect([first.length, second.length, new Set([...first, ...second].map(({ id }) => id)).size]).toEqual([20, 6, 26])
  expect(money).toMatchObject([{ kind: 'refund', title: 'Payment refunded', text: 'R$24.90 was refunded to you.', picture: '', islive: 0 }])
  expect(await page({ group: 'people' })).toEqual([])
})

test('what is told once is told once', async () => {
  const person = await server.person()
  const refund = { amount: '1.00', currency: 'BRL', coins: '40' } as const
  const tell = (ref: string) => server.engines.db.transaction((sql) => addNotice(sql, person.uid, 'refund', refund, { ref }))
  await Promise.all([tell('a'), tell('a'), tell('b')])
  expect(await list(person)).toHaveLength(2)
})

test('devices get it in their own language, unless it was seen in the meantime', async () => {
  const person = await server.person()
  await told(person)
  const { sent, send } = await listening(person)
  await send()
  expect(sent).toMatchObject([{ title: 'Você foi silenciado na live de \u2068Bia\u2069', body: 'spam in pt', url: '/sanction?id=7' }])
  await person.client.call(Notice.setSeen, { id: (await list(person))[0]!.id })
  await send()
  expect(sent).toHaveLength(1)
})

test('everything is on until it is chosen otherwise; what is about money or the account stays in the list', async () => {
  const { client } = await server.person()
  const choices = async () => (await client.call(Notice.getChoices, {})).topics
  expect(await choices()).toEqual(noticeTopics.map((topic) => ({ topic, push: 1, inbox: 1 })))
  const off = { topic: 'live', channel: 'inbox', on: 0 } as const
  await Promise.all([client.call(Notice.setChoice, off), client.call(Notice.setChoice, off)])
  await client.call(Notice.setChoice, { topic: 'sanction', channel: 'push', on: 0 })
  expect((await choices()).filter(({ push, inbox }) => push + inbox < 2)).toEqual([
    { topic: 'live', push: 1, inbox: 0 },
    { topic: 'sanction', push: 0, inbox: 1 },
  ])
  for (const topic of noticeTopics.filter((one) => !inboxTopics.includes(one)))
    expect(await refusalReason(client.call(Notice.setChoice, { topic, channel: 'inbox', on: 0 }))).toBe('AlwaysOn')
  await client.call(Notice.setChoice, { ...off, on: 1 })
  await client.call(Notice.setChoice, { topic: 'sanction', channel: 'push', on: 1 })
  expect((await choices()).every(({ push, inbox }) => push + inbox === 2)).toBe(true)
})

test('a topic that is not wanted reaches no device, and is in the list', async () => {
  const person = await server.person()
  await told(person)
  const { sent, send } = await listening(person)
  await person.client.call(Notice.setChoice, { topic: 'sanction', channel: 'push', on: 0 })
  await send()
  expect([sent.length, (await list(person)).length]).toEqual([0, 1])
})

test('quiet hours have a zone that exists and an end that is not their beginning', async () => {
  const { client } = await server.person()
  const hours = { quiet: 1, quiet_from: 1380, quiet_to: 480, zone: 'america/bahia' } as const
  expect(await refusalReason(client.call(Notice.setQuiet, { ...hours, zone: 'Mars/Olympus' }))).toBe('NoSuchZone')
  expect(await refusalReason(client.call(Notice.setQuiet, { ...hours, quiet_to: 1380 }))).toBe('NoHours')
  await client.call(Notice.setQuiet, hours)
  const kept = { quiet: 1, quiet_from: 1380, quiet_to: 480, zone: 'America/Bahia' }
  expect(await client.call(Notice.getChoices, {})).toMatchObject(kept)
  await client.call(Notice.setQuiet, { ...hours, quiet: 0 })
  expect(await client.call(Notice.getChoices, {})).toMatchObject({ ...kept, quiet: 0 })
})

test('in quiet hours a push waits until they are over, at a change of clocks too; a closed account is told of at once', async () => {
  const person = await server.person()
  await person.client.call(Notice.setQuiet, { quiet: 1, quiet_from: 1380, quiet_to: 480, zone: 'Europe/Lisbon' })
  await told(person)
  const { sent, send } = await listening(person)
  const { id } = (await list(person))[0]!
  const queue = openPostgres(server.config.jobsUrl, log, 1)
  const waits = async () => {
    const rows = await queue.query((sql) =>
      sql.query<{ seconds: number }>(
        `select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where key = $1`,
        [`notice:${id}`],
      ),
    )
    return rows[0]!.seconds
  }
  // The night of 27 March 2027 has eight hours from 23:00 to 8:00, that of 30 October ten.
  for (const [night, hours] of [
    ['2027-03-27T23:00:00Z', 8],
    ['2027-10-30T22:00:00Z', 10],
    ['2027-06-01T22:00:00Z', 9],
  ] as const) {
    await send(Date.parse(night))
    expect(Math.abs((await waits()) - hours * 3_600)).toBeLessThan(60)
  }
  expect(sent).toEqual([])
  await send(Date.parse('2027-03-28T07:00:00Z'))
  expect(sent).toHaveLength(1)
  await server.engines.db.transaction((sql) => addNotice(sql, person.uid, 'sanction', { ...muted, act: 'ban', room: '' }))
  await send(Date.parse('2027-03-27T23:00:00Z'))
  expect(sent).toHaveLength(2)
  await queue.close()
})

test('quiet hours go along with a device that comes from elsewhere', async () => {
  const person = await server.person()
  const zone = async () => (await person.client.call(Notice.getChoices, {})).zone
  await subscribe(person, await browser(), 'Asia/Tokyo')
  expect(await zone()).toBe('')
  await person.client.call(Notice.setQuiet, { quiet: 1, quiet_from: 1380, quiet_to: 480, zone: 'America/Bahia' })
  await subscribe(person, await browser(), 'nowhere')
  expect(await zone()).toBe('America/Bahia')
  await subscribe(person, await browser(), 'Asia/Tokyo')
  expect(await zone()).toBe('Asia/Tokyo')
})

const gather = (uid: number) => server.roles.worker.transaction((sql) => gatherFollowers(sql, uid))
const followers = async (person: Person) => (await list(person)).filter(({ kind }) => kind === 'follower')
async function followed(person: Person, isattent: 0 | 1 = 1, by?: Person): Promise<Person> {
  const fan = by ?? (await server.person())
  await fan.client.call(User.setAttent, { touid: person.uid, isattent })
  return fan
}

test('many followers are one notice, which grows until it is looked at', async () => {
  const person = await server.person()
  const first = await followed(person)
  const due = () => server.roles.worker.query((sql) => peopleWithNewFollowers(sql, 1_000))
  expect(await due()).not.toContain(person.uid)
  await asOwner(`update new_follower set at = now() - interval '1 minute' where touid = $1`, [person.uid])
  expect(await due()).toContain(person.uid)
  // As the worker does, batch after batch.
  while ((await gatherAllFollowers({ db: server.roles.worker })) === 'more');
  expect(await due()).not.toContain(person.uid)
  expect(await followers(person)).toMatchObject([
    { title: 'New follower', text: `\u2068${first.name}\u2069 started following you.`, url: `/user/home?touid=${first.uid}`, seen: 0 },
  ])
  const others = [await followed(person), await followed(person), await followed(person)]
  await Promise.all([gather(person.uid), gather(person.uid), gather(person.uid)])
  const [grown, ...rest] = await followers(person)
  expect(rest).toEqual([])
  expect(grown).toMatchObject({
    title: '4 new followers',
    text: `\u2068${others[2]!.name}\u2069 and others started following you.`,
    url: `/user/fans?touid=${person.uid}`,
  })
  await person.client.call(Notice.setSeen, { id: grown!.id, only: 1 })
  await followed(person)
  await gather(person.uid)
  expect((await followers(person)).map(({ title }) => title)).toEqual(['New follower', '4 new followers'])
})

test('whoever follows, leaves and follows again is told of once in thirty days', async () => {
  const person = await server.person()
  const [fan, other] = [await followed(person), await followed(person)]
  await gather(person.uid)
  for (const isattent of [0, 1] as const) await followed(person, isattent, other)
  await gather(person.uid)
  const [first, ...rest] = await followers(person)
  expect([first!.title, rest]).toEqual(['2 new followers', []])
  await person.client.call(Notice.setSeen, { id: first!.id })
  for (const isattent of [0, 1] as const) await followed(person, isattent, fan)
  await gather(person.uid)
  expect(await followers(person)).toMatchObject([{ id: first!.id, seen: 1 }])
  await asOwner(`update told_follower set told_at = now() - interval '31 days' where touid = $1 and uid = $2`, [person.uid, fan.uid])
  while (await server.roles.worker.transaction(purgeToldFollowers));
  for (const isattent of [0, 1] as const) for (const one of [fan, other]) await followed(person, isattent, one)
  await gather(person.uid)
  expect((await followers(person)).map(({ title }) => title)).toEqual(['New follower', '2 new followers'])
})

test('devices hear of followers once an hour at most', async () => {
  const person = await server.person()
  const queue = openPostgres(server.config.jobsUrl, log, 1)
  const wait = async () => {
    const rows = await queue.query((sql) =>
      sql.query<{ seconds: number }>(
        `select greatest(0, extract(epoch from run_at - now()))::float8 as seconds from graphile_worker.jobs where key = $1`,
        [`followers:${person.uid}`],
      ),
    )
    return rows.map(({ seconds }) => Math.round(seconds / 60))
  }
  for (const minutes of [0, 60, 60]) {
    await followed(person)
    await gather(person.uid)
    expect(await wait()).toEqual([minutes])
  }
  await queue.close()
})

test('whoever thinks better of it, is blocked or left is not told of; who is blocked later is not shown', async () => {
  const person = await server.person()
  const [sorry, blocked] = [await followed(person), await followed(person)]
  await followed(person, 0, sorry)
  await person.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
  await gather(person.uid)
  expect(await followers(person)).toEqual([])
  const later = await followed(person)
  await gather(person.uid)
  expect(await followers(person)).toHaveLength(1)
  await later.client.call(Account.setBlack, { touid: person.uid, isblack: 1 })
  expect(await followers(person)).toEqual([])
})

test('a test goes to this device, and only to one that is subscribed', async () => {
  const [person, device] = [await server.person({ language: 'pt' }), await browser()]
  expect(await refusalReason(person.client.call(Notice.sendTest, {}))).toBe('NotSubscribed')
  await subscribe(person, device)
  await person.client.call(Notice.sendTest, {})
  const [{ id: session }] = (await asOwner<{ id: number }>('select id from session where uid = $1', [person.uid])) as [{ id: number }]
  await sendPushTest({ db: server.roles.worker, push: createPush(server.config), log }, session)
  expect(await device.received()).toMatchObject([{ title: 'As notificações estão funcionando', url: '/setting/notices', ttl: 60 }])
  const outcomes = []
  for (let n = 0; n < 6; n++) outcomes.push(await refusalReason(person.client.call(Notice.sendTest, {})).catch(() => 'sent'))
  expect(outcomes).toContain('TooMany')
})

test('whether a live is on is known to anybody who asks', async () => {
  const { stream } = await server.liveRoom()
  expect(await server.anonymous.call(Notice.getLiveState, { stream })).toEqual({ islive: 1 })
  expect(await server.anonymous.call(Notice.getLiveState, { stream: '1_1' })).toEqual({ islive: 0 })
})

test('what is out of date is deleted, in batches', async () => {
  const person = await server.person()
  await told(person)
  await told(person)
  await asOwner(`update notice set expires_at = now() - interval '1 second' where id = (select max(id) from notice where uid = $1)`, [
    person.uid,
  ])
  while (await server.roles.worker.transaction(purgeNotices));
  expect(await list(person)).toHaveLength(1)
})

const bia = { uid: 1, name: 'Bia', avatar: '' }

test('every notice has words in every language', () => {
  for (const language of languages) {
    const texts = [
      noticeText(language, 'sanction', { ...muted, act: 'ban', room: '' }),
      noticeText(language, 'sanction_lifted', muted),
      noticeText(language, 'certification', { approved: true }),
      noticeText(language, 'certification', { approved: false, reason }),
      noticeText(language, 'report', { id: 1, acted: true, name: 'Rafa' }),
      noticeText(language, 'red_refund', { id: 1, coins: '40', total: '100', anchor: 'Bia' }),
      noticeText(language, 'appeal', { subject: 'certification', id: 1, overturned: false }),
      noticeText(language, 'refund', { amount: '24.90', currency: 'BRL', coins: '2739' }),
      noticeText(language, 'withdrawal', { id: 1, state: 'failed', amount: '37.00', currency: 'BRL' }),
      ...[1, 12].map((nums) => noticeText(language, 'follower', { ...bia, to: 2, nums })),
      ...[true, false].map((on) => noticeText(language, 'live', { ...bia, stream: '1_2', title: 'Pagode', thumb: '', on })),
    ]
    for (const { title, text } of texts) expect([title, text]).not.toContain('')
  }
})
