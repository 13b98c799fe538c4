import { randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Account } from '@nimbo/contract'
import { makeErasureDue, readZip, tablesWith } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { fillNewPassword } from './support/logIn.ts'
import { codeAfter } from './support/smsCode.ts'

const phone = `117${randomInt(10 ** 7, 10 ** 8)}`
const [name, bio] = [`Copied ${randomInt(10 ** 8, 10 ** 9)}`, `bio ${randomInt(10 ** 8, 10 ** 9)}`]
const password = 'uma senha forte'
const database = () => environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
let mine: Phone
beforeAll(async () => {
  browser = await openBrowser()
  mine = await openPhone(browser)
})
afterAll(() => browser.close())

test('a link to a screen of one’s own leads there after signing in', async () => {
  const { page } = mine
  await mine.goTo('/setting/data')
  await page.getByTestId('login-mode-register').click()
  await fillNewPassword(page, phone, password, () => codeAfter(phone, 0))
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await page.waitForURL(`${origin}/setting/data`)
  await page.getByTestId('export-ask').waitFor()
  await (await clientOf(page)).call(Account.updateFields, { user_nicename: name, signature: bio })
})

test('a copy of everything is asked for with a proof, made by the worker, downloaded and opened', async () => {
  const { page } = mine
  await page.getByTestId('export-ask').click()
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await page.getByTestId('export-ready').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export-download').click()])
  expect(download.suggestedFilename()).toMatch(/^nimbo-.*\.zip$/)
  const files = readZip(await buffer(await download.createReadStream()))
  const profile = JSON.parse(files.get('json/profile.json')!.toString()) as unknown
  expect(profile).toMatchObject([{ name, bio, phone: `+55${phone}` }])
  expect(files.get('csv/profile.csv')!.toString()).toContain(name)
  expect(page.url()).toBe(`${origin}/setting/data`)
})

test('after the account is deleted and its days are over nothing of it is left', async () => {
  const { page } = mine
  const uid = Number(await page.evaluate(() => localStorage.getItem('uid')))
  const texts = [phone, name, bio]
  expect(await tablesWith(database(), texts)).not.toEqual([])
  await (await clientOf(page)).call(Account.cancelAccount, {})
  await makeErasureDue(database(), uid)
  await expect.poll(() => tablesWith(database(), texts)).toEqual([])
  expect(mine.errors).toEqual([])
})
