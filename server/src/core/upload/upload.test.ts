import { Account, Upload, User } from '@nimbo/contract'
import { Logger, runOnce } from 'graphile-worker'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { sendFile } from '../../testing/sendFile.ts'
import type { Engines } from '../../openEngines.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { checkUpload, deleteUnusedUpload, purgeUploads } from './index.ts'
import { imageKey, quarantineKey, THUMB } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { uploadById } from './upload.store.ts'

let server: TestServer
let deps: UploadDeps & Pick<Engines, 'uploadUses'>
beforeAll(async () => {
  server = await startTestServer()
  deps = { ...server.engines, db: server.roles.worker, log: createLog('test', 'silent') }
})
afterAll(() => server.close())

const picture = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const media = (path: string) => fetch(server.origin + path)
const bytesAt = async (path: string) => Buffer.from(await (await media(path)).arrayBuffer())
const rowOf = (object: string) => deps.db.query((sql) => uploadById(sql, object))
const stored = (key: string) => deps.storage.sizeOf(key)
const older = (object: string) =>
  deps.db.transaction((sql) => sql.query(`update upload set created_at = now() - interval '25 hours' where id = $1`, [object]))

describe('uploading', () => {
  test('a form, a file, a word that it arrived; the worker draws it and others see it', async () => {
    const { client } = await server.person()
    const file = await picture(900, 600)
    const { object, ...form } = await client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: file.length })
    expect(new URL(form.url).origin).toBe(server.config.s3.publicUrl)
    expect(await client.call(Upload.getState, { object })).toEqual({ state: 'waiting', url: '' })
    expect(await sendFile(form, file)).toBe(204)
    expect(await client.call(Upload.confirm, { object })).toEqual({ state: 'checking', url: '' })
    expect(await client.call(Upload.confirm, { object })).toEqual({ state: 'checking', url: '' })

    const task = (payload: unknown) => checkUpload(deps, (payload as { object: string }).object)
    const logger = new Logger(() => () => {})
    await runOnce({ connectionString: server.config.jobsUrl, taskList: { checkUpload: task }, noHandleSignals: true, logger })
    const url = `/media/avatar/${object}.webp`
    expect(await client.call(Upload.getState, { object })).toEqual({ state: 'ready', url })
    expect(await client.call(Upload.confirm, { object })).toEqual({ state: 'ready', url })
    expect(await stored(quarantineKey(object))).toBeUndefined()

    const answer = await media(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    const thumb = await sharp(await bytesAt(`/media/avatar/${object}${THUMB}.webp`)).metadata()
    expect(thumb).toMatchObject({ format: 'webp', width: 128, height: 128 })
  })

  test('a page of ours may post to the storage server, and no other', async () => {
    const { client } = await server.person()
    const { url } = await client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: 10 })
    const headers = { origin: server.config.publicOrigin, 'access-control-request-method': 'POST' }
    const asked = await fetch(url, { method: 'OPTIONS', headers })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(server.config.publicOrigin)
    const other = await fetch(url, { method: 'OPTIONS', headers: { ...headers, origin: 'https://elsewhere.example' } })
    expect(other.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example')
  })

  test('what did not arrive, what is not mine and what is too large', async () => {
    const [me, other] = [await server.person(), await server.person()]
    const ask = { kind: 'avatar', type: 'image/png', size: 10 } as const
    const { object } = await me.client.call(Upload.getCosInfo, ask)
    expect(await refusalReason(me.client.call(Upload.confirm, { object }))).toBe('NotArrived')
    expect(await refusalReason(other.client.call(Upload.confirm, { object }))).toBe('NotYours')
    expect(await refusalReason(other.client.call(Upload.getState, { object }))).toBe('NotYours')
    expect(await refusalReason(me.client.call(Upload.getState, { object: crypto.randomUUID() }))).toBe('NotYours')
    for (const [kind, size] of [
      ['avatar', 5_000_001],
      ['cover', 8_000_001],
      ['certification', 10_000_001],
    ] as const) {
      expect(await refusalReason(me.client.call(Upload.getCosInfo, { ...ask, kind, size }))).toBe('TooLarge')
    }
  })

  test('thirty forms an hour', async () => {
    const { client } = await server.person()
    const ask = () => client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: 10 })
    for (let n = 0; n < 30; n++) await ask()
    expect(await refusalReason(ask())).toBe('TooMany')
  })

  test('a cover keeps its shape; a certification picture has no address at all', async () => {
    const person = await server.person()
    const cover = await uploadAs(server, person, { kind: 'cover', bytes: await picture(2000, 1000) })
    expect(cover.url).toBe(`/media/cover/${cover.object}.webp`)
    expect(await sharp(await bytesAt(cover.url)).metadata()).toMatchObject({ width: 1080, height: 540 })
    const proof = await uploadAs(server, person, { kind: 'certification', bytes: await picture(3000, 1500) })
    expect(proof).toMatchObject({ state: 'ready', url: '' })
    expect(await stored(imageKey('certification', proof.object))).toBeGreaterThan(0)
    expect((await media(`/media/certification/${proof.object}.webp`)).status).toBe(404)
  })

  test('a check that runs again, or twice at once, changes nothing', async () => {
    const person = await server.person()
    const file = await picture(300, 300)
    const { object, ...form } = await person.client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: file.length })
    await sendFile(form, file)
    await person.client.call(Upload.confirm, { object })
    await Promise.all([checkUpload(deps, object), checkUpload(deps, object)])
    expect(await rowOf(object)).toMatchObject({ state: 'ready' })
    const before = await bytesAt(`/media/avatar/${object}.webp`)
    await checkUpload(deps, object)
    expect(await bytesAt(`/media/avatar/${object}.webp`)).toEqual(before)
  })
})

describe('an avatar', () => {
  test('is taken from a picture of mine that is ready, and seen with its small copy', async () => {
    const [me, other] = [await server.person(), await server.person()]
    const { object, url } = await uploadAs(server, me, { bytes: await picture(300, 300) })
    expect(await refusalReason(other.client.call(Account.updateAvatar, { object }))).toBe('NotYours')
    const cover = await uploadAs(server, me, { kind: 'cover', bytes: await picture(300, 300) })
    expect(await refusalReason(me.client.call(Account.updateAvatar, { object: cover.object }))).toBe('NotYours')
    const waiting = await me.client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: 10 })
    expect(await refusalReason(me.client.call(Account.updateAvatar, { object: waiting.object }))).toBe('NotReady')

    const pictures = { avatar: url, avatar_thumb: url.replace('.webp', '-128.webp') }
    expect(await me.client.call(Account.updateAvatar, { object })).toEqual(pictures)
    expect(await me.client.call(User.getBaseInfo, {})).toMatchObject(pictures)
  })

  test('that is replaced is removed; one that came back into use meanwhile is not', async () => {
    const me = await server.person()
    const [first, second] = [
      await uploadAs(server, me, { bytes: await picture(300, 300, 'red') }),
      await uploadAs(server, me, { bytes: await picture(300, 300, 'blue') }),
    ]
    for (const { object } of [first, second, first]) await me.client.call(Account.updateAvatar, { object })
    for (const { object } of [first, second]) await deleteUnusedUpload(deps, object)
    expect((await media(first.url)).status).toBe(200)
    expect((await media(second.url)).status).toBe(404)
    expect((await media(second.url.replace('.webp', '-128.webp'))).status).toBe(404)
    expect(await rowOf(second.object)).toBeUndefined()
    expect(await refusalReason(me.client.call(Account.updateAvatar, { object: second.object }))).toBe('NotYours')
  })

  test('taken into use and forgotten at the same moment is one or the other, never an address without a picture', async () => {
    const me = await server.person()
    for (let n = 0; n < 8; n++) {
      const { object, url } = await uploadAs(server, me, { bytes: await picture(40, 40) })
      const [taken] = await Promise.allSettled([me.client.call(Account.updateAvatar, { object }), deleteUnusedUpload(deps, object)])
      expect((await media(url)).status).toBe(taken.status === 'fulfilled' ? 200 : 404)
    }
  })
})

describe('after a day', () => {
  test('what never became ready is forgotten, and so is an avatar nobody took', async () => {
    const me = await server.person()
    const bytes = await picture(200, 200)
    const abandoned = await me.client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: bytes.length })
    await sendFile(abandoned, bytes)
    const refused = await uploadAs(server, me, { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
    const unused = await uploadAs(server, me, { bytes })
    const [used, fresh] = [await uploadAs(server, me, { bytes }), await uploadAs(server, me, { bytes })]
    await me.client.call(Account.updateAvatar, { object: used.object })
    for (const { object } of [abandoned, refused, unused, used]) await older(object)

    await purgeUploads(deps)
    for (const { object } of [abandoned, refused, unused]) expect(await rowOf(object)).toBeUndefined()
    expect(await stored(quarantineKey(abandoned.object))).toBeUndefined()
    expect((await media(unused.url)).status).toBe(404)
    for (const { url } of [used, fresh]) expect((await media(url)).status).toBe(200)
  })

  test('quarantine is listed by age', async () => {
    const { client } = await server.person()
    const { object, ...form } = await client.call(Upload.getCosInfo, { kind: 'avatar', type: 'image/png', size: 10 })
    await sendFile(form, Buffer.from('0123456789'))
    const old = (moment: number) => deps.storage.olderThan(quarantineKey(object), new Date(moment))
    expect(await old(Date.now() + 60_000)).toEqual([quarantineKey(object)])
    expect(await old(Date.now() - 60_000)).toEqual([])
  })
})
