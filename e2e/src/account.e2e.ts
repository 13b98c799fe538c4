import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { axeViolations } from './support/axe.ts'
import { openBrowser, openPhone, type Phone, picture } from './support/browser.ts'
import { chooseBrazil, logIn } from './support/logIn.ts'
import { codeAfter, messagesTo } from './support/smsCode.ts'

const phone = `119${randomInt(10 ** 7, 10 ** 8)}`
const createAccount = { pt: /conta/i, ar: /حساب/, 'zh-cn': /注册|账号|帐号/ }
let registeredAt = 0
let browser: Browser
let person: Phone
beforeAll(async () => {
  browser = await openBrowser()
  person = await openPhone(browser)
})
afterAll(() => browser.close())

async function fillIn(page: Page, password: string): Promise<void> {
  const before = (await messagesTo(phone)).length
  const dialog = page.getByRole('dialog')
  await chooseBrazil(page)
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await dialog.getByRole('button', { name: /Resend/ }).waitFor()
  registeredAt ||= performance.now()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeAfter(phone, before))
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm password', { exact: true }).fill(password)
}

test('a stranger registers with a code and is signed in', async () => {
  const { page } = person
  await person.goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Nimbo' })
  await fillIn(page, 'uma senha forte')
  await picture(page, 'register-en')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await person.goTo('/mine')
  await page
    .getByText(`Nimbo ${phone.slice(-4)}`)
    .first()
    .waitFor()
})

test('a forgotten password is set anew, and signs in', async () => {
  const other = await openPhone(browser)
  const { page } = other
  await other.goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  // The first code was sent seconds ago, and one a minute is all a phone gets.
  await chooseBrazil(page)
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await page.getByText('We just sent you a code').waitFor()
  await vi.waitUntil(() => performance.now() - registeredAt > 60_000, { timeout: 70_000, interval: 500 })
  await fillIn(page, 'outra senha forte')
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect([...person.errors, ...other.errors]).toEqual([])

  const third = await openPhone(browser)
  await third.goTo('/index')
  await third.page.locator('nav a[href="/mine"]').click()
  await logIn(third.page, phone, 'uma senha forte')
  await third.page.getByText('Wrong phone number or password').waitFor()
})

test.each(['pt', 'ar', 'zh-cn'] as const)('registering in %s', async (language) => {
  const { page, goTo, context } = await openPhone(browser, { language })
  await goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByRole('dialog').locator('button[type="button"]').filter({ hasText: createAccount[language] }).click()
  await page.waitForTimeout(500)
  await picture(page, `register-${language}`)
  expect(await axeViolations(page)).toEqual([])
  await context.close()
})
