import { randomUUID } from 'node:crypto'
import { createClient, Home, type Language, Live, Translation } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { standIn } from '../../testing/standIn.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createTranslations } from './createTranslations.ts'
import type { Translator } from './Translator.ts'

const app = readConfig(process.env).translate!
const control = standIn(app.url)
/** A key of its own: the stand-in keeps how it behaves, and what it was asked, by key. */
const translate = { ...app, apiKey: `${app.apiKey}.${randomUUID()}` }
const asked = () => control<{ path: string; q: unknown }[]>({ key: translate.apiKey })

let server: TestServer
let other: TestServer
let off: TestServer
let room: { liveuid: number; stream: string; anchor: Person }
const address = () => ({ liveuid: room.liveuid, stream: room.stream })

beforeAll(async () => {
  server = await startTestServer({ translate })
  other = await startTestServer({ translate })
  const { translate: _, ...without } = server.config
  off = await startTestServer({ ...without, translate: undefined as never })
  room = await server.liveRoom()
})
afterAll(() => Promise.all([server, other, off].map((s) => s.close())))

async function viewer(language: Language = 'en'): Promise<Person> {
  const person = await server.person({ language })
  await person.client.call(Live.enterRoom, address())
  return person
}
const line = (content: string, from = '') => ({ ...address(), content, from })

describe('Live.translate', () => {
  test.each<[Language, string]>([
    ['en', 'good evening from Lisbon'],
    ['pt', 'boa noite de Lisboa'],
    ['es', 'buenas noches desde Lisboa'],
    ['fr', 'bonsoir de Lisbonne'],
    ['ar', 'مساء الخير من لشبونة'],
    ['zh-cn', '里斯本的朋友晚上好'],
    ['zh', '里斯本的朋友晚安'],
  ])('a line is read in %s', async (language, evening) => {
    const { client } = await viewer(language)
    const { content, from } = await client.call(Translation.translate, line('@Bia boa noite de Lisboa ❤️'))
    expect([content, from]).toEqual([`@Bia ${evening} ❤️`, 'pt'])
  })

  test('what has no words, or is in my language already, comes back as it was and is asked of nobody', async () => {
    const { client } = await viewer()
    const before = (await asked()).length
    expect(await client.call(Translation.translate, line('👏👏 @bia'))).toEqual({ content: '👏👏 @bia', from: '' })
    expect(await client.call(Translation.translate, line('that drop was huge', 'en'))).toEqual({
      content: 'that drop was huge',
      from: 'en',
    })
    expect(await asked()).toHaveLength(before)
  })

  test('many readers at once, at two processes, are one question; an hour of readers is none', async () => {
    const said = `que voz ${randomUUID().slice(0, 8)}`
    const readers = await Promise.all(Array.from({ length: 8 }, () => viewer()))
    const before = (await asked()).length
    const answers = await Promise.all(readers.map(({ client }) => client.call(Translation.translate, line(said, 'pt'))))
    expect(new Set(answers.map(({ content }) => content))).toEqual(new Set([`[en] ${said}`]))
    expect((await asked()).slice(before)).toEqual([{ path: '/translate', q: [said] }])
    const key = (await server.engines.redis.keys('translated:en:pt:*')).at(-1)!
    expect(await server.engines.redis.ttl(key)).toBeLessThanOrEqual(3_600)
    const keys = await server.engines.redis.keys('translated:*')
    expect(keys.join(' ')).not.toContain('que voz')
    const { uid, token } = readers[0]!
    const elsewhere = createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) })
    expect(await elsewhere.call(Translation.translate, line(said, 'pt'))).toEqual({ content: `[en] ${said}`, from: 'pt' })
    expect((await asked()).slice(before)).toHaveLength(1)
  })

  test('only for those inside, while the show is on', async () => {
    const stranger = await server.person()
    expect(await refusalReason(stranger.client.call(Translation.translate, line('boa noite')))).toBe('NotAdmitted')
    const short = await server.liveRoom()
    const { client } = await viewer()
    await client.call(Live.enterRoom, { liveuid: short.liveuid, stream: short.stream })
    await short.anchor.client.call(Live.stopRoom, { stream: short.stream })
    const late = client.call(Translation.translate, { liveuid: short.liveuid, stream: short.stream, content: 'boa noite' })
    expect(await refusalReason(late)).toBe('RoomEnded')
  })

  test('so many a minute, and nothing longer than a room says', async () => {
    const { client } = await viewer()
    await expect(client.call(Translation.translate, line('a'.repeat(301)))).rejects.toThrow()
    await expect(client.call(Translation.translate, line('boa noite', '../x'))).rejects.toThrow()
    const many = await Promise.allSettled(Array.from({ length: 130 }, () => client.call(Translation.translate, line('👏'))))
    const refused = many.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { reason?: string }).reason] : []))
    expect([refused.length, new Set(refused)]).toEqual([10, new Set(['TooMany'])])
  })

  test('a translator that is away is told as that, is left alone, and the chat goes on', async () => {
    const { client } = await viewer()
    await control({ key: translate.apiKey, behave: 'broken' })
    const before = (await asked()).length
    for (let n = 0; n < 9; n++)
      expect(await refusalReason(client.call(Translation.translate, line(`olá ${randomUUID()}`, 'pt')))).toBe('TranslatorAway')
    expect((await asked()).length - before).toBe(5)
    const said = await client.call(Live.sendMsg, { ...address(), content: 'still here', client_request_id: randomUUID() })
    expect(said.message.ct).toBe('still here')
    await control({ key: translate.apiKey, behave: 'well' })
  })

  test('where no operator set one up nobody is offered any', async () => {
    expect((await off.anonymous.call(Home.getConfig, {})).translate_switch).toBe(0)
    expect((await server.anonymous.call(Home.getConfig, {})).translate_switch).toBe(1)
  })
})

describe('without Redis', () => {
  test('a text is translated all the same, once for readers of the same moment', async () => {
    const translator: Translator = {
      detect: vi.fn<Translator['detect']>(async () => 'pt'),
      translate: vi.fn<Translator['translate']>(async (texts) => texts.map(() => 'hi')),
    }
    const away = { get: () => new Promise(() => {}), set: () => Promise.reject(new Error('away')) }
    const find = createTranslations({ redis: away as never, translator, metrics: createMetrics(), log: createLog('test', 'silent') })
    expect(await Promise.all([find('oi', '', 'en'), find('oi', '', 'en')])).toEqual([
      { content: 'hi', from: 'pt' },
      { content: 'hi', from: 'pt' },
    ])
    expect(translator.translate).toHaveBeenCalledTimes(1)
  })
})
