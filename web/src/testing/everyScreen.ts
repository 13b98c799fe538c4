import { languages } from '@nimbo/contract'
import { expect, test } from 'vitest'
import english from '../locales/en.po?raw'
import type { OpenApp } from './openApp.ts'
import { expectAccessible, openScreen, type ScreenOptions } from './openScreen.ts'
import { type SampleScreen, screens } from './screens.ts'

async function open({ path, press = [], ready, ...options }: SampleScreen, more: ScreenOptions): Promise<OpenApp> {
  const app = await openScreen(path, { ...options, ...more })
  for (const target of press) await app.frame.getByCss(target).first().click()
  await expect.element(app.frame.getByCss(ready).first()).toBeInTheDocument()
  return app
}

/** Screens a wrapper handles itself and a browser shows differently: installing, signing in, notifications, downloads, and paying. */
export function testInBrowser(): void {
  const inBrowser = screens.filter(({ name }) => /^(setting|recharge|login|download|mine)/.test(name))
  test.each(inBrowser)('$name is sound in a browser', async (screen) => {
    await expectAccessible(await open(screen, {}))
  })
}

/** Whole sentences of the English catalogue: a screen in another language shows none of them. */
const sentences = [...english.matchAll(/^msgid "(.+)"$/gm)]
  .map(([, text]) => text!)
  .filter((text) => text.length > 14 && text.includes(' ') && !/[{<\\]/.test(text))

/** The text is read once: each reading lays the whole page out. */
function englishOn({ window }: OpenApp): string[] {
  const text = window.document.body.innerText
  return sentences.filter((sentence) => text.includes(sentence))
}

/** A wrapper on a phone whose owner changes its language: the page hears of it wherever it is. */
function playWrapper(frame: Window): void {
  Object.assign(frame, { webkit: { messageHandlers: { nimbo: { postMessage: () => Promise.resolve('{}') } } } })
}
const tell = (app: OpenApp, text: string) => (app.window as { __nimboReceive?: (text: string) => void }).__nimboReceive?.(text)

/**
 * A text that stays as it was when the language changes stays in every language, and `check` knows that no catalogue lacks one: every screen
 * changes into Arabic, one of thirteen into all the others.
 */
const IN_EVERY_LANGUAGE = 13
const changes = screens.map((screen, at) => ({
  ...screen,
  into: languages.filter((language) => language === 'ar' || (language !== 'en' && at % IN_EVERY_LANGUAGE === 0)),
}))

/** A part of all screens: a file for each part, so that they run beside each other. */
export function testEveryScreen(part: number, parts: number): void {
  test.each(changes.filter((_, at) => at % parts === part))(
    '$name is sound in English and Arabic, and changes language where it stands: no English stays',
    async ({ into, ...screen }) => {
      const app = await open(screen, { before: playWrapper })
      expect(app.window.document.documentElement.dir).toBe('ltr')
      await expectAccessible(app)
      await expect.poll(() => '__nimboReceive' in app.window).toBe(true)
      const before = app.window
      for (const language of into) {
        tell(app, JSON.stringify({ type: 'language', data: { language } }))
        await expect.poll(() => app.window.document.documentElement.lang, { interval: 10 }).toMatch(new RegExp(`^${language.slice(0, 2)}`))
        await expect.poll(() => englishOn(app)).toEqual([])
        expect(app.window.document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
        if (language === 'ar') await expectAccessible(app)
      }
      expect(app.window).toBe(before)
    },
  )
}
