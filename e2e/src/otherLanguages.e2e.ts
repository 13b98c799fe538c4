import { randomUUID } from 'node:crypto'
import { Captions, Live } from '@nimbo/contract'
import { people, signIn } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, origin } from './support/browser.ts'
import { pathOf } from './support/room.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('what the host writes and says is read in Arabic, by the operator’s translator, with the original one tap away', async () => {
  const reader = await openPhone(browser, { language: 'ar', person: people.omar })
  const { page } = reader
  // Its browser translates nothing by itself.
  await reader.context.addInitScript(() => void Object.assign(window, { Translator: undefined, LanguageDetector: undefined }))
  const { client: host, uid: liveuid } = await signIn(origin, people.marina)
  const about = { title: 'Conversa de domingo', liveclassid: 1, thumb: '/covers/guitar.svg', type: 0, type_val: '' }
  const { stream } = await host.call(Live.createRoom, about)
  const room = { liveuid, stream }
  await host.call(Live.enterRoom, room)
  await host.call(Live.changeLive, { stream })
  try {
    await reader.goTo(pathOf(room))
    await page.getByTestId('chat-list').waitFor()
    await host.call(Live.sendMsg, { ...room, content: 'boa noite de Lisboa', client_request_id: randomUUID() })
    const line = page.getByTestId('chat-line').filter({ hasText: 'boa noite de Lisboa' })
    await line.getByRole('button', { name: 'ترجمة', exact: true }).click()
    const translated = page.getByTestId('chat-line').filter({ hasText: 'مساء الخير من لشبونة' })
    await translated.waitFor()
    expect(await translated.textContent()).toContain('Nimbo')
    await translated.getByTestId('translation').getByRole('button').click()
    await line.waitFor()

    const speak = (content: string) =>
      host.call(Captions.sendCaption, { stream, phrase: Date.now(), rev: 0, content, lang: 'pt', final: 1 })
    const captions = page.getByTestId('captions')
    await speak('Pede a tua música no chat!')
    await captions.getByText('Pede a tua música no chat!').waitFor()
    await page.getByTestId('more').click()
    await page.getByTestId('choose-captions').click()
    await page.getByRole('radio').last().click()
    await speak('Pede a tua música no chat!')
    await captions.getByText('اطلبوا أغنيتكم في الدردشة!').waitFor()
  } finally {
    await host.call(Live.stopRoom, { stream }).catch(() => undefined)
  }
  expect(reader.errors).toEqual([])
})
