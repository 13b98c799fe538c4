import { randomUUID } from 'node:crypto'
import { languages, Notice } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import type { Message, Push } from '../push/Push.ts'
import { type Person, startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { addNotice, type Words } from './index.ts'
import { noticeText } from './noticeText.ts'
import { sendNotice } from './sendNotice.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const reason = Object.fromEntries(languages.map((l) => [l, `spam in ${l}`])) as Words
const muted = { id: 7, act: 'mute', room: 'Bia', reason, until: 1_900_000_000 } as const
const told = (person: Person) => server.engines.db.transaction((sql) => addNotice(sql, person.uid, 'sanction', muted))
const list = (person: Person, unseen = 0) => person.client.call(Notice.getNotices, { unseen })

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

test('devices get it in their own language, unless it was seen in the meantime', async () => {
  const person = await server.person()
  await told(person)
  await server.engines.db.transaction((sql) =>
    sql.query(
      `insert into push_subscription (session_id, uid, kind, address, language) select id, uid, 'fcm', $2, 'pt' from session where uid = $1`,
      [person.uid, randomUUID()],
    ),
  )
  const sent: Message[] = []
  const push: Push = { accepts: () => true, send: async (_to, message) => (sent.push(message), 'sent') }
  const deps = { db: server.roles.worker, push, log: createLog('test', 'silent') }
  const { id } = (await list(person))[0]!
  await sendNotice(deps, id)
  expect(sent).toMatchObject([{ title: 'Você foi silenciado na live de \u2068Bia\u2069', body: 'spam in pt', url: '/sanction?id=7' }])
  await person.client.call(Notice.setSeen, { id })
  await sendNotice(deps, id)
  expect(sent).toHaveLength(1)
})

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
    ]
    for (const { title, text } of texts) expect([title, text]).not.toContain('')
  }
})
