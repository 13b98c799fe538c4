import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Client, Gifts } from '@nimbo/contract'
import { Catalogue, type GiftFileKind } from '@nimbo/contract/operator'
import { createLog } from '../../platform/log.ts'
import { operatorClient } from '../../testing/operatorClient.ts'
import { openSocket } from '../../testing/rawRequest.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { checkLottie } from './checkLottie.ts'
import { prepareGiftFile } from './index.ts'
import { prepareVideo } from './prepareVideo.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimbo-clips-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { cwd: folder })
/** Red all over, and opaque on its left half only. */
function clip(name: string, seconds: number, ...encoder: string[]): Buffer {
  const source = `color=red:s=64x96:d=${seconds}:r=10,format=rgba,geq=r=255:g=0:b=0:a='if(lt(X,32),255,0)'`
  ffmpeg('-f', 'lavfi', '-i', source, ...encoder, name)
  return readFileSync(join(folder, name))
}
const vp9 = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-b:v', '200k', '-cpu-used', '8']
const qtrle = ['-c:v', 'qtrle']

function probe(data: Buffer) {
  writeFileSync(join(folder, 'made.mp4'), data)
  const entries = 'stream=codec_name,pix_fmt,width,height:format=duration'
  const told = execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', 'made.mp4'], { cwd: folder })
  return JSON.parse(told.toString()) as { streams: object[]; format: { duration: string } }
}
/** The colour at a point of the first frame. */
function pixels(data: Buffer, width: number, ...points: [x: number, y: number][]): number[][] {
  writeFileSync(join(folder, 'made.mp4'), data)
  const frame = ffmpeg('-i', 'made.mp4', '-frames:v', '1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-')
  return points.map(([x, y]) => [...frame.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)].map((c) => Math.round(c / 64) * 64))
}

describe('a film', () => {
  test.each([
    ['WebM with alpha', 'a.webm', vp9],
    ['MOV with alpha', 'a.mov', qtrle],
  ])('%s becomes H.264 with colour above and mask below', async (_what, name, encoder) => {
    const { data, seconds } = await prepareVideo(clip(name, 1, ...encoder))
    const { streams, format } = probe(data)
    expect(streams).toEqual([{ codec_name: 'h264', pix_fmt: 'yuv420p', width: 64, height: 192 }])
    expect([seconds, Number(format.duration)]).toEqual([1, 1])
    const found = pixels(data, 64, [10, 40], [10, 140], [50, 140])
    expect(found).toEqual([
      [256, 0, 0],
      [256, 256, 256],
      [0, 0, 0],
    ])
  })

  test('that is stacked already keeps its halves; a mask at the side moves below', async () => {
    const { data } = await prepareVideo(clip('b.mov', 1, ...qtrle))
    expect(pixels((await prepareVideo(data)).data, 64, [10, 40], [50, 140])).toEqual([
      [256, 0, 0],
      [0, 0, 0],
    ])
    writeFileSync(join(folder, 'stacked.mp4'), data)
    ffmpeg('-i', 'stacked.mp4', '-filter_complex', 'split[a][b];[a]crop=64:96:0:0[c];[b]crop=64:96:0:96[m];[c][m]hstack', 'side.mp4')
    const moved = (await prepareVideo(readFileSync(join(folder, 'side.mp4')))).data
    expect(pixels(moved, 64, [10, 40], [10, 140], [50, 140])).toEqual([
      [256, 0, 0],
      [256, 256, 256],
      [0, 0, 0],
    ])
  })

  test('larger than a phone is made smaller', async () => {
    ffmpeg('-f', 'lavfi', '-i', 'color=red@0.5:s=1080x1920:d=0.2:r=10,format=rgba', '-c:v', 'qtrle', 'large.mov')
    const { data } = await prepareVideo(readFileSync(join(folder, 'large.mov')))
    expect(probe(data).streams).toMatchObject([{ width: 720, height: 2560 }])
  })

  test('too long, broken, without transparency or something else is refused with its reason', async () => {
    await expect(prepareVideo(clip('long.mov', 9, ...qtrle))).rejects.toThrow('The film plays for 9.0 s; 8 s are allowed.')
    const whole = clip('c.mov', 1, ...qtrle)
    await expect(prepareVideo(whole.subarray(0, 400))).rejects.toThrow('The film is broken')
    ffmpeg('-f', 'lavfi', '-i', 'testsrc=s=64x64:d=0.5:r=10', '-pix_fmt', 'yuv420p', 'plain.mp4')
    await expect(prepareVideo(readFileSync(join(folder, 'plain.mp4')))).rejects.toThrow('This film has no transparency')
    const none = 'This is no MP4, WebM or MOV film.'
    for (const disguised of ['#EXTM3U\nhttp://127.0.0.1/a.ts\n', "ffconcat version 1.0\nfile '/etc/passwd'\n", '<svg/>', 'PK\x03\x04'])
      await expect(prepareVideo(Buffer.from(disguised))).rejects.toThrow(none)
    ffmpeg('-f', 'lavfi', '-i', 'color=red:s=64x64:d=0.5:r=10', '-c:v', 'mpeg4', 'old.mp4')
    await expect(prepareVideo(readFileSync(join(folder, 'old.mp4')))).rejects.toThrow('Films in mpeg4 are not taken.')
  })

  test('leaves no file behind', async () => {
    const own = mkdtempSync(join(folder, 'own-'))
    vi.stubEnv('TMPDIR', own)
    const whole = clip('d.mov', 1, ...qtrle)
    await prepareVideo(whole)
    await expect(prepareVideo(whole.subarray(0, 300))).rejects.toThrow()
    expect(readdirSync(own)).toEqual([])
    vi.unstubAllEnvs()
  })
})

const animation = { v: '5.7', fr: 30, ip: 0, op: 60, w: 390, h: 844, layers: [{ ty: 4, ks: { o: { a: 0, k: 100 } } }] }
const lottie = (more: object = {}) => Buffer.from(JSON.stringify({ ...animation, ...more }))

const picture = async (width: number, height: number) => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#80204f' } }).png()
  return { id: `p${width}`, w: width, h: height, u: '', p: `data:image/png;base64,${(await drawn.toBuffer()).toString('base64')}`, e: 1 }
}
const [large, wide] = [await picture(1024, 1024), await picture(1025, 8)]
const repeater = (k: unknown) => ({ ty: 'rp', c: { a: 0, k } })
const drawing = (...items: object[]) => lottie({ layers: [{ ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'el' }, ...items] }] }] })
/** Each composition shows the next one twice. */
const doubled = Array.from({ length: 9 }, (_, n) => ({ id: `c${n}`, layers: [{ refId: `c${n + 1}` }, { refId: `c${n + 1}` }] }))

describe('a Lottie file', () => {
  test('is written anew with what a player reads, and says how long it plays', async () => {
    const { data, seconds } = await checkLottie(lottie({ metadata: { author: 'somebody' }, assets: [{ id: 'a', layers: [{}] }] }))
    expect(seconds).toBe(2)
    expect(JSON.parse(data.toString())).toEqual({ ...animation, assets: [{ id: 'a', layers: [{}] }] })
    for (const sent of [lottie({ assets: [await picture(1024, 512)] }), drawing(repeater(50)), lottie({ assets: doubled.slice(2) })])
      await expect(checkLottie(sent)).resolves.toBeDefined()
  })

  test.each([
    ['no JSON', Buffer.from('PK\x03\x04'), 'it is not JSON'],
    ['other JSON', Buffer.from('{"a":1}'), 'no Lottie animation'],
    ['a list', Buffer.from('[]'), 'it is not JSON'],
    ['too long', lottie({ op: 300 }), 'plays for 10.0 s; 8 s are allowed'],
    ['nothing', lottie({ op: 0 }), 'nothing to play'],
    ['too large a frame', lottie({ w: 4000 }), '4000 × 844'],
    ['too many layers', lottie({ layers: Array.from({ length: 301 }, () => ({})) }), 'more than 300 layers'],
    ['too many nested layers', lottie({ assets: [{ layers: Array.from({ length: 300 }, () => ({})) }] }), 'more than 300 layers'],
    ['an expression', lottie({ layers: [{ ks: { o: { a: 0, k: 1, x: 'var $bm_rt = time' } } }] }), 'contains expressions'],
    ['a picture elsewhere', lottie({ assets: [{ id: 'a', u: 'https://elsewhere.example/', p: 'a.png' }] }), 'Embed its pictures'],
    ['a picture beside it', lottie({ assets: [{ id: 'a', u: '', p: '../secret.png' }] }), 'Embed its pictures'],
    ['a drawing with scripts', lottie({ assets: [{ id: 'a', p: 'data:image/svg+xml;base64,AAAA' }] }), 'Embed its pictures'],
    ['a font elsewhere', lottie({ fonts: { list: [{ fName: 'a', fPath: 'https://elsewhere.example/a' }] } }), 'fetches a font'],
    ['compositions in compositions', lottie({ layers: [{ refId: 'c0' }], assets: doubled }), 'more than 300 layers'],
    ['a composition in itself', lottie({ layers: [{ refId: 'a' }], assets: [{ id: 'a', layers: [{ refId: 'a' }] }] }), 'contains itself'],
    ['too many copies', drawing(repeater(51)), 'more than 50 copies'],
    ['copies in keyframes', drawing(repeater([{ t: 0, s: [1] }])), 'more than 50 copies'],
    ['copies of copies', drawing(repeater(50), repeater(50)), 'more than 2000 shapes'],
    ['a broken picture', lottie({ assets: [{ id: 'a', p: 'data:image/png;base64,AAAA' }] }), 'is broken'],
    ['too large a picture', lottie({ assets: [wide] }), '1025 × 8'],
    ['too many pictures', lottie({ assets: Array.from({ length: 5 }, () => large) }), 'too many pixels'],
    [
      'a very deep one',
      Buffer.from(`{"fr":30,"ip":0,"op":9,"w":9,"h":9,"layers":[${'['.repeat(1_000)}${']'.repeat(1_000)}]}`),
      'nested more than 200 deep',
    ],
  ])('with %s is refused in words', async (_what, sent, reason) => {
    await expect(checkLottie(sent)).rejects.toThrow(reason)
  })
})

describe('through the console', () => {
  let server: TestServer
  let client: Client
  beforeAll(async () => {
    server = await startTestServer()
    ;({ client } = await operatorClient(server))
  })
  afterAll(() => server.close())

  async function upload(kind: GiftFileKind, body: Buffer) {
    const { object, url } = await client.call(Catalogue.addFile, { kind })
    const headers = { 'content-type': 'application/octet-stream' }
    const { status } = await fetch(server.operatorOrigin + url, { method: 'PUT', body: new Uint8Array(body), headers })
    await prepareGiftFile({ db: server.roles.worker, storage: server.engines.storage, log: createLog('test', 'silent') }, object)
    return { status, ...(await client.call(Catalogue.getFile, { object })) }
  }

  test('a film and an animation are used by a gift and served, a film also in parts', async () => {
    const film = await upload('video', clip('e.mov', 1, ...qtrle))
    const drawn = await upload('lottie', lottie())
    expect([film.state, film.seconds, drawn.state, drawn.seconds]).toEqual(['ready', 1, 'ready', 2])
    const gift = (await client.call(Catalogue.getGifts, {})).find(({ id }) => id === 1)!
    const { id, state: _state, effect_type: _type, effect_time: _time, ...fields } = gift
    const made: number[] = []
    for (const effect of [film.address, drawn.address]) made.push((await client.call(Catalogue.create, { ...fields, effect })).id)
    const person = await server.person()
    const shown = async () => (await person.client.call(Gifts.getGiftList, {})).giftlist.filter((each) => made.includes(each.id))
    await expect
      .poll(async () => (await shown()).map(({ swf, swftype, swftime }) => [swf, swftype, swftime]))
      .toEqual([
        [film.address, 3, 1],
        [drawn.address, 2, 2],
      ])
    for (const each of made) await client.call(Catalogue.retire, { id: each })
    expect(made).not.toContain(id)
    for (const origin of [server.origin, server.operatorOrigin]) {
      const whole = await fetch(origin + film.address)
      const bytes = Buffer.from(await whole.arrayBuffer())
      expect([whole.status, whole.headers.get('content-type'), probe(bytes).streams.length]).toEqual([200, 'video/mp4', 1])
      const part = await fetch(origin + film.address, { headers: { range: 'bytes=4-7' } })
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 4-7/${bytes.length}`, 'ftyp'])
      expect((await fetch(origin + film.address, { headers: { range: 'bytes=99999999-' } })).status).toBe(416)
      expect((await fetch(origin + drawn.address)).headers.get('content-type')).toMatch('application/json')
    }
  })

  test('what is refused says why, and what is too large is not let in', async () => {
    expect(await upload('video', Buffer.from('no film'))).toMatchObject({
      state: 'refused',
      reason: 'This is no MP4, WebM or MOV film.',
      address: '',
    })
    expect(await upload('lottie', Buffer.alloc(300_001, ' '))).toMatchObject({ status: 413, state: 'waiting' })
  })

  test('a file that is too large or not waited for is refused before it is read', async () => {
    const { url } = await client.call(Catalogue.addFile, { kind: 'lottie' })
    const answer = async (path: string, length: number) => {
      const socket = await openSocket(server.operatorOrigin)
      const head = ['host: x', 'content-type: application/octet-stream', `content-length: ${length}`]
      socket.write(`PUT ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
      const [first] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return first.toString().slice(9, 12)
    }
    expect(await answer(url, 300_001)).toBe('413')
    expect(await answer(`/upload/gift/${randomUUID()}`, 1_000)).toBe('404')
    expect(await answer('/upload/gift/none', 1_000)).toBe('404')
  })
})
