import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Account, DataExport, Live, Login, Notice, User } from '@nimbo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openPostgres } from '../../platform/postgres.ts'
import { readZip } from '../../testing/readZip.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { sections } from '../../personalData.ts'
import { csvLine } from './csv.ts'
import { exportKey } from './exportKey.ts'
import { prepareExport, purgeExports, resumeExports } from './index.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const deps = () => ({ db: server.roles.worker, storage: server.engines.storage, log: createLog('test', 'silent'), sections })
const owner = <R extends object>(sql: string, values: unknown[]) => server.engines.db.query((db) => db.query<R>(sql, values))
const prove = ({ client }: Person) => client.call(Login.stepUp, { user_pass: testPassword })
const idOf = async ({ uid }: Person) =>
  (await owner<{ id: string }>('select id from data_export where uid = $1 order by asked_at desc limit 1', [uid]))[0]!.id
const fetched = (url: string) => fetch(server.origin + url)

async function asked(): Promise<{ person: Person; id: string }> {
  const person = await server.person()
  await prove(person)
  await person.client.call(DataExport.askExport, {})
  return { person, id: await idOf(person) }
}
async function download({ client }: Person): Promise<Map<string, Buffer>> {
  const { url } = await client.call(DataExport.openExport, {})
  const answer = await fetched(url)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="nimbo-\d{4}-\d\d-\d\d\.zip"$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return readZip(Buffer.from(await answer.arrayBuffer()))
}

describe('a copy of my data', () => {
  test('is asked for by who proved to be the person, once a day', async () => {
    const person = await server.person()
    expect(await person.client.call(DataExport.getExport, {})).toMatchObject({ state: 'none' })
    expect(await refusalReason(person.client.call(DataExport.askExport, {}))).toBe('StepUpNeeded')
    await prove(person)
    const states = await Promise.all([1, 2, 3].map(() => person.client.call(DataExport.askExport, {})))
    expect(states.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await owner('select 1 from data_export where uid = $1', [person.uid])).toHaveLength(1)
    expect(await refusalReason(person.client.call(DataExport.openExport, {}))).toBe('NotReady')
    await prepareExport(deps(), await idOf(person))
    expect(await person.client.call(DataExport.getExport, {})).toMatchObject({ state: 'ready' })
    expect(await refusalReason(person.client.call(DataExport.askExport, {}))).toBe('TooSoon')
    await owner(`update data_export set asked_at = asked_at - interval '25 hours' where uid = $1`, [person.uid])
    expect(await person.client.call(DataExport.askExport, {})).toMatchObject({ state: 'waiting' })
  })

  test('has what I did, as JSON and as CSV, with my pictures; and nothing of what others did in private', async () => {
    const { anchor, stream } = await server.liveRoom()
    const [person, other] = [await server.person(), await server.person()]
    await person.client.call(Account.updateFields, { signature: '=HYPERLINK("x"), "quoted"', city: 'Recife' })
    await person.client.call(User.setAttent, { touid: anchor.uid, isattent: 1 })
    await person.client.call(Live.enterRoom, { liveuid: anchor.uid, stream })
    await other.client.call(Live.enterRoom, { liveuid: anchor.uid, stream })
    const say = (who: Person, content: string) =>
      who.client.call(Live.sendMsg, { liveuid: anchor.uid, stream, content, client_request_id: crypto.randomUUID() })
    await say(person, 'what I said')
    await say(other, 'what somebody else said')
    await other.client.call(Account.setBlack, { touid: person.uid, isblack: 1 })
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { object } = await uploadAs(server, person, { bytes })
    await prove(person)
    await person.client.call(DataExport.askExport, {})
    await prepareExport(deps(), await idOf(person))

    const files = await download(person)
    const rows = (name: string) => JSON.parse(files.get(`json/${name}.json`)!.toString()) as Record<string, unknown>[]
    expect([...files.keys()].filter((name) => name.startsWith('csv/'))).toHaveLength(Object.keys(sections).length)
    expect(rows('profile')).toMatchObject([{ id: person.uid, name: person.name, phone: `+55${person.phone}`, city: 'Recife' }])
    expect(rows('following')).toMatchObject([{ uid: anchor.uid, name: anchor.name }])
    expect(rows('chat')).toMatchObject([{ stream, content: 'what I said' }])
    expect(rows('devices')).toHaveLength(1)
    expect(rows('balances')).toHaveLength(1)
    expect(files.get('csv/profile.csv')!.toString()).toContain(`"'=HYPERLINK(""x""), ""quoted"""`)
    expect(files.get(`files/avatar-${object}.webp`)!.subarray(8, 12).toString()).toBe('WEBP')
    expect(files.get('README.txt')!.toString()).toContain('Your data on Nimbo')
    const everything = [...files.values()].map((file) => file.toString('latin1')).join('\n')
    for (const foreign of ['what somebody else said', other.phone, anchor.phone, other.name]) expect(everything).not.toContain(foreign)
    expect(everything).not.toContain(await passwordHashOf(person))
    expect(await person.client.call(Notice.getNotices, {})).toMatchObject([{ kind: 'data_export', url: '/setting/data' }])
  })

  test('is opened by its person alone, for some minutes, by the newest address', async () => {
    const { person, id } = await asked()
    await prepareExport(deps(), id)
    const stranger = await server.person()
    await prove(stranger)
    expect(await refusalReason(stranger.client.call(DataExport.openExport, {}))).toBe('NotReady')
    const [first, second] = [await person.client.call(DataExport.openExport, {}), await person.client.call(DataExport.openExport, {})]
    expect((await fetched(first.url)).status).toBe(404)
    expect((await fetched(second.url)).status).toBe(200)
    for (const guess of [id, 'x'.repeat(43), `${second.url.slice(8, -1)}!`, '..%2f..'])
      expect((await fetched(`/export/${guess}`)).status).toBe(404)
    expect((await fetched(`/media/export/${id}.zip`)).status).toBe(404)
    await owner(`update data_export set link_until = now() - interval '1 second' where id = $1`, [id])
    expect((await fetched(second.url)).status).toBe(404)
    await owner(`update session set proved_at = null where uid = $1`, [person.uid])
    expect(await refusalReason(person.client.call(DataExport.openExport, {}))).toBe('StepUpNeeded')
  })

  test('whoever guesses addresses is kept from it', async () => {
    const guarded = await startTestServer({})
    const answers: number[] = []
    for (let i = 0; i < 32; i++) answers.push((await fetch(`${guarded.origin}/export/${'y'.repeat(43)}`)).status)
    expect(answers.slice(0, 30).every((status) => status === 404)).toBe(true)
    expect(answers.slice(-2)).toEqual([429, 429])
    await guarded.close()
  })

  test('two workers make it once', async () => {
    const { person, id } = await asked()
    await Promise.all([1, 2, 3].map(() => prepareExport(deps(), id)))
    expect(await person.client.call(Notice.getNotices, {})).toHaveLength(1)
  })

  test('a worker that is killed over it is followed by another', async () => {
    const { person, id } = await asked()
    const worker = fork(new URL('../../testing/exportingProcess.ts', import.meta.url), [id])
    await once(worker, 'message')
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await prepareExport(deps(), id)
    expect(await person.client.call(DataExport.getExport, {})).toMatchObject({ state: 'waiting' })
    await owner(`update data_export set claimed_at = now() - interval '16 minutes' where id = $1`, [id])
    await resumeExports(deps())
    const queue = openPostgres(server.config.jobsUrl, createLog('test', 'silent'), 1)
    const jobs = await queue.query((sql) => sql.query('select 1 from graphile_worker.jobs where key = $1', [`export:${id}`]))
    await queue.close()
    expect(jobs).toHaveLength(1)
    await prepareExport(deps(), id)
    expect((await download(person)).has('json/profile.json')).toBe(true)
  })

  test.each(['first', 'second'])(
    'one that takes very long is begun again, and neither run takes away what the other made: %s ends first',
    async (ending) => {
      const { person, id } = await asked()
      const begin = async () => {
        const [written, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const { storage } = deps()
        const writeFile: typeof storage.writeFile = async (...file) => {
          await storage.writeFile(...file)
          written.resolve()
          await free.promise
        }
        const run = prepareExport({ ...deps(), storage: { ...storage, writeFile } }, id)
        await written.promise
        return async () => {
          free.resolve()
          await run
        }
      }
      const endFirst = await begin()
      await owner(`update data_export set claimed_at = now() - interval '16 minutes' where id = $1`, [id])
      const endSecond = await begin()
      for (const end of ending === 'first' ? [endFirst, endSecond] : [endSecond, endFirst]) await end()
      expect((await download(person)).has('json/profile.json')).toBe(true)
      expect(await person.client.call(Notice.getNotices, {})).toHaveLength(1)
    },
  )

  test('one that fails is free for the next try at once', async () => {
    const { id } = await asked()
    const broken = { ...deps(), storage: { ...deps().storage, writeFile: () => Promise.reject(new Error('no storage')) } }
    await expect(prepareExport(broken, id)).rejects.toThrow('no storage')
    await prepareExport(deps(), id)
    expect(await owner(`select state from data_export where id = $1`, [id])).toEqual([{ state: 'ready' }])
  })

  test('is gone when its days are over, and when the account is closed meanwhile', async () => {
    const [kept, late] = [await asked(), await asked()]
    await prepareExport(deps(), kept.id)
    expect(await deps().storage.sizeOf(exportKey(kept.id))).toBeGreaterThan(1_000)
    await owner(`update data_export set expires_at = now() - interval '1 second' where id = $1`, [kept.id])
    await late.person.client.call(Account.cancelAccount, {})
    await prepareExport(deps(), late.id)
    await purgeExports(deps())
    for (const { id } of [kept, late]) expect(await deps().storage.sizeOf(exportKey(id))).toBeUndefined()
    expect(await owner('select 1 from data_export where id = $1', [kept.id])).toEqual([])
    expect(await kept.person.client.call(DataExport.getExport, {})).toMatchObject({ state: 'none' })
  })
})

test('a cell that would be a formula is a text', () => {
  const cells = ['=1+1', '+5511', '-x', '@a', 'a,b', 'say "hi"', 'two\nlines', null, 5n, 1.5, { a: 1 }, new Date(0)]
  expect(csvLine(cells)).toBe(`"'=1+1",+5511,"'-x","'@a","a,b","say ""hi""","two\nlines",,5,1.5,"{""a"":1}",1970-01-01T00:00:00.000Z\r\n`)
})

async function passwordHashOf({ uid }: Person): Promise<string> {
  return (await owner<{ hash: string }>('select password_hash as hash from account where id = $1', [uid]))[0]!.hash
}
