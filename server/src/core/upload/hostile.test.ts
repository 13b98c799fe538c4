import { get } from 'node:http'
import { Account, Upload, type UploadType } from '@nimbo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import * as files from '../../testing/hostileFiles.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { sendFile } from '../../testing/sendFile.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { checkUpload } from './index.ts'
import { imageKey, quarantineKey, THUMB } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { uploadById } from './upload.store.ts'

let server: TestServer
let person: Person
let deps: UploadDeps
const outcomes: [string, string][] = []
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
  deps = { ...server.engines, db: server.roles.worker, log: createLog('test', 'silent') }
})
afterAll(async () => {
  await server.close()
  console.log(outcomes.map(([what, outcome]) => `${what.padEnd(58)} ${outcome}`).join('\n'))
})

const ask = (who: Person, size: number, type: UploadType = 'image/jpeg') =>
  who.client.call(Upload.getCosInfo, { kind: 'avatar', type, size })
const bytesAt = async (path: string) => Buffer.from(await (await fetch(server.origin + path)).arrayBuffer())
const chunksOf = (webp: Buffer) => {
  const names: string[] = []
  for (let at = 12; at + 8 <= webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2))
    names.push(webp.toString('latin1', at, at + 4))
  return names
}

describe('the storage server refuses', () => {
  /** A form for 1,000 bytes, sent with `bytes` of them and with fields changed; nothing may be left behind. */
  async function refused(what: string, changes: Record<string, string | undefined>, bytes = 1_000): Promise<void> {
    const { object, ...form } = await ask(person, 1_000)
    const status = await sendFile(form, Buffer.alloc(bytes, 1), changes)
    outcomes.push([what, `refused: HTTP ${status}`])
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await deps.storage.sizeOf(changes['key'] ?? quarantineKey(object))).toBeUndefined()
    expect(await refusalReason(person.client.call(Upload.confirm, { object }))).toBe('NotArrived')
  }
  const policyWith = (encoded: string, from: string, to: string) =>
    Buffer.from(Buffer.from(encoded, 'base64').toString().replace(from, to)).toString('base64')

  test('more than was asked for', async () => {
    await refused('one byte more than declared', {}, 1_001)
    await refused('six megabytes where one thousand bytes were declared', {}, 6_000_000)
    await refused('nothing at all', {}, 0)
  })

  test('another type, another key, another field', async () => {
    await refused('another content type', { 'content-type': 'text/html' })
    await refused('no content type', { 'content-type': undefined })
    await refused('a key in the public area', { key: `public/avatar/${crypto.randomUUID()}.webp` })
    await refused("a key of another person's object", { key: quarantineKey(crypto.randomUUID()) })
    await refused('a field the policy does not name', { 'x-amz-meta-extra': '1' })
    await refused('a redirect after the upload', { success_action_redirect: 'https://elsewhere.example/' })
  })

  test('a policy that is missing, changed or over', async () => {
    const { fields } = await ask(person, 1_000)
    const signature = fields['X-Amz-Signature']!
    for (const name of ['Policy', 'X-Amz-Signature', 'X-Amz-Date', 'X-Amz-Credential', 'X-Amz-Algorithm'])
      await refused(`without ${name}`, { [name]: undefined })
    const none = Object.fromEntries(
      Object.keys(fields)
        .filter((name) => /^(policy|x-amz)/i.test(name))
        .map((name) => [name, undefined]),
    )
    await refused('without any of them', none)
    const wider = policyWith(fields['Policy']!, ',1000]', ',9000000]')
    expect(wider).not.toBe(fields['Policy'])
    await refused('a policy that allows more, with the old signature', { Policy: wider }, 5_000)
    await refused('a signature of another form', { 'X-Amz-Signature': signature })

    const key = quarantineKey(crypto.randomUUID())
    const over = await deps.storage.uploadForm(key, 'image/jpeg', 1_000, -2)
    const status = await sendFile(over, Buffer.alloc(10, 1))
    outcomes.push(['a form that is over', `refused: HTTP ${status}`])
    expect(status).toBe(403)
    expect(await deps.storage.sizeOf(key)).toBeUndefined()
  })
})

describe('the check refuses', () => {
  test.each([
    ['an SVG with a script, called a PNG', 'image/png', files.svg, 'NotAPicture'],
    ['a page, called a JPEG', 'image/jpeg', files.html, 'NotAPicture'],
    ['a GIF', 'image/png', files.gif, 'NotAPicture'],
    ['a PDF', 'image/jpeg', files.pdf, 'NotAPicture'],
    ['a TIFF', 'image/jpeg', files.tiff, 'NotAPicture'],
    ['a PNG, called a JPEG', 'image/jpeg', files.plainPng, 'NotAsDeclared'],
    ['a JPEG that is also a zip file', 'image/jpeg', files.jpegAndZip, 'HidesArchive'],
    ['a PNG of 900 million pixels', 'image/png', files.pixelBomb, 'TooManyPixels'],
    ['half a JPEG', 'image/jpeg', files.truncatedJpeg, 'Broken'],
    ['the first bytes of a JPEG and then a page', 'image/jpeg', files.onlyTheMagic, 'Broken'],
  ] as const)('%s', async (what, type, make, reason) => {
    const who = await server.person()
    const bytes = await make()
    const started = performance.now()
    const { object, state, url } = await uploadAs(server, who, { type, bytes })
    const row = await deps.db.query((sql) => uploadById(sql, object))
    outcomes.push([`${what} (${bytes.length} bytes)`, `refused: ${row?.refusal}, ${Math.round(performance.now() - started)} ms`])
    expect({ state, url, refusal: row?.refusal }).toEqual({ state: 'refused', url: '', refusal: reason })
    for (const key of [quarantineKey(object), imageKey('avatar', object), imageKey('avatar', object, THUMB)])
      expect(await deps.storage.sizeOf(key)).toBeUndefined()
    expect(await refusalReason(who.client.call(Account.updateAvatar, { object }))).toBe('NotReady')
  })

  test('more bytes in quarantine than any form allows', async () => {
    const { object, ...form } = await ask(person, 1_000)
    await sendFile(form, Buffer.alloc(1_000, 1))
    await person.client.call(Upload.confirm, { object })
    await deps.storage.write(quarantineKey(object), Buffer.alloc(5_000_001, 1), 'image/jpeg')
    await checkUpload(deps, object)
    const row = await deps.db.query((sql) => uploadById(sql, object))
    outcomes.push(['five megabytes and one byte, put there past the form', `refused: ${row?.refusal}`])
    expect(row).toMatchObject({ state: 'refused', refusal: 'TooLarge' })
  })
})

describe('only the picture is left of', () => {
  test.each([
    ['a JPEG with a page behind it', 'image/jpeg', files.jpegAndHtml],
    ['a JPEG with a script in a comment', 'image/jpeg', files.jpegComment],
    ['a JPEG with a position, a profile and a note', 'image/jpeg', files.loadedJpeg],
    ['a WebP that moves', 'image/webp', files.animatedWebp],
    ['a PNG of one pixel', 'image/png', files.onePixel],
  ] as const)('%s', async (what, type, make) => {
    const bytes = await make()
    const { object, state, url } = await uploadAs(server, await server.person(), { type, bytes })
    expect(state).toBe('ready')
    const chunks = new Set<string>()
    for (const path of [url, `/media/avatar/${object}${THUMB}.webp`]) {
      const drawn = await bytesAt(path)
      for (const words of ['<script', 'a phone', 'somebody', 'a note', 'GPS', 'Exif', 'PK\x03\x04'])
        expect(drawn.includes(words)).toBe(false)
      const { exif, icc, xmp, iptc, orientation, pages, format } = await sharp(drawn).metadata()
      expect({ exif, icc, xmp, iptc, orientation, pages, format }).toEqual({ format: 'webp' })
      for (const name of chunksOf(drawn)) chunks.add(name)
    }
    outcomes.push([what, `cleaned: ${[...chunks].map((name) => name.trim()).join(' ')}`])
    expect([...chunks].filter((name) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name))).toEqual([])
  })

  test('a picture taken with the phone on its side, which is upright afterwards', async () => {
    const { url } = await uploadAs(server, await server.person(), { type: 'image/jpeg', bytes: await files.loadedJpeg() })
    const { data, info } = await sharp(await bytesAt(url))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    const [top, bottom] = [pixel(256, 20), pixel(256, 490)]
    outcomes.push(['a picture held sideways', `upright: ${top.join()} above ${bottom.join()}`])
    expect(top[0]).toBeGreaterThan(150)
    expect(bottom[2]).toBeGreaterThan(150)
  })
})

describe('nobody gets', () => {
  test('another picture in place of one that is ready, by sending the form again', async () => {
    const who = await server.person()
    const { object, form, url } = await uploadAs(server, who, { type: 'image/jpeg', bytes: await files.loadedJpeg() })
    const before = await bytesAt(url)
    expect(await sendFile(form, await files.plainJpeg())).toBe(204)
    expect(await who.client.call(Upload.confirm, { object })).toEqual({ state: 'ready', url })
    await checkUpload(deps, object)
    expect(await bytesAt(url)).toEqual(before)
    expect(await deps.storage.sizeOf(quarantineKey(object))).toBeUndefined()
    outcomes.push(['the form sent again', 'nothing changed, quarantine emptied'])
  })

  test("anything out of somebody else's object", async () => {
    const other = await server.person()
    const { object } = await uploadAs(server, person, { type: 'image/jpeg', bytes: await files.plainJpeg() })
    for (const call of [Upload.confirm, Upload.getState, Account.updateAvatar])
      expect(await refusalReason(other.client.call(call, { object }))).toBe('NotYours')
    outcomes.push(["somebody else's object", 'refused: NotYours'])
  })

  test('past the public area through the address', async () => {
    const proof = await uploadAs(server, person, { kind: 'certification', type: 'image/jpeg', bytes: await files.plainJpeg() })
    const { object, url } = await uploadAs(server, person, { type: 'image/jpeg', bytes: await files.plainJpeg() })
    const name = `${proof.object}.webp`
    const paths = [
      `/media/certification/${name}`,
      `/media/private/certification/${name}`,
      `/media/../private/certification/${name}`,
      `/media/avatar/../../private/certification/${name}`,
      `/media/avatar/..%2f..%2fprivate%2fcertification%2f${name}`,
      `/media/avatar/%2e%2e/%2e%2e/private/certification/${name}`,
      `/media/avatar/..%5c..%5cprivate%5ccertification%5c${name}`,
      `/media//private/certification/${name}`,
      `/media/avatar/${object}`,
      `/media/avatar/${object}.webp/`,
      `/media/avatar/${object}.webp%00.webp`,
      `/media/avatar/${object}-64.webp`,
      `/media/avatar/${object.toUpperCase()}.webp`,
      `/media/cover/${object}.webp`,
      `/media/quarantine/${object}`,
      '/media/avatar/',
      '/media/',
    ]
    for (const path of paths) expect([path, await rawStatus(path)]).toEqual([path, 404])
    expect(await rawStatus(url)).toBe(200)
    const direct = await fetch(`${server.config.s3.publicUrl}/${server.config.s3.bucket}/${imageKey('certification', proof.object)}`)
    expect(direct.status).toBe(403)
    outcomes.push(
      [`${paths.length} addresses past the public area`, 'refused: HTTP 404'],
      ['the storage server asked directly', 'refused: HTTP 403'],
    )
  })
})

/** Without the tidying a URL parser does. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(server.origin)
  return new Promise((done, fail) => {
    get({ hostname, port, path }, (res) => {
      res.resume()
      done(res.statusCode ?? 0)
    }).on('error', fail)
  })
}
