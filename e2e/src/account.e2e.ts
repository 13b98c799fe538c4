import { randomInt } from 'node:crypto'
import { demoPassword, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { chooseBrazil, fillNewPassword, logIn, retryPassword } from './support/logIn.ts'
import { codeAfter, messagesTo } from './support/smsCode.ts'

const phone = `119${randomInt(10 ** 7, 10 ** 8)}`
let browser: Browser
let person: Phone
beforeAll(async () => {
  browser = await openBrowser()
  person = await openPhone(browser)
})
afterAll(() => browser.close())

async function fillIn(page: Page, number: string, password: string): Promise<void> {
  const before = (await messagesTo(number)).length
  await fillNewPassword(page, number, password, () => codeAfter(number, before))
}

test('a stranger registers with a code and is signed in', async () => {
  const { page } = person
  await person.goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByTestId('login-mode-register').click()
  const dialog = page.getByRole('dialog')
  await fillIn(page, phone, 'uma senha forte')
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
  // The entry of the dialog is taken back, which would end a navigation on its way.
  await page.waitForFunction(() => !(history.state as { layer?: number }).layer)
  await person.goTo('/mine')
  await page
    .getByText(`Nimbo ${phone.slice(-4)}`)
    .first()
    .waitFor()
})

test('a forgotten password is set anew, and signs in', async () => {
  const somebody = await newPerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, 'Forgetful')
  const open = async () => {
    const opened = await openPhone(browser)
    await opened.goTo('/index')
    await opened.page.locator('nav a[href="/mine"]').click()
    return opened
  }
  const { page, errors } = await open()
  await page.getByTestId('login-mode-forgot').click()
  const dialog = page.getByRole('dialog')
  await fillIn(page, somebody.phone, 'outra senha forte')

  // One a minute is all a phone gets, whoever asks.
  const impatient = (await open()).page
  await impatient.getByTestId('login-mode-forgot').click()
  await chooseBrazil(impatient)
  await impatient.getByRole('dialog').locator('input[type="tel"]').fill(somebody.phone)
  await impatient.getByTestId('get-code').click()
  await impatient.getByRole('dialog').getByRole('alert').filter({ hasText: /./ }).waitFor()

  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
  expect([...person.errors, ...errors]).toEqual([])
  const third = await open()
  await logIn(third.page, somebody.phone, demoPassword)
  await third.page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ }).waitFor()
  await retryPassword(third.page, 'outra senha forte')
  await third.page.getByRole('dialog').waitFor({ state: 'hidden' })
})
