import { Home, Login } from '@nimbo/contract'
import { demoPassword, people, signIn } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, origin } from './support/browser.ts'
import { logIn, retryPassword } from './support/logIn.ts'
import { untilPlaying } from './support/room.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('the root is the home tab, and an unknown address says so kindly', async () => {
  const { page, goTo } = await openPhone(browser)
  await goTo('/')
  await page.waitForURL('**/index')
  await expect.poll(() => page.title()).toContain('Home')
  await goTo('/nowhere')
  await page
    .getByRole('link', { name: /home/i })
    .or(page.getByRole('button', { name: /home/i }))
    .first()
    .click()
  await page.waitForURL('**/index')
})

test('Me without a session opens the login dialog and cancels the switch', async () => {
  const { page, goTo } = await openPhone(browser)
  await goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).pathname).toBe('/index')
})

test('a room address without a session goes home with the dialog, and after signing in to that room', async () => {
  const { client } = await signIn(origin, people.rafa)
  const { list } = await client.call(Home.getHot, {})
  const room = list.find((r) => r.uid === people.kaique.id)!
  const { page, goTo } = await openPhone(browser)
  await goTo(`/liveAudience?liveuid=${room.uid}&stream=${room.stream}`)
  await page.getByRole('dialog').waitFor()
  await page.waitForURL('**/index')
  await logIn(page, people.yuki.phone, 'wrong one')
  await page.getByText('Wrong phone number or password').waitFor()
  await retryPassword(page, demoPassword)
  await page.waitForURL('**/liveAudience**')
  await untilPlaying(page)
})

test('tabs are kept as they were left, scroll included', async () => {
  const { page, goTo } = await openPhone(browser)
  await page.setViewportSize({ width: 390, height: 420 })
  await goTo('/index')
  await page.getByText('Pagode ao vivo').first().waitFor()
  await page.evaluate(() => window.scrollTo(0, 180))
  await page.waitForTimeout(200)
  await page.locator('nav a[href="/main/live"]').click()
  await page.waitForURL('**/main/live')
  await page.locator('nav a[href="/index"]').click()
  await page.waitForURL('**/index')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(180)
})

test('a session ended elsewhere is told, cleared, and asks to sign in', async () => {
  const { page, goTo, context } = await openPhone(browser, { person: people.diego })
  await goTo('/mine')
  await page.getByText(people.diego.name).first().waitFor()
  const other = await signIn(origin, people.diego)
  await other.client.call(Login.logout, { all: 1 })
  await page.getByRole('dialog').waitFor()
  await page.waitForURL('**/index')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.close()
})

test('the language changes without a reload, and Arabic turns the page around', async () => {
  const { page, goTo, errors } = await openPhone(browser, { person: people.rafa })
  await goTo('/mine')
  await page.evaluate(() => ((window as unknown as { mark: number }).mark = 1))
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('radio', { name: 'العربية' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await page.evaluate(() => (window as unknown as { mark?: number }).mark)).toBe(1)
  await page.locator('nav').getByText('الرئيسية').waitFor()
  expect(errors).toEqual([])
})
