import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@nimbo/contract'
import { checkout } from '@nimbo/engines'
import { people } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, picture } from './support/browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** Whole sentences of the English catalogue: a screen in another language shows none of them. */
const english = [...readFileSync(join(checkout, 'web/src/locales/en.po'), 'utf8').matchAll(/^msgid "(.+)"$/gm)]
  .map(([, text]) => text!)
  .filter((text) => text.length > 14 && text.includes(' ') && !/[{<\\]/.test(text))

declare global {
  interface Window {
    __nimboReceive?: (text: string) => void
    mark?: number
  }
}

/** A wrapper on a phone whose owner changes its language: the page hears of it wherever it is. */
function playWrapper(): void {
  Object.assign(window, { webkit: { messageHandlers: { nimbo: { postMessage: () => Promise.resolve('{}') } } } })
}
async function changeLanguage(page: Page, language: Language): Promise<void> {
  await expect.poll(() => page.evaluate(() => typeof window.__nimboReceive)).toBe('function')
  await page.evaluate((chosen) => window.__nimboReceive?.(JSON.stringify({ type: 'language', data: { language: chosen } })), language)
}

const screens: [name: string, path: string][] = [
  ['home', '/index'],
  ['live', '/main/live'],
  ['mine', '/mine'],
  ['following', '/live/follow'],
  ['channel', '/live/class?liveclassid=1'],
  ['setting', '/setting'],
  ['setting-devices', '/setting/devices'],
  ['setting-blocked', '/setting/blocked'],
  ['setting-phone', '/setting/phone'],
  ['setting-password', '/setting/password'],
  ['setting-terms', '/setting/page?id=terms'],
  ['setting-delete', '/setting/delete'],
  ['edit-profile', '/user/edit'],
  ['download', '/download'],
  ['advertise', '/advertise'],
  ['choose-country', '/chooseCountry'],
  ['agent', '/agent'],
  ['exchange', '/exchange'],
  ['not-found', '/recharge'],
]

test.each(screens)('%s changes its language where it stands, into every one, and no English stays', async (name, path) => {
  const { page, context, goTo, errors } = await openPhone(browser, { person: people.rafa })
  await context.addInitScript(playWrapper)
  await goTo(path)
  await page.locator('#root > *').first().waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.evaluate(() => (window.mark = 1))
  for (const language of languages.filter((l) => l !== 'en')) {
    await changeLanguage(page, language)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${language.slice(0, 2)}`))
    await page.waitForTimeout(300)
    const shown = await page.evaluate(() => document.body.innerText)
    expect(english.filter((text) => shown.includes(text))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === 'ar' ? 'rtl' : 'ltr')
    if (language === 'ar') await picture(page, `every-${name}-ar`)
  }
  expect(await page.evaluate(() => window.mark)).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})
