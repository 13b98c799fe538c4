import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@nimbo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/postgres.ts'
import { memoryLimits } from '../../testing/memoryLimits.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { cardHead } from './cardHead.ts'
import { plainText } from './drawCard.ts'

const dist = mkdtempSync(join(tmpdir(), 'nimbo-cards-'))
let server: TestServer
beforeAll(async () => {
  const own = '<meta property="og:image" content="/icons/icon-512.png" /><meta property="og:title" content="Nimbo" />'
  writeFileSync(join(dist, 'index.html'), `<!doctype html><head>${own}<title>Nimbo</title></head><body><div id="root"></div></body>`)
  mkdirSync(join(dist, 'covers'))
  cpSync(new URL('../../../../web/public/covers/stage-780.webp', import.meta.url), join(dist, 'covers/stage-780.webp'))
  server = await startTestServer({ webDist: dist, trustedProxies: ['127.0.0.1'] })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const set = (sql: string, values: unknown[]) => server.engines.db.query((db) => db.query(sql, values))
const pageOf = async (path: string, language = 'en') =>
  (await fetch(server.origin + path, { headers: { 'accept-language': language } })).text()
const tagsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [name, content]),
  )
const pictureOf = (tags: Record<string, string>) => {
  const { pathname, search } = new URL(tags['og:image']!.replaceAll('&amp;', '&'))
  return fetch(server.origin + pathname + search)
}
const roomPath = (room: { liveuid: number; stream: string }) => `/liveAudience?liveuid=${room.liveuid}&stream=${room.stream}`
/** Difference between two pictures, from 0 to 255. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((each) => sharp(each).resize(60, 32).removeAlpha().raw().toBuffer()))
  return one!.reduce((sum, value, i) => sum + Math.abs(value - two![i]!), 0) / one!.length
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a link to a room on air', () => {
  test('is previewed with who is live, what about, and a picture of it that any site may show', async () => {
    const room = await server.liveRoom()
    const tags = tagsOf(await pageOf(roomPath(room)))
    expect(tags).toMatchObject({
      'og:title': `Watch \u2068${room.anchor.name}\u2069 live`,
      'og:description': `show of ${room.anchor.name}`,
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
    })
    expect(tags['og:image']).toContain(`${server.config.publicOrigin}/card/live/${room.stream}.jpg?lang=en&amp;v=`)
    const answer = await pictureOf(tags)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  })

  test('in the language of the link, else of the browser', async () => {
    const room = await server.liveRoom()
    expect(tagsOf(await pageOf(`${roomPath(room)}&lang=pt`, 'fr'))['og:title']).toContain('Assista à live de')
    expect(tagsOf(await pageOf(roomPath(room), 'fr'))['og:title']).toContain('Regardez le live de')
    const titles = await Promise.all(languages.map(async (lang) => tagsOf(await pageOf(`${roomPath(room)}&lang=${lang}`))['og:title']))
    expect(new Set(titles).size).toBe(languages.length - 1)
  })

  test('of one with a password it says that, and neither its title nor its cover', async () => {
    const [open, locked] = [await server.liveRoom(), await server.liveRoom({ password: '123456' })]
    await set('update account set nicename = $2 where id = any ($1)', [[open.liveuid, locked.liveuid], 'Same Name'])
    await set('update show set title = $2 where stream = any ($1)', [[open.stream, locked.stream], 'A secret gathering'])
    const [openTags, lockedTags] = [tagsOf(await pageOf(roomPath(open))), tagsOf(await pageOf(roomPath(locked)))]
    expect(lockedTags['og:description']).toBe('This live needs a password.')
    expect(JSON.stringify(lockedTags)).not.toContain('secret')
    const [seen, hidden] = [await bytesOf(await pictureOf(openTags)), await bytesOf(await pictureOf(lockedTags))]
    const plain = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2a1245' } })
      .extract({ left: 700, top: 150, width: 400, height: 100 })
      .jpeg()
      .toBuffer()
    const part = (picture: Buffer) => sharp(picture).extract({ left: 700, top: 150, width: 400, height: 100 }).jpeg().toBuffer()
    expect(await difference(await part(hidden), plain)).toBeLessThan(12)
    expect(await difference(await part(seen), plain)).toBeGreaterThan(12)
    for (const path of [roomPath(locked), `/user/home?touid=${locked.liveuid}`]) expect(await pageOf(path)).not.toContain('secret')
  })

  test('nothing somebody wrote ends the attribute it is in', async () => {
    const room = await server.liveRoom()
    const evil = `"><script>alert(1)</script><img src=x onerror='x'>`
    await set('update account set nicename = left($2, 40), signature = $2 where id = $1', [room.liveuid, evil])
    await set('update show set title = left($2, 50) where stream = $1', [room.stream, evil])
    for (const path of [roomPath(room), `/user/home?touid=${room.liveuid}`]) {
      const page = await pageOf(path)
      expect(page).not.toMatch(/<script>alert|<img src=x/)
      expect(tagsOf(page)['og:title']).toContain('&quot;&gt;&lt;script&gt;')
      expect((await pictureOf(tagsOf(page))).status).toBe(200)
    }
    expect(plainText('<b>&"\u202e\n</b>')).toBe('&lt;b&gt;&amp;" &lt;/b&gt;')
  })
})

describe('a link to a person', () => {
  test('is previewed with what they say about themselves', async () => {
    const person = await server.person()
    await set('update account set signature = $2 where id = $1', [person.uid, 'Samba every night'])
    expect(tagsOf(await pageOf(`/user/home?touid=${person.uid}`))).toMatchObject({
      'og:title': `\u2068${person.name}\u2069 on Nimbo`,
      'og:description': 'Samba every night',
    })
  })

  test('of somebody who has left, is disabled or never was, it is the page as any other', async () => {
    const [left, disabled] = [await server.person(), await server.person()]
    await set('update account set cancelled_at = now() where id = $1', [left.uid])
    await set('update account set disabled_at = now() where id = $1', [disabled.uid])
    for (const uid of [left.uid, disabled.uid, 99_999_999, '1 or 1=1', '99999999999999']) {
      const page = await pageOf(`/user/home?touid=${uid}`)
      expect(page).toContain('<title>Nimbo</title>')
      expect(page).not.toContain('/card/')
      expect((await fetch(`${server.origin}/card/user/${uid}.jpg`)).status).toBe(404)
    }
  })

  test('their own picture is on it', async () => {
    const person = await server.person()
    const plain = await bytesOf(await fetch(`${server.origin}/card/user/${person.uid}.jpg`))
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer()
    const { url } = await uploadAs(server, person, { bytes })
    await set('update account set avatar = $2 where id = $1', [person.uid, url])
    const faced = await bytesOf(await fetch(`${server.origin}/card/user/${person.uid}.jpg`))
    const green = async (picture: Buffer) => {
      const face = await sharp(picture).extract({ left: 100, top: 460, width: 70, height: 70 }).toBuffer()
      return (await sharp(face).stats()).channels[1]!.mean
    }
    expect(await green(faced)).toBeGreaterThan(230)
    expect(await green(plain)).toBeLessThan(200)
  })
})

test('an invitation is previewed with who invites', async () => {
  const person = await server.person()
  const code = `T${randomUUID().slice(0, 6).toUpperCase().replaceAll('0', 'X').replaceAll('1', 'Y')}`
  await set('insert into invite_code (uid, code) values ($1, $2)', [person.uid, code])
  const tags = tagsOf(await pageOf(`/i/${code.toLowerCase()}?lang=es`))
  expect(tags['og:title']).toBe(`\u2068${person.name}\u2069 te invita a Nimbo`)
  expect((await pictureOf(tags)).status).toBe(200)
  expect(await pageOf('/i/NOSUCH')).toContain('<title>Nimbo</title>')
})

test('whoever asks for very many pictures waits', async () => {
  const person = await server.person()
  const answers = await Promise.all(Array.from({ length: 260 }, () => fetch(`${server.origin}/card/user/${person.uid}.jpg`)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(150)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})

describe('the head of a page', () => {
  test('whoever opens pages of very many people gets them without cards, and nobody else does', async () => {
    const person = await server.person()
    const pageFor = async (ip: string, uid: number) => {
      const answer = await fetch(`${server.origin}/user/home?touid=${uid}`, { headers: { 'x-forwarded-for': ip } })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    const [eager, other] = ['198.51.100.7', '198.51.100.8']
    await expect.poll(() => pageFor(eager, person.uid)).toContain(person.name)
    for (let uid = 90_000_000; uid < 90_000_240; uid += 20) await Promise.all(Array.from({ length: 20 }, (_, n) => pageFor(eager, uid + n)))
    const plain = await pageFor(eager, person.uid)
    expect(plain).toContain('<title>Nimbo</title>')
    expect(plain).not.toContain('/card/')
    await expect.poll(() => pageFor(other, person.uid)).toContain(person.name)
  })

  test('few ask the database at once; the others get their page without waiting', async () => {
    const asked: number[] = []
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const db: Database = {
      ...server.engines.db,
      async query(work) {
        asked.push(asked.length)
        await answered
        return server.engines.db.query(work)
      },
    }
    const person = await server.person()
    const head = cardHead({ db, limits: memoryLimits() }, 'https://nimbo.test')
    const open = (uid: number) => head(`/user/home?touid=${uid}`, 'en', '198.51.100.9')
    const opened = await Promise.all(Array.from({ length: 30 }, (_, n) => open(91_000_000 + n)))
    expect(opened.every((card) => card === undefined)).toBe(true)
    expect(asked).toHaveLength(4)
    answer()
    await expect.poll(() => open(person.uid)).toMatchObject({ title: `\u2068${person.name}\u2069 on Nimbo` })
  })
})

test('phones are told which apps open our links, if there are any', async () => {
  for (const name of ['apple-app-site-association', 'assetlinks.json']) {
    const answer = await fetch(`${server.origin}/.well-known/${name}`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { ret: 404 }])
  }
  const print = Array.from({ length: 32 }, () => 'AB').join(':')
  const apps = { ...server.config.apps, iosIds: ['ABCDE12345.app.nimbo'], androidPackage: 'app.nimbo', androidFingerprints: [print] }
  const offering = await startTestServer({ webDist: dist, apps })
  const [apple, android] = await Promise.all(
    ['apple-app-site-association', 'assetlinks.json'].map((name) => fetch(`${offering.origin}/.well-known/${name}`)),
  )
  expect(apple!.headers.get('content-type')).toContain('application/json')
  expect(await apple!.json()).toMatchObject({ applinks: { details: [{ appIDs: ['ABCDE12345.app.nimbo'] }] } })
  expect(await android!.json()).toMatchObject([{ target: { package_name: 'app.nimbo', sha256_cert_fingerprints: [print] } }])
  await offering.close()
})
