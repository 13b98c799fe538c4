import { Account, createClient, Home, type Language, languages, pageIds } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const speaking = (language: Language) => createClient({ origin: server.origin, language: () => language, credentials: () => undefined })
const wordsOf = async (language: Language, id: (typeof pageIds)[number]) => {
  const { title, sections } = await speaking(language).call(Home.getPage, { id })
  return [title, ...sections.flatMap(({ heading, text }) => [heading, text])]
}

test.each(languages.flatMap((language) => pageIds.map((id) => ({ language, id }))))(
  '$id is written in $language',
  async ({ language, id }) => {
    const page = await speaking(language).call(Home.getPage, { id })
    expect(page.updated).toBe('2026-11-15')
    expect(page.sections.length).toBeGreaterThanOrEqual(5)
    expect(page.sections.length).toBeLessThanOrEqual(8)
    const english = await wordsOf('en', id)
    const words = await wordsOf(language, id)
    expect(words.every((text) => text.trim() !== '')).toBe(true)
    expect(words).toHaveLength(english.length)
    const leftInEnglish = words.filter((text, index) => language !== 'en' && text === english[index])
    expect(leftInEnglish).toEqual([])
  },
)

test('Arabic is Arabic, and the two ways to write Chinese differ', async () => {
  for (const id of pageIds) {
    expect((await wordsOf('ar', id)).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
    const [simplified, traditional] = await Promise.all([wordsOf('zh-cn', id), wordsOf('zh', id)])
    expect(simplified.join('')).toMatch(/\p{Script=Han}/u)
    expect(simplified.join('')).not.toBe(traditional.join(''))
  }
})

test('what is said about money and privacy is said in every language', async () => {
  for (const language of languages) {
    const [terms, privacy] = await Promise.all([wordsOf(language, 'terms'), wordsOf(language, 'privacy')])
    for (const figure of ['18', '100', '20', '14', 'Pix', 'USDT']) expect(terms.join(' ')).toContain(figure)
    for (const said of ['14', 'privacy@nimbo.example']) expect(privacy.join(' ')).toContain(said)
    expect((await wordsOf(language, 'help')).join(' ')).toContain('help@nimbo.example')
  }
})

test('settings list the four pages by their titles', async () => {
  const entries = await speaking('pt').call(Account.getPerSetting, {})
  expect(entries.map((entry) => entry.href)).toEqual([...pageIds])
  for (const { href, name } of entries) {
    expect((await speaking('pt').call(Home.getPage, { id: href as (typeof pageIds)[number] })).title).toBe(name)
  }
})
