import { randomUUID } from 'node:crypto'
import { createClient, Login, type ThirdType, thirdTypes } from '@nimbo/contract'
import { people } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'

const names: Record<ThirdType, string> = { google: 'Google', apple: 'Apple', twitter: 'X', facebook: 'Facebook' }
const providersOrigin = `http://localhost:${chosen.ports.providers}`
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function openDialog({ page, goTo }: Phone): Promise<void> {
  await goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByRole('dialog').locator('button[aria-label*="Facebook"]').waitFor()
}

/** At the company's page: a name, and the button. */
async function continueAs(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${providersOrigin}/**`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const pressed = (page: Page, type: ThirdType) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${names[type]}`, exact: true })
    .click()

const storedUid = (page: Page) => page.evaluate(() => localStorage.getItem('uid'))
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function signIn(phone: Phone, type: ThirdType, name: string): Promise<string | null> {
  await openDialog(phone)
  await pressed(phone.page, type)
  await continueAs(phone.page, name)
  await phone.page.waitForURL(`${origin}/index`)
  return storedUid(phone.page)
}

test.each(thirdTypes)('signing in with %s', async (type) => {
  const name = `Bia ${randomUUID().slice(0, 8)}`
  const phone = await openPhone(browser)
  expect(Number(await signIn(phone, type, name))).toBeGreaterThan(100_000)
  await phone.page.locator('nav a[href="/mine"]').click()
  await phone.page
    .getByText(type === 'google' || type === 'twitter' ? name : /Nimbo \d{4}/)
    .first()
    .waitFor()
  expect(phone.errors).toEqual([])
  await phone.context.close()
})

test('whoever wanted into a room is brought there', async () => {
  const phone = await openPhone(browser)
  await phone.goTo('/liveAudience?liveuid=204801&stream=204801_1')
  await pressed(phone.page, 'google')
  await continueAs(phone.page, 'Bia Room')
  await phone.page.waitForURL(/liveAudience\?liveuid=204801&stream=204801_1/)
  await phone.context.close()
})

test('cancelling at the company leads home without a word', async () => {
  const phone = await openPhone(browser)
  await openDialog(phone)
  await pressed(phone.page, 'apple')
  await phone.page.getByRole('button', { name: 'Cancel' }).click()
  await phone.page.waitForURL(`${origin}/index`)
  expect(await storedToken(phone.page)).toBeNull()
  expect(await phone.page.getByText('Something went wrong. Try again.').count()).toBe(0)
  await phone.context.close()
})

test('a link somebody else made signs nobody in: nothing is sent', async () => {
  // The attacker signs in as themselves, and keeps the address they were sent back to for their victim.
  const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const { url } = await anonymous.call(Login.getThirdUrl, { type: 'twitter' })
  const form = await fetch(url, { method: 'POST', body: new URLSearchParams({ name: 'Attacker', answer: 'yes' }), redirect: 'manual' })
  const address = new URL(form.headers.get('location')!)
  expect(address.searchParams.get('code')).toBeTruthy()

  const victim = await openPhone(browser)
  const sent: string[] = []
  victim.page.on('request', (request) => void (/userLoginByThird/.test(request.url()) && sent.push(request.url())))
  // Once with nothing begun, once in the middle of a sign-in of their own.
  await victim.goTo(address.pathname + address.search)
  await victim.page.getByText('Something went wrong. Try again.').waitFor()
  await victim.page.waitForURL(`${origin}/index`)
  await openDialog(victim)
  await pressed(victim.page, 'twitter')
  await victim.page.waitForURL(`${providersOrigin}/**`)
  await victim.goTo(address.pathname + address.search)
  await victim.page.getByText('Something went wrong. Try again.').waitFor()
  await victim.page.waitForURL(`${origin}/index`)
  expect(sent).toEqual([])
  expect(await storedToken(victim.page)).toBeNull()
  await victim.context.close()
})

test('linking comes back to settings, and needs somebody who proved themselves just before', async () => {
  const phone = await openPhone(browser, { person: people.diego })
  const { page } = phone
  await phone.goTo('/mine')
  const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const { url, state } = await anonymous.call(Login.getThirdUrl, { type: 'google' })
  const attempt = JSON.stringify({ state, type: 'google', purpose: 'link', restore: false })
  await page.evaluate((kept) => sessionStorage.setItem('third-attempt', kept), attempt)
  const answered = page.waitForResponse(/linkThird/)
  await page.goto(url)
  await continueAs(page, 'Diego elsewhere')
  expect(await (await answered).json()).toMatchObject({ data: { reason: 'StepUpNeeded' } })
  await page.waitForURL(`${origin}/setting`)
  await phone.context.close()
})
