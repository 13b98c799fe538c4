import { type Client, Home } from '@nimbo/contract'
import { Banner, BANNER_BYTES } from '@nimbo/contract/operator'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { operatorClient } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { drawBanner } from './index.ts'

let server: TestServer
let client: Client
let operator: number
beforeAll(async () => {
  server = await startTestServer()
  ;({ client, id: operator } = await operatorClient(server))
})
afterAll(async () => {
  await server.engines.db.query((sql) => sql.query('update banner set retired_at = now() where retired_at is null'))
  await server.close()
})

const picture = async (format: 'webp' | 'png' = 'webp') =>
  (
    await sharp({ create: { width: 720, height: 208, channels: 3, background: '#80204f' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64')
const now = () => Math.floor(Date.now() / 1000)
const draw = (id: number) => drawBanner({ db: server.roles.worker, storage: server.engines.storage, log: createLog('test', 'silent') }, id)
async function putUp(more: Partial<Parameters<typeof client.call<typeof Banner.create>>[1]> = {}): Promise<number> {
  const { id } = await client.call(Banner.create, { title: 'A banner', url: '/advertise', picture: await picture(), ...more })
  return id
}
const stateOf = async (id: number) => (await client.call(Banner.getBanners, {})).find((line) => line.id === id)?.state
const slides = async () => (await server.anonymous.call(Home.getHot, {})).slide
const pictureOf = async (id: number) => (await client.call(Banner.getBanners, {})).find((line) => line.id === id)!.picture

test('a banner is shown once its picture has been drawn anew, until it is taken down', async () => {
  const id = await putUp()
  expect(await stateOf(id)).toBe('checking')
  await draw(id)
  await draw(id)
  expect(await stateOf(id)).toBe('shown')
  const path = await pictureOf(id)
  await expect.poll(slides).toContainEqual({ slide_pic: path, slide_url: '/advertise' })
  for (const origin of [server.origin, server.operatorOrigin]) {
    const answered = await fetch(origin + path)
    expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  await client.call(Banner.retire, { id, reason: 'over' })
  await expect.poll(async () => (await slides()).some(({ slide_pic }) => slide_pic === path)).toBe(false)
  expect(await refusalReason(client.call(Banner.retire, { id }))).toBe('NoSuchBanner')
  expect((await client.call(Banner.getBanners, { retired: 1 })).map((line) => line.id)).toContain(id)
})

test('what is no picture is refused, and shown to nobody', async () => {
  const id = await putUp({ picture: Buffer.from('<svg onload="alert(1)"/>').toString('base64') })
  await draw(id)
  expect(await stateOf(id)).toBe('refused')
  expect(await pictureOf(id)).toBe('')
  await client.call(Banner.retire, { id })
})

test('banners are shown in their order and in their time', async () => {
  const ids = [await putUp(), await putUp({ from: now() + 3_600 }), await putUp({ until: 2_145_916_800 })]
  for (const id of ids) await draw(id)
  expect(await Promise.all(ids.map(stateOf))).toEqual(['shown', 'planned', 'shown'])
  const all = (await client.call(Banner.getBanners, {})).map(({ id }) => id)
  await client.call(Banner.setOrder, { ids: all.toReversed().join(',') })
  const [first, , third] = await Promise.all(ids.map(pictureOf))
  const shown = async () => (await slides()).map(({ slide_pic }) => slide_pic).filter((path) => path === first || path === third)
  await expect.poll(shown).toEqual([third, first])
  expect(await refusalReason(client.call(Banner.setOrder, { ids: String(ids[0]) }))).toBe('NotAll')
  await client.call(Banner.change, { id: ids[0]!, title: 'Later', url: '', from: now() + 60, until: 0 })
  await expect.poll(shown).toEqual([third])
  for (const id of ids) await client.call(Banner.retire, { id })
})

test('periods that are none, addresses elsewhere and pictures too large are refused', async () => {
  expect(await refusalReason(putUp({ until: now() - 1 }))).toBe('BadPeriod')
  expect(await refusalReason(putUp({ from: now() + 100, until: now() + 50 }))).toBe('BadPeriod')
  await expect(putUp({ until: 4_102_444_800 })).rejects.toThrow('wrong or missing: until')
  for (const url of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', '/a"b'])
    await expect(putUp({ url })).rejects.toThrow()
  await expect(putUp({ picture: Buffer.alloc(BANNER_BYTES + 3, 1).toString('base64') })).rejects.toThrow()
  await expect(putUp({ picture: 'not base64!' })).rejects.toThrow()
})

test('more than ten are not up at once, also when two operators add one', async () => {
  const before = (await client.call(Banner.getBanners, {})).length
  const made = await Promise.allSettled(Array.from({ length: 12 - before }, () => putUp()))
  const ids = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(before + ids.length).toBe(10)
  for (const id of ids) await client.call(Banner.retire, { id })
})

test('who did it is in the audit log', async () => {
  const id = await putUp()
  await client.call(Banner.retire, { id, reason: 'a slip' })
  const acts = await server.engines.db.query((sql) =>
    sql.query<{ act: string; operator: number }>(`select act, operator from audit where subject = $1 order by id`, [`banner:${id}`]),
  )
  expect(acts).toEqual([
    { act: 'banner_created', operator },
    { act: 'banner_retired', operator },
  ])
})
