import { createClient, Login } from '@nimbo/contract'
import { people } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'

const providersOrigin = `http://localhost:${chosen.ports.providers}`
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })

/** Sign-in this tab began at another company, stored before its page loads. */
async function begin({ context }: Phone, attempt: { state: string; type: string; purpose: string }): Promise<void> {
  await context.addInitScript((kept) => sessionStorage.setItem('third-attempt', kept), JSON.stringify({ ...attempt, restore: false }))
}

/** At the company's page: a name, and the button. */
async function continueAs(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${providersOrigin}/**`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('whoever wanted into a room signs in with Google and is brought there', async () => {
  const phone = await openPhone(browser)
  const { page } = phone
  await phone.goTo('/liveAudience?liveuid=204801&stream=204801_1')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google', exact: true }).click()
  await continueAs(page, 'Bia Room')
  await page.waitForURL(/liveAudience\?liveuid=204801&stream=204801_1/)
  expect(Number(await stored(page, 'uid'))).toBeGreaterThan(100_000)
  expect(phone.errors).toEqual([])
  await phone.context.close()
})

test('a link somebody else made signs nobody in, also in the middle of a sign-in: nothing is sent', async () => {
  // The attacker signs in as themselves, and keeps the address they were sent back to for their victim.
  const { url } = await anonymous.call(Login.getThirdUrl, { type: 'twitter' })
  const form = await fetch(url, { method: 'POST', body: new URLSearchParams({ name: 'Attacker', answer: 'yes' }), redirect: 'manual' })
  const address = new URL(form.headers.get('location')!)
  expect(address.searchParams.get('code')).toBeTruthy()

  const victim = await openPhone(browser)
  const { page } = victim
  const sent: string[] = []
  page.on('request', (request) => void (/userLoginByThird/.test(request.url()) && sent.push(request.url())))
  const { state } = await anonymous.call(Login.getThirdUrl, { type: 'twitter' })
  await begin(victim, { state, type: 'twitter', purpose: 'login' })
  await victim.goTo(address.pathname + address.search)
  await page.getByText('Something went wrong. Try again.').waitFor()
  await page.waitForURL(`${origin}/index`)
  expect(sent).toEqual([])
  expect(await stored(page, 'token')).toBeNull()
  await victim.context.close()
})

test('linking comes back to settings, and needs somebody who proved themselves just before', async () => {
  const phone = await openPhone(browser, { person: people.diego })
  const { page } = phone
  const { url, state } = await anonymous.call(Login.getThirdUrl, { type: 'google' })
  await begin(phone, { state, type: 'google', purpose: 'link' })
  const answered = page.waitForResponse(/linkThird/)
  await page.goto(url)
  await continueAs(page, 'Diego elsewhere')
  expect(await (await answered).json()).toMatchObject({ data: { reason: 'StepUpNeeded' } })
  await page.waitForURL(`${origin}/setting`)
  await phone.context.close()
})
