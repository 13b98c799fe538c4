import { randomUUID } from 'node:crypto'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { Account, byLanguage, DataExport, Live, Login, User } from '@nimbo/contract'
import { Logger, runOnce } from 'graphile-worker'
import type { Redis } from 'ioredis'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareExport, purgeExports } from '../export/index.ts'
import { addNotice } from '../../core/notice/index.ts'
import { createLog } from '../../platform/log.ts'
import { openPostgres, type Postgres } from '../../platform/postgres.ts'
import { fileWithdrawal } from '../../testing/fileWithdrawal.ts'
import { acquireLock } from '../../testing/acquireLock.ts'
import { type Person, startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'
import { giveTickets } from '../../testing/tickets.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { deleteUnusedUpload } from '../../core/upload/index.ts'
import { erasure, sections } from '../../personalData.ts'
import { eraseAccounts } from './index.ts'

let server: TestServer
let queue: Postgres
beforeAll(async () => {
  server = await startTestServer()
  queue = openPostgres(server.config.jobsUrl, createLog('test', 'silent'), 1)
})
afterAll(async () => {
  await queue.close()
  await server.close()
})

const deps = () => ({ ...server.engines, db: server.roles.worker, log: createLog('test', 'error'), erasure, sections })
const owner = <R extends object>(sql: string, values: readonly unknown[]) => server.engines.db.query((db) => db.query<R>(sql, values))

/** Data by which a person could be recognised, each a text that is used once. */
type Planted = Record<string, string>
/** Code made of the letters that invite codes have. */
const inviteCode = (): string => made().slice(1, 9).toUpperCase().replaceAll('0', 'X').replaceAll('1', 'Y')
const made = (): string => `q${randomUUID().replaceAll('-', '').slice(0, 18)}`

async function plant(person: Person, other: Person): Promise<Planted> {
  const { uid, client } = person
  const planted: Planted = { phone: person.phone }
  const say = (name: string) => (planted[name] = made())
  await client.call(Account.updateFields, { user_nicename: say('name'), signature: say('bio'), city: say('city') })
  await owner(`update session set device = $2 where uid = $1`, [uid, say('device')])
  await owner(
    `insert into push_subscription (session_id, uid, kind, address, p256dh, auth, language)
    select id, uid, 'web', $2, $3, $4, 'en' from session where uid = $1`,
    [uid, `https://push.example/${say('push endpoint')}`, say('push key'), say('push secret')],
  )
  await owner(`insert into third_identity (provider, subject, uid, name) values ('google', $2, $1, $3)`, [
    uid,
    say('subject at Google'),
    say('name at Google'),
  ])
  await owner(`insert into former_phone (uid, country_code, phone) values ($1, '55', $2)`, [uid, say('former phone')])
  await owner(`insert into code_request (phone, budget) values ('+55' || $1, '')`, [person.phone])

  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const [avatar, cover, photo] = [
    await uploadAs(server, person, { bytes }),
    await uploadAs(server, person, { kind: 'cover', bytes }),
    await uploadAs(server, person, { kind: 'certification', bytes }),
  ]
  Object.assign(planted, { 'avatar file': avatar.object, 'cover file': cover.object, 'certification file': photo.object })
  await client.call(Account.updateAvatar, { object: avatar.object })
  await owner(
    `insert into certification (uid, real_name, sex, birthday, nationality, phone, contact_type, contact, image, consent, language)
     values ($1, $2, 1, '1990-01-01', 'BR', $3, 'whatsapp', $4, $5, 'yes', 'en')`,
    [uid, say('real name'), say('phone for certification'), say('contact'), photo.object],
  )
  await owner(
    `insert into appeal (subject, subject_id, uid, ground, text) select 'certification', id, uid, 'context', $2 from certification where uid = $1`,
    [uid, say('appeal')],
  )
  await owner(`insert into lead (uid, name, contact_type, contact, country, language, about) values ($1, $2, 'phone', $3, $4, 'en', $5)`, [
    uid,
    say('name of a lead'),
    say('contact of a lead'),
    say('country of a lead'),
    say('about a lead'),
  ])
  await owner(`insert into cash_account (uid, type, name, document, key_type, account) values ($1, 1, $2, $3, 'email', $4)`, [
    uid,
    say('holder'),
    say('document'),
    `${say('e-mail')}@example.com`,
  ])

  const { stream } = await server.liveRoom({ anchor: person })
  const address = { liveuid: uid, stream }
  const [show] = await owner<{ id: bigint }>(
    'update show set title = $2, city = $3, thumb = $4, pin = $5, pin_uid = uid where stream = $1 returning id',
    [stream, say('title of a show'), say('city of a show'), cover.url, say('pinned words')],
  )
  await other.client.call(Live.enterRoom, address)
  const line = { ...address, client_request_id: randomUUID() }
  const { message } = await client.call(Live.sendMsg, { ...line, content: say('chat line') })
  await other.client.call(Live.sendMsg, { ...line, client_request_id: randomUUID(), content: 'and what do you mean?', reply: message.seq })
  await owner(`insert into barrage (transfer, show_id, uid, seq, content) values (-$2::bigint, $2, $1, 1, $3)`, [
    uid,
    show!.id,
    say('barrage'),
  ])
  await owner(`insert into red_pack (id, show_id, uid, type, type_grant, des, settled_at) values (-$2::bigint, $2, $1, 0, 0, $3, now())`, [
    uid,
    show!.id,
    say('words of a red pack'),
  ])
  await owner(
    `insert into goal (show_id, kind, title, unit, need, request_id, request, ends_at) values ($1, 'task', $2, 1, 1, gen_random_uuid(), $2, now() + interval '1 hour')`,
    [show!.id, say('promise')],
  )
  await owner(`insert into report_case (uid, class, due_at) select $1, id, now() from report_class where kind = 'report' limit 1`, [
    other.uid,
  ])
  await owner(`insert into report (case_id, uid, class, content, lines) select id, $2, class, $3, '[]' from report_case where uid = $1`, [
    other.uid,
    uid,
    say('report'),
  ])
  await owner(
    `insert into sanction (uid, act, scope, by_role, by_uid, class, texts, lines) select $1, 'warn', 'all', 'super', $2, id, '{}', $3
    from report_class where kind = 'report' limit 1`,
    [uid, other.uid, JSON.stringify([{ ct: say('line in a sanction') }])],
  )
  await owner(
    `insert into sanction (uid, act, scope, liveuid, by_role, by_uid, class, texts, lines) select $1, 'mute', 'room', $2, 'anchor', $2, id, '{}', '[]'
    from report_class where kind = 'room' limit 1`,
    [other.uid, uid],
  )
  const [mute] = await owner<{ id: number }>('select id from sanction where uid = $1', [other.uid])
  const words = byLanguage(() => 'spam')
  await server.engines.db.transaction((sql) =>
    addNotice(sql, other.uid, 'sanction', { id: mute!.id, act: 'mute', room: planted['name']!, reason: words, until: 0 }),
  )
  await server.engines.db.transaction((sql) => addNotice(sql, uid, 'report', { id: 1, acted: true, name: say('name in a notice') }))
  await owner('insert into invite_code (uid, code) values ($1, $2)', [uid, (planted['invite code'] = inviteCode())])
  await client.call(Live.stopRoom, { stream })

  await client.call(Login.stepUp, { user_pass: testPassword })
  await client.call(DataExport.askExport, {})
  const [copy] = await owner<{ id: string }>('select id from data_export where uid = $1', [uid])
  await prepareExport(deps(), copy!.id)
  planted['copy of data'] = copy!.id
  // Their work was done here, not by a worker, who would have taken them off the queue.
  const done = [`export:${copy!.id}`, ...[avatar, cover, photo].map(({ object }) => `upload:${object}`)]
  for (const key of done) await queue.query((sql) => sql.query('select graphile_worker.remove_job($1)', [key]))
  return planted
}

/** Every row of every table, and every job that waits, in which one of the texts stands, also in bytes. */
async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const pattern = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]).join('|')
  const found: string[] = []
  for (const [db, schemas] of [
    [server.engines.db, ['public', 'ledger']],
    [queue, ['graphile_worker']],
  ] as const) {
    await db.query(async (sql) => {
      const tables = await sql.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any ($1) order by 1`,
        [schemas],
      )
      expect(tables).not.toEqual([])
      for (const { name } of tables) {
        for (const { row } of await sql.query<{ row: string }>(`select t::text as row from ${name} t where t::text ~* $1`, [pattern]))
          found.push(`${name}: ${row}`)
      }
    })
  }
  return found
}

/** Keys in which one of the texts stands, but for those that end by themselves within ten minutes: what a room said last. */
async function inRedis(redis: Redis, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  }
  for (let cursor = '0', first = true; first || cursor !== '0'; first = false) {
    const [next, keys] = await redis.scan(cursor, 'COUNT', 1_000)
    cursor = next
    for (const key of keys) {
      const content = `${key} ${JSON.stringify(await read[await redis.type(key)]?.(key))}`
      const ends = await redis.ttl(key)
      if (texts.some((text) => content.includes(text)) && !(ends >= 0 && ends <= 600)) found.push(`${key}, for ${ends} s`)
    }
  }
  return found
}

async function inStorage(texts: readonly string[]): Promise<string[]> {
  const { endpoint, accessKey: accessKeyId, secretKey: secretAccessKey, bucket: Bucket } = server.config.s3
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
  const keys: string[] = []
  for (let token: string | undefined, more = true; more; more = token !== undefined) {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: token }))
    keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key))
    token = page.NextContinuationToken
  }
  return keys.filter((key) => texts.some((text) => key.includes(text)))
}

const runDeletions = () =>
  runOnce({
    connectionString: server.config.jobsUrl,
    taskList: { deleteUnusedUpload: (payload) => deleteUnusedUpload(deps(), (payload as { object: string }).object) },
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })

test('of a person who is erased nothing is left in the database, in Redis or in storage but what the law wants kept', async () => {
  const [person, other] = [await server.person({ certified: true }), await server.person()]
  const planted = await plant(person, other)
  const texts = Object.values(planted)
  expect(texts.length).toBeGreaterThanOrEqual(30)
  const before = (await inDatabase(texts)).join('\n')
  for (const [what, text] of Object.entries(planted)) expect([what, before.includes(text)]).toEqual([what, true])
  expect(await inStorage(texts)).toHaveLength(5)

  // A payout that was made, with whom it was paid to, is the one thing the law wants kept.
  const kept = made()
  await giveTickets(server, person.uid, 100n)
  await server.engines.db.transaction((sql) => fileWithdrawal(sql, person.uid, 100n, randomUUID(), kept))

  await person.client.call(Account.cancelAccount, {})
  await eraseAccounts(deps())
  expect((await owner<{ name: string }>('select nicename as name from account where id = $1', [person.uid]))[0]!.name).toBe(planted['name'])
  await owner(`update account set erase_after = now() - interval '1 second' where id = $1`, [person.uid])
  expect(await eraseAccounts(deps())).toBeGreaterThanOrEqual(1)
  await runDeletions()
  await purgeExports(deps())

  const found = await inDatabase([...texts, kept])
  expect(found).toEqual([expect.stringMatching(/^public\.withdrawal: /)])
  expect(found[0]).toContain(kept)
  expect(texts.filter((text) => found[0]!.includes(text))).toEqual([])
  expect(await inRedis(server.engines.redis, texts)).toEqual([])
  expect(await inStorage(texts)).toEqual([])
})

test('a person with more rows than one statement takes is erased, followers and all', async () => {
  const [person, fan] = [await server.person(), await server.person()]
  // Others' tests are over with the oldest.
  await owner(
    `insert into follow (uid, touid) select id, $1 from account where id <> all ($2) and cancelled_at is null order by id limit 2500`,
    [person.uid, [person.uid, fan.uid]],
  )
  await owner('insert into follow (uid, touid) values ($1, $2)', [fan.uid, person.uid])
  await owner(`update account set cancelled_at = now(), erase_after = now() - interval '1 second' where id = $1`, [person.uid])
  await Promise.all([eraseAccounts(deps()), eraseAccounts(deps())])
  expect(await owner('select 1 from follow where touid = $1', [person.uid])).toEqual([])
  expect(await owner('select sum(follows)::int as follows from follow_count where uid = $1', [fan.uid])).toEqual([{ follows: 0 }])
  expect(await owner('select erase_after from account where id = $1', [person.uid])).toEqual([{ erase_after: null }])
})

test('who they are is gone also when the rest fails; that is done the next time', async () => {
  const [person, other] = [await server.person(), await server.person()]
  const { uid } = person
  await person.client.call(User.setAttent, { touid: other.uid, isattent: 1 })
  await owner(`update account set cancelled_at = now(), erase_after = now() - interval '1 second' where id = $1`, [uid])
  const left = async () =>
    (
      await owner<object>(
        `select phone, nicename as name, erase_after is not null as due, (select count(*)::int from follow f where f.uid = a.id) as follows
         from account a where id = $1`,
        [uid],
      )
    )[0]
  // Folding stops while the row is locked, so the statement that waits for it times out soon.
  const address = new URL(server.config.workerDatabaseUrl)
  address.searchParams.set('lock_timeout', '1000')
  const db = openPostgres(address.href, createLog('test', 'silent'))
  const held = await acquireLock('select 1 from follow where uid = $1 for update', [uid])
  await eraseAccounts({ erasure, db, log: createLog('test', 'silent') })
  await db.close()
  expect(await left()).toEqual({ phone: null, name: '…', due: true, follows: 1 })
  await held.release()
  await eraseAccounts(deps())
  expect(await left()).toEqual({ phone: null, name: '…', due: false, follows: 0 })
  expect(await owner('select 1 from follow_count where uid = $1', [uid])).toEqual([])
})

test('replies to a person are found by an index, however many lines there are', async () => {
  const [bite] = erasure.many.filter((statement) => statement.includes('{reply,uname}'))
  const plan = await server.engines.db.transaction(async (sql) => {
    await sql.query('set local enable_seqscan = off')
    return sql.query<{ 'QUERY PLAN': string }>(`explain ${bite!.replaceAll('$1', '7')}`)
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('message_reply')
})

test('whoever is followed and no longer is counted right, also by many at once', async () => {
  const [popular, ...fans] = [await server.person(), await server.person(), await server.person(), await server.person()]
  const set = (isattent: 0 | 1) => Promise.all(fans.map(({ client }) => client.call(User.setAttent, { touid: popular.uid, isattent })))
  await set(1)
  await set(1)
  expect((await popular.client.call(User.getBaseInfo, {})).fans).toBe(3)
  await set(0)
  expect(await popular.client.call(User.getBaseInfo, {})).toMatchObject({ fans: 0, follows: 0 })
})
