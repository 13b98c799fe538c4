import { createClient, Login } from '@nimbo/contract'
import { demoPassword, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'
import { fillNewPassword } from './support/logIn.ts'
import { codeAfter } from './support/smsCode.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('a forgotten password is set anew, and signs in', async () => {
  const { id, phone } = await newPerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, 'Forgetful')
  const { page, goTo, errors } = await openPhone(browser)
  await goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await page.getByTestId('login-mode-forgot').click()
  const dialog = page.getByRole('dialog')
  await fillNewPassword(page, phone, 'outra senha forte', () => codeAfter(phone, 0))
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
  expect(errors).toEqual([])

  const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const signIn = (user_pass: string) => anonymous.call(Login.userLogin, { country_code: '55', user_login: phone, user_pass })
  await expect(signIn(demoPassword)).rejects.toMatchObject({ reason: 'WrongCredentials' })
  expect(await signIn('outra senha forte')).toMatchObject({ id })
})
