import { Live } from '@nimbo/contract'
import { people } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { goLive, say } from './support/room.ts'

interface Hearing {
  hear?: (transcript: string, isFinal: boolean) => void
}

/** Runs in the page, before it: its browser hears what the journey says, and translates nothing by itself. */
function replaceSpeech(): void {
  class SpeechRecognition extends EventTarget {
    start(): void {
      ;(window as Hearing).hear = (transcript, isFinal) =>
        void this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }))
    }
    abort(): void {
      delete (window as Hearing).hear
    }
  }
  Object.assign(window, { SpeechRecognition, Translator: undefined, LanguageDetector: undefined })
}

let browser: Browser
let anchor: Phone
let reader: Phone
let stream = ''

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.marina })
  reader = await openPhone(browser, { language: 'ar', person: people.omar })
  for (const { context } of [anchor, reader]) await context.addInitScript(replaceSpeech)
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'Conversa de domingo')
  stream = (await (await clientOf(anchor.page)).call(Live.checkLiveing, {})).stream
  await reader.goTo(`/liveAudience?liveuid=${people.marina.id}&stream=${stream}`)
  await reader.page.getByTestId('chat-list').waitFor()
})
afterAll(async () => {
  await (await clientOf(anchor.page)).call(Live.stopRoom, { stream }).catch(() => undefined)
  await browser.close()
})

test('a line of the host is read in Arabic, by the operator’s translator, with the original one tap away', async () => {
  await say(anchor.page, 'boa noite de Lisboa')
  const line = reader.page.getByTestId('chat-line').filter({ hasText: 'boa noite de Lisboa' })
  await line.getByRole('button', { name: 'ترجمة', exact: true }).click()
  const translated = reader.page.getByTestId('chat-line').filter({ hasText: 'مساء الخير من لشبونة' })
  await translated.waitFor()
  expect(await translated.textContent()).toContain('Nimbo')
  await translated.getByTestId('translation').getByRole('button').click()
  await line.waitFor()
})

test('what the host says is read along, as spoken and in Arabic, and stops with the microphone', async () => {
  // Whoever writes has the whole bar.
  await anchor.page.getByTestId('chat-input').blur()
  await anchor.page.getByTestId('more').click()
  await anchor.page.getByTestId('captioning').click()
  await anchor.page.getByTestId('choice-pt').click()
  await anchor.page.getByRole('switch').click()
  await anchor.page.waitForFunction(() => (window as Hearing).hear !== undefined, undefined)
  const hear = (text: string, isFinal: boolean) =>
    anchor.page.evaluate(([said, final]) => (window as Hearing).hear?.(said, final), [text, isFinal] as const)
  await hear('Pede a tua', false)
  const captions = reader.page.getByTestId('captions')
  await captions.getByText('Pede a tua').waitFor()
  await hear('Pede a tua música no chat!', true)
  await captions.getByText('Pede a tua música no chat!').waitFor()

  await reader.page.getByTestId('more').click()
  await reader.page.getByTestId('choose-captions').click()
  await reader.page.getByRole('radio').last().click()
  await hear('Pede a tua música no chat!', true)
  await captions.getByText('اطلبوا أغنيتكم في الدردشة!').waitFor()

  await anchor.page.keyboard.press('Escape')
  await anchor.page.keyboard.press('Escape')
  await anchor.page.locator('.camera-tool', { hasText: 'Mic' }).click()
  await anchor.page.waitForFunction(() => (window as Hearing).hear === undefined, undefined)
  expect([...anchor.errors, ...reader.errors]).toEqual([])
})
