import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Account, Appeal, Notice, Sanctions, type ShortVideo, Upload, User, Video, Reports } from '@nimbo/contract'
import { AppealReview, Report } from '@nimbo/contract/operator'
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { clipFolder } from '../../testing/clips.ts'
import { operatorClient } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { sendFile } from '../../testing/sendFile.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { quarantineKey } from '../../core/upload/index.ts'
import { eraseAccounts } from '../../people/user/index.ts'
import { erasure } from '../../personalData.ts'
import { convertNext, purgeVideo, purgeVideos } from './index.ts'
import { videoKey, videoKeys } from './keys.ts'

const clips = clipFolder()
let server: TestServer
let short: Buffer
let slow: Buffer
beforeAll(async () => {
  server = await startTestServer()
  short = clips.clip('short.mp4')
  // Some seconds of work for one core.
  slow = clips.clip('slow.mp4', { size: '1280x720', seconds: 14, rate: 30, more: ['-preset', 'ultrafast'] })
})
afterAll(async () => {
  clips.remove()
  await server.close()
})
// Nothing of one test waits to be converted in the next one.
afterEach(() => query(`update video set state = 'refused', claim = null where state in ('waiting', 'converting')`))

const query = <T extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<T>(text, values))
const log = createLog('test', 'silent')
const worker = () => ({ db: server.roles.worker, storage: server.engines.storage, log })
const never = new AbortController().signal
const stored = async (object: string) =>
  Promise.all(videoKeys(object).map(async (key) => [key, (await server.engines.storage.sizeOf(key)) !== undefined] as const)).then((all) =>
    all.filter(([, isThere]) => isThere).map(([key]) => key),
  )
const objectOf = async (id: number) => (await query<{ object: string }>('select object from video where id = $1', [id]))[0]!.object

async function upload({ client }: Person, bytes: Buffer, type: 'video/mp4' | 'video/webm' = 'video/mp4'): Promise<string> {
  const { object, ...form } = await client.call(Upload.getCosInfo, { kind: 'video', type, size: bytes.length })
  expect(await sendFile(form, bytes)).toBe(204)
  return object
}
async function publish(person: Person, bytes = short, title = 'Empanadas da avó'): Promise<number> {
  return (await person.client.call(Video.setVideo, { object: await upload(person, bytes), title })).id
}
/** Published and converted. */
async function shown(person: Person, title?: string): Promise<ShortVideo> {
  const id = await publish(person, short, title)
  while ((await convertNext(worker(), never)) === 'more');
  return person.client.call(Video.getVideo, { id })
}
const list = ({ client }: Pick<Person, 'client'>, touid: number, p = 1) => client.call(Video.getHomeVideo, { touid, p })
const ids = (videos: readonly ShortVideo[]) => videos.map(({ id }) => id)

describe('publishing', () => {
  test('an upload becomes a video once, seen by its owner alone until it is ready, with its files', async () => {
    const [owner, other] = [await server.person(), await server.person()]
    const object = await upload(owner, short)
    const asked = { object, title: 'Empanadas', cover: 500 }
    const made = await Promise.all([1, 2, 3].map(() => owner.client.call(Video.setVideo, asked)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const { id } = made[0]!
    expect(made[0]).toMatchObject({ state: 'waiting', progress: 0, fault: '' })
    expect(await list(owner, owner.uid)).toMatchObject([{ id, state: 'waiting', href: '', title: 'Empanadas' }])
    expect(await list(other, owner.uid)).toEqual([])
    expect(await refusalReason(other.client.call(Video.getVideo, { id }))).toBe('NoSuchVideo')
    expect(await refusalReason(other.client.call(Video.getState, { id }))).toBe('NoSuchVideo')
    expect(await refusalReason(other.client.call(Video.setVideo, asked))).toBe('NotYours')

    expect(await convertNext(worker(), never)).toBe('more')
    expect(await owner.client.call(Video.getState, { id })).toEqual({ state: 'ready', progress: 100, fault: '' })
    expect(await owner.client.call(Video.setVideo, asked)).toMatchObject({ id, state: 'ready' })
    const [found] = await list({ client: server.anonymous }, owner.uid)
    expect(found).toMatchObject({
      id,
      uid: owner.uid,
      title: 'Empanadas',
      width: 90,
      height: 160,
      length: 2,
      views: 0,
      likes: 0,
      captions: '',
    })
    expect(await server.engines.storage.sizeOf(quarantineKey(object))).toBeUndefined()
    for (const [url, type] of [
      [found!.href, 'video/mp4'],
      [found!.thumb, 'image/webp'],
      [found!.thumb_s, 'image/webp'],
    ] as const) {
      const answer = await fetch(server.origin + url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
      await answer.arrayBuffer()
    }
  })

  test('a film is sent in the parts a player asks for', async () => {
    const { href } = await shown(await server.person())
    const whole = Buffer.from(await (await fetch(server.origin + href)).arrayBuffer())
    const part = async (range: string) => {
      const answer = await fetch(server.origin + href, { headers: { range } })
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())] as const
    }
    const size = whole.length
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, whole.subarray(0, 100)])
    expect(await part(`bytes=${size - 10}-`)).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, whole.subarray(-10)])
    expect(await part(`bytes=${size - 10}-${size + 1_000}`)).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, whole.subarray(-10)])
    expect((await part('bytes=0-'))[0]).toBe(206)
    expect((await part(`bytes=${size}-`))[0]).toBe(416)
    expect((await part('bytes=9-3'))[0]).toBe(416)
    // Ranges that are not understood are answered with the whole file.
    expect((await part('bytes=-5'))[0]).toBe(200)
    for (const name of ['../avatar/x.webp', 'x.mp4', `${href.split('/').at(-1)!}.exe`, href.split('/').at(-1)!.toUpperCase()])
      expect((await fetch(`${server.origin}/media/video/${name}`)).status).toBe(404)
  })

  test('what is refused', async () => {
    const [owner, other] = [await server.person(), await server.person()]
    const form = (kind: 'video' | 'avatar', type: 'video/mp4' | 'image/png', size: number) =>
      owner.client.call(Upload.getCosInfo, { kind, type, size })
    expect(await refusalReason(form('video', 'image/png', 100))).toBe('WrongType')
    expect(await refusalReason(form('avatar', 'video/mp4', 100))).toBe('WrongType')
    expect(await refusalReason(form('video', 'video/mp4', 100_000_001))).toBe('TooLarge')
    const { object, ...limited } = await form('video', 'video/mp4', 1_000)
    expect(await sendFile(limited, short)).toBeGreaterThanOrEqual(400)
    expect(await refusalReason(owner.client.call(Video.setVideo, { object }))).toBe('NotArrived')
    const arrived = await upload(owner, short)
    expect(await refusalReason(other.client.call(Video.setVideo, { object: arrived }))).toBe('NotYours')
    expect(await refusalReason(owner.client.call(Upload.confirm, { object: arrived }))).toBe('NotYours')
    expect(await refusalReason(owner.client.call(Video.setVideo, { object: arrived, title: 'v i a d o' }))).toBe('SensitiveWord')
    for (let n = 0; n < 5; n++) await publish(owner)
    expect(await refusalReason(owner.client.call(Video.setVideo, { object: arrived }))).toBe('TooManyWaiting')
    await query(
      `insert into sanction (uid, act, scope, by_role, by_uid, class, texts, expires_at)
       values ($1, 'ban', 'all', 'super', $2, 1, '{}', now() + interval '1 day')`,
      [other.uid, owner.uid],
    )
    expect(await refusalReason(publish(other))).toBe('Banned')
  })

  test('a file that is no video is refused with its reason, and its owner may delete it', async () => {
    const owner = await server.person()
    const id = await publish(owner, Buffer.from('#EXTM3U\nhttp://127.0.0.1:1/secret\n'))
    const object = await objectOf(id)
    await convertNext(worker(), never)
    expect(await owner.client.call(Video.getState, { id })).toMatchObject({ state: 'refused', fault: 'notVideo' })
    expect(await stored(object)).toEqual([])
    expect(await server.engines.storage.sizeOf(quarantineKey(object))).toBeUndefined()
    await owner.client.call(Video.del, { id })
    expect(await list(owner, owner.uid)).toEqual([])
    const gone = await publish(owner)
    await server.engines.storage.remove(quarantineKey(await objectOf(gone)))
    await convertNext(worker(), never)
    expect(await owner.client.call(Video.getState, { id: gone })).toMatchObject({ state: 'refused', fault: 'gone' })
  })
})

describe('conversion', () => {
  const runs = (count: number) => Promise.all(Array.from({ length: count }, () => convertNext(worker(), never)))

  test('is done once by however many workers', async () => {
    const owner = await server.person()
    const made = [await publish(owner), await publish(owner), await publish(owner)]
    const write = vi.spyOn(server.engines.storage, 'write')
    const ends = await runs(6)
    expect(ends.filter((end) => end === 'more')).toHaveLength(3)
    for (const id of made) expect(await owner.client.call(Video.getState, { id })).toMatchObject({ state: 'ready' })
    for (const id of made) {
      const film = videoKey(await objectOf(id), '.mp4')
      expect(write.mock.calls.filter(([key]) => key === film)).toHaveLength(1)
    }
    write.mockRestore()
  })

  test('takes turns between people: whoever sent one does not wait for all of another', async () => {
    const [eager, other] = [await server.person(), await server.person()]
    const many = [await publish(eager), await publish(eager), await publish(eager)]
    const one = await publish(other)
    const states = () =>
      query<{ state: string }>('select state from video where id = any ($1) order by id', [[...many, one]]).then((rows) =>
        rows.map(({ state }) => state),
      )
    for (const after of [
      ['ready', 'waiting', 'waiting', 'waiting'],
      ['ready', 'waiting', 'waiting', 'ready'],
      ['ready', 'ready', 'waiting', 'ready'],
    ]) {
      await convertNext(worker(), never)
      expect(await states()).toEqual(after)
    }
  })

  test('whose worker is killed is done by the next; its progress was shown', async () => {
    const owner = await server.person()
    const id = await publish(owner, slow)
    const state = () => owner.client.call(Video.getState, { id })
    const temp = join(clips.folder, 'killed')
    mkdirSync(temp)
    const child = spawn(process.execPath, ['../../testing/convertingProcess.ts'], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: temp },
    })
    await expect.poll(async () => (await state()).progress).toBeGreaterThan(0)
    expect((await state()).state).toBe('converting')
    child.kill('SIGKILL')
    await once(child, 'exit')
    // The claim of a killed worker holds until its time is over.
    expect(await convertNext(worker(), never)).toBeUndefined()
    await query(`update video set claimed_until = now() where id = $1`, [id])
    expect(await convertNext(worker(), never)).toBe('more')
    expect(await state()).toMatchObject({ state: 'ready', progress: 100 })
    expect(await stored(await objectOf(id))).toHaveLength(3)
  })

  test('that ended three workers is not tried again', async () => {
    const owner = await server.person()
    const id = await publish(owner)
    await query(`update video set state = 'converting', claim = gen_random_uuid(), lost = 2, claimed_until = now() where id = $1`, [id])
    await convertNext(worker(), never)
    expect(await owner.client.call(Video.getState, { id })).toMatchObject({ state: 'refused', fault: 'broken' })
  })

  test('waits for a storage that is away, and goes on when a worker is stopped', async () => {
    const owner = await server.person()
    const id = await publish(owner, slow)
    const away = { ...worker(), storage: { ...server.engines.storage, open: () => Promise.reject(new Error('away')) } }
    await expect(convertNext(away, never)).rejects.toThrow('away')
    expect(await owner.client.call(Video.getState, { id })).toMatchObject({ state: 'waiting' })
    await query(`update video set claimed_until = now() where id = $1`, [id])
    const stopping = new AbortController()
    const run = convertNext(worker(), stopping.signal).catch(() => 'stopped')
    await expect.poll(async () => (await owner.client.call(Video.getState, { id })).state).toBe('converting')
    stopping.abort()
    expect(await run).toBe('stopped')
    const [row] = await query<{ state: string; lost: number; due: boolean }>(
      'select state, lost, claimed_until <= now() as due from video where id = $1',
      [id],
    )
    expect(row).toEqual({ state: 'waiting', lost: 0, due: true })
  })

  test('of a video that is deleted meanwhile stops, and leaves no file', async () => {
    const owner = await server.person()
    const id = await publish(owner, slow)
    const object = await objectOf(id)
    const own = join(clips.folder, 'own')
    mkdirSync(own)
    vi.stubEnv('TMPDIR', own)
    const run = convertNext(worker(), never)
    await expect.poll(async () => (await owner.client.call(Video.getState, { id })).progress).toBeGreaterThan(0)
    await owner.client.call(Video.del, { id })
    await run
    vi.unstubAllEnvs()
    expect(readdirSync(own)).toEqual([])
    await query(`update video set claimed_until = now() - interval '1 s' where id = $1`, [id])
    await purgeVideo(worker(), id)
    expect(await stored(object)).toEqual([])
    expect(await server.engines.storage.sizeOf(quarantineKey(object))).toBeUndefined()
  })
})

describe('people', () => {
  test('likes are what people like, however they race', async () => {
    const video = await shown(await server.person())
    const fans = await Promise.all(Array.from({ length: 8 }, () => server.person()))
    const like = ({ client }: Person, islike: 0 | 1) => client.call(Video.setLike, { id: video.id, islike })
    await Promise.all(fans.flatMap((fan) => [like(fan, 1), like(fan, 1), like(fan, 1)]))
    const now = async (p: Person) => p.client.call(Video.getVideo, { id: video.id })
    expect(await now(fans[0]!)).toMatchObject({ likes: 8, islike: 1 })
    await Promise.all(fans.flatMap((fan) => [like(fan, 0), like(fan, 1), like(fan, 0), like(fan, 1)]))
    const [{ n } = { n: -1 }] = await query<{ n: number }>('select count(*)::int as n from video_like where video_id = $1', [video.id])
    expect((await now(fans[0]!)).likes).toBe(n)
    await Promise.all(fans.map((fan) => like(fan, 0)))
    expect(await now(fans[0]!)).toMatchObject({ likes: 0, islike: 0 })
    expect(await like(fans[0]!, 0)).toEqual({ islike: 0, likes: 0 })
  })

  test('a view counts once a person and day; whoever made it and guests never', async () => {
    const owner = await server.person()
    const { id } = await shown(owner)
    const [a, b] = [await server.person(), await server.person()]
    const view = ({ client }: Person) => client.call(Video.addView, { id })
    await Promise.all([view(a), view(a), view(a), view(b), view(owner)])
    expect(await view(a)).toEqual({ views: 2 })
    expect(await refusalReason(server.anonymous.call(Video.addView, { id }))).toBe('SessionInvalid')
    await query(`update video_view set day = day - 3 where video_id = $1`, [id])
    expect(await view(a)).toEqual({ views: 3 })
    await purgeVideos(worker())
    expect(await query('select 1 from video_view where video_id = $1', [id])).toHaveLength(1)
    expect((await owner.client.call(Video.getVideo, { id })).views).toBe(3)
  })

  test('who blocked or was blocked sees nothing of the other', async () => {
    const [owner, other] = [await server.person(), await server.person()]
    const video = await shown(owner)
    for (const [blocker, blocked] of [
      [owner, other],
      [other, owner],
    ] as const) {
      await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
      expect(await list(other, owner.uid)).toEqual([])
      for (const call of [Video.getVideo, Video.addView] as const)
        expect(await refusalReason(other.client.call(call, { id: video.id }))).toBe('NoSuchVideo')
      expect(await refusalReason(other.client.call(Video.setLike, { id: video.id, islike: 1 }))).toBe('NoSuchVideo')
      expect(ids(await other.client.call(Video.getNext, { id: video.id + 1 }))).not.toContain(video.id)
      await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 0 })
    }
    await query('update account set cancelled_at = now() where id = $1', [owner.uid])
    expect(await list(other, owner.uid)).toEqual([])
    expect((await fetch(server.origin + video.href)).status).toBe(404)
    await query('update account set cancelled_at = null where id = $1', [owner.uid])
    expect(ids(await list(other, owner.uid))).toEqual([video.id])
  })

  test('what comes next is older, of one person or of everybody', async () => {
    const [owner, other] = [await server.person(), await server.person()]
    const [first, between, last] = [await shown(owner), await shown(other), await shown(owner)]
    const next = async (id: number, touid = 0) => ids(await other.client.call(Video.getNext, { id, touid }))
    expect(await next(last.id, owner.uid)).toEqual([first.id])
    expect(await next(first.id, owner.uid)).toEqual([])
    expect((await next(last.id + 1)).slice(0, 3)).toEqual([last.id, between.id, first.id])
    await other.client.call(User.setAttent, { touid: owner.uid, isattent: 1 })
    expect(await other.client.call(Video.getNext, { id: last.id, touid: owner.uid })).toMatchObject([{ isattent: 1, islike: 0 }])
  })

  test('a deleted video is gone with its files; only its owner deletes it', async () => {
    const [owner, other] = [await server.person(), await server.person()]
    const { id, href } = await shown(owner)
    await other.client.call(Video.setLike, { id, islike: 1 })
    expect(await refusalReason(other.client.call(Video.del, { id }))).toBe('NoSuchVideo')
    await owner.client.call(Video.del, { id })
    await owner.client.call(Video.del, { id })
    expect((await fetch(server.origin + href)).status).toBe(404)
    await purgeVideo(worker(), id)
    await purgeVideo(worker(), id)
    expect(await stored(await objectOf(id))).toEqual([])
    expect(await query('select title from video where id = $1', [id])).toEqual([{ title: '' }])
    expect(await query('select 1 from video_like where video_id = $1', [id])).toEqual([])
  })

  test('erasing an account erases its videos, what it liked and what it saw', async () => {
    const [owner, other] = [await server.person(), await server.person()]
    const [mine, theirs] = [await shown(owner, 'a private title'), await shown(other)]
    for (const act of [owner.client.call(Video.setLike, { id: theirs.id, islike: 1 }), owner.client.call(Video.addView, { id: theirs.id })])
      await act
    const object = await objectOf(mine.id)
    await query(`update account set cancelled_at = now(), erase_after = now() - interval '1 day' where id = $1`, [owner.uid])
    while ((await eraseAccounts({ erasure, db: server.roles.worker, log })) > 0);
    const purge = (payload: unknown) => purgeVideo(worker(), (payload as { id: number }).id)
    const logger = new Logger(() => () => {})
    await runOnce({ connectionString: server.config.jobsUrl, taskList: { purgeVideo: purge }, noHandleSignals: true, logger })
    expect(await stored(object)).toEqual([])
    expect(await query('select state, title from video where id = $1', [mine.id])).toEqual([{ state: 'deleted', title: '' }])
    for (const table of ['video_like', 'video_view']) expect(await query(`select 1 from ${table} where uid = $1`, [owner.uid])).toEqual([])
    expect(await other.client.call(Video.getVideo, { id: theirs.id })).toMatchObject({ likes: 0, views: 1 })
  })
})

describe('a reported video', () => {
  const caseOf = async (id: number) =>
    (await query<{ id: number }>('select id from report_case where video_id = $1 order by id desc', [id]))[0]!.id
  const report = ({ client }: Person, touid: number, videoid: number) =>
    client.call(Reports.setReport, { touid, classid: 3, videoid, content: 'look at 0:10' })

  test('is one case that an operator watches and removes; its person is told, appeals, and gets it back', async () => {
    const [owner, a, b] = [await server.person(), await server.person(), await server.person()]
    const [first, second] = [await operatorClient(server), await operatorClient(server)]
    const video = await shown(owner, 'Briga na rua')
    expect(await refusalReason(report(a, b.uid, video.id))).toBe('NoSuchVideo')
    expect(await refusalReason(report(owner, owner.uid, video.id))).toBe('Yourself')
    await Promise.all([report(a, owner.uid, video.id), report(a, owner.uid, video.id), report(b, owner.uid, video.id)])
    const id = await caseOf(video.id)
    const found = await first.client.call(Report.getCase, { id })
    expect(found).toMatchObject({ uid: owner.uid, reports: 2, title: 'Briga na rua', video: { state: 'ready', href: video.href } })
    expect((await fetch(server.operatorOrigin + found.video.href, { headers: { range: 'bytes=0-9' } })).status).toBe(206)

    const decision = { id, decision: 'remove', reasonid: 3, note: 'violence' } as const
    const { sanction } = await first.client.call(Report.decide, decision)
    expect((await fetch(server.origin + video.href)).status).toBe(404)
    expect((await fetch(server.operatorOrigin + video.href)).status).toBe(200)
    expect(await list(a, owner.uid)).toEqual([])
    expect(await list(owner, owner.uid)).toMatchObject([{ id: video.id, state: 'removed', href: '' }])
    expect(await refusalReason(a.client.call(Video.setLike, { id: video.id, islike: 1 }))).toBe('NoSuchVideo')
    const [notice] = await owner.client.call(Notice.getNotices, {})
    expect(notice).toMatchObject({ kind: 'sanction', title: 'Your video was removed', url: `/sanction?id=${sanction}` })
    const told = await owner.client.call(Sanctions.getSanctions, { id: sanction })
    expect(told).toMatchObject({ disabled: 0, list: [{ act: 'remove', title: 'Briga na rua', state: 'active' }] })

    await owner.client.call(Appeal.setAppeal, { subject: 'sanction', id: sanction, text: 'It is a scene of a play.' })
    const [appeal] = await query<{ id: number }>(`select id from appeal where subject = 'sanction' and subject_id = $1`, [sanction])
    // Its files wait for the appeal however long that takes.
    await query(`update video set removed_at = now() - interval '40 days' where id = $1`, [video.id])
    await purgeVideos(worker())
    expect(await stored(await objectOf(video.id))).toHaveLength(3)
    await second.client.call(AppealReview.decide, { id: appeal!.id, outcome: 'overturned', note: 'A play, indeed.' })
    expect(ids(await list(a, owner.uid))).toEqual([video.id])
    expect((await fetch(server.origin + video.href)).status).toBe(200)
  })

  test('that was deleted is kept for the operator until the case is decided', async () => {
    const [owner, a] = [await server.person(), await server.person()]
    const operator = await operatorClient(server)
    const video = await shown(owner)
    await report(a, owner.uid, video.id)
    await owner.client.call(Video.del, { id: video.id })
    await purgeVideo(worker(), video.id)
    const id = await caseOf(video.id)
    expect((await fetch(server.origin + video.href)).status).toBe(404)
    expect((await operator.client.call(Report.getCase, { id })).video).toMatchObject({ state: 'deleted', href: video.href })
    expect(await refusalReason(operator.client.call(Report.decide, { id, decision: 'remove', reasonid: 3 }))).toBe('NoVideo')
    await operator.client.call(Report.decide, { id, decision: 'warn', reasonid: 3 })
    await purgeVideos(worker())
    expect(await stored(await objectOf(video.id))).toEqual([])
    expect((await operator.client.call(Report.getCase, { id })).video).toEqual({ state: 'deleted', href: '', thumb: '' })
  })

  test('whose removal nobody appealed loses its files when it is too late to', async () => {
    const [owner, a] = [await server.person(), await server.person()]
    const operator = await operatorClient(server)
    const video = await shown(owner)
    await report(a, owner.uid, video.id)
    const id = await caseOf(video.id)
    await operator.client.call(Report.decide, { id, decision: 'remove', reasonid: 3 })
    await purgeVideos(worker())
    expect(await stored(await objectOf(video.id))).toHaveLength(3)
    await query(`update video set removed_at = now() - interval '16 days' where id = $1`, [video.id])
    await purgeVideos(worker())
    expect(await stored(await objectOf(video.id))).toEqual([])
  })
})
