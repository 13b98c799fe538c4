import { Live, Upload } from '@nimbo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { deleteUnusedUpload, purgeUploads } from '../../core/upload/index.ts'
import { eraseAccounts } from '../../people/user/index.ts'
import { erasure } from '../../personalData.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const setUp = { title: 'A show', liveclassid: 1 }
const png = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const media = async (path: string) => (await fetch(server.origin + path)).status
const deps = () => ({ ...server.engines, db: server.roles.worker, log: createLog('test', 'silent') })
const owner = (text: string, values: unknown[]) => server.engines.db.transaction((sql) => sql.query(text, values))

test('a room has a cover of its anchor’s own once that is ready, and nobody else’s', async () => {
  const [anchor, other] = [await server.person({ certified: true }), await server.person({ certified: true })]
  const bytes = await png()
  const { url } = await uploadAs(server, anchor, { kind: 'cover', bytes })
  const open = (thumb: string, who = anchor) => who.client.call(Live.createRoom, { ...setUp, thumb })
  expect(await refusalReason(open(url, other))).toBe('CoverNotReady')
  const waiting = await anchor.client.call(Upload.getCosInfo, { kind: 'cover', type: 'image/png', size: bytes.length })
  expect(await refusalReason(open(`/media/cover/${waiting.object}.webp`))).toBe('CoverNotReady')
  const avatar = await uploadAs(server, anchor, { kind: 'avatar', bytes })
  expect(await refusalReason(open(`/media/cover/${avatar.object}.webp`))).toBe('CoverNotReady')
  for (const thumb of ['https://evil.example/x.webp', '/media/avatar/x.webp', '/media/cover/../../x.webp', '//evil.example/covers/a.svg'])
    await expect(open(thumb)).rejects.toThrow()
  const { stream, thumb } = await open(url)
  expect(thumb).toBe(url)
  await anchor.client.call(Live.changeLive, { stream })
  expect((await server.anonymous.call(Live.getLiveInfo, { liveuid: anchor.uid })).thumb).toBe(url)
  expect(await media(url)).toBe(200)
})

test('a cover that a show has stays, one nobody took goes after a day, and all of them with their owner', async () => {
  const anchor = await server.person({ certified: true })
  const bytes = await png()
  const [used, unused] = [
    await uploadAs(server, anchor, { kind: 'cover', bytes }),
    await uploadAs(server, anchor, { kind: 'cover', bytes }),
  ]
  const { stream } = await anchor.client.call(Live.createRoom, { ...setUp, thumb: used.url })
  await anchor.client.call(Live.stopRoom, { stream })
  await owner(`update upload set created_at = now() - interval '25 hours' where uid = $1`, [anchor.uid])
  await purgeUploads(deps())
  await deleteUnusedUpload(deps(), used.object)
  expect([await media(used.url), await media(unused.url)]).toEqual([200, 404])

  await owner(`update account set cancelled_at = now(), erase_after = now() - interval '1 s' where id = $1`, [anchor.uid])
  await eraseAccounts({ erasure, db: server.roles.worker, log: createLog('test', 'error') })
  await deleteUnusedUpload(deps(), used.object)
  expect(await media(used.url)).toBe(404)
  expect((await server.anonymous.call(Live.stopInfo, { stream })).thumb).toBe('/covers/stage.svg')
})
