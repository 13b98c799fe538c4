import { User } from '@nimbo/contract'
import { demoPassword, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import { expect, test } from 'vitest'
import { chosen, openBrowser, openPhone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { logIn } from './support/logIn.ts'

test('asks for the account to be deleted after proving who it is, and takes it back by logging in', async () => {
  const person = await newPerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, 'Ana Luz')
  const browser = await openBrowser()
  const { page, goTo, errors } = await openPhone(browser, { person })
  const token = () => page.evaluate(() => localStorage.getItem('token'))
  await goTo('/setting/delete')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await sheet.getByLabel('Password', { exact: true }).fill(demoPassword)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/index')
  await expect.poll(token).toBeNull()
  await page.locator('nav a[href="/mine"]').click()
  await logIn(page, person.phone, demoPassword)
  await page.getByRole('button', { name: /Restore/ }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(token).not.toBeNull()
  expect((await (await clientOf(page)).call(User.getBaseInfo, {})).id).toBe(person.id)
  expect(errors).toEqual([])
  await browser.close()
})
