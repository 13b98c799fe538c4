import { randomInt, randomUUID } from 'node:crypto'
import { createClient, Live, Login, User } from '@nimbo/contract'
import { people, signIn } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { fillNewPassword, logIn } from './support/logIn.ts'
import { pathOf, roomOf } from './support/room.ts'
import { codeAfter } from './support/smsCode.ts'

const newPhone = () => `119${randomInt(10 ** 7, 10 ** 8)}`
const [first, second] = [newPhone(), newPhone()]
let browser: Browser
let mine: Phone
beforeAll(async () => {
  browser = await openBrowser()
  mine = await openPhone(browser)
})
afterAll(() => browser.close())

/** The same person on another device, without a page. */
async function elsewhere(phone: string, user_pass: string) {
  const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const { id: uid, token } = await anonymous.call(Login.userLogin, { country_code: '55', user_login: phone, user_pass })
  return createClient({ origin, language: () => 'en', credentials: () => ({ uid, token }) })
}

test('joins, and the puzzle before the code is solved without being asked', async () => {
  const { page } = mine
  await mine.goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  const dialog = page.getByRole('dialog')
  await page.getByTestId('login-mode-register').click()
  await fillNewPassword(page, first, 'uma senha forte', () => codeAfter(first, 0))
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
})

test('signs another device out from the list', async () => {
  const other = await elsewhere(first, 'uma senha forte')
  const { page } = mine
  await mine.goTo('/setting/devices')
  await expect.poll(() => page.getByTestId('device').count()).toBe(2)
  await page
    .getByRole('button', { name: /^Log out / })
    .first()
    .click()
  // The row goes before the server has answered, so the answer is what to wait for.
  const answered = page.waitForResponse((answer) => answer.url().includes('Login.revokeDevice'))
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => page.getByTestId('device').count()).toBe(1)
  await (await answered).finished()
  await expect(other.call(User.getBaseInfo, {})).rejects.toThrow()
})

test('changes the password; other devices go, this one stays', async () => {
  const other = await elsewhere(first, 'uma senha forte')
  const { page } = mine
  await mine.goTo('/setting/password')
  const fields = page.locator('input[type="password"]')
  await fields.nth(2).waitFor()
  for (const [n, value] of ['uma senha forte', 'outra senha forte', 'outra senha forte'].entries()) await fields.nth(n).fill(value)
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/password'))
  await expect(other.call(User.getBaseInfo, {})).rejects.toThrow()
  await mine.goTo('/setting')
  await page.locator('a[href="/setting/phone"]').waitFor()
})

test('changes the phone after proving who it is', async () => {
  const { page } = mine
  await mine.goTo('/setting')
  await page.locator('a[href="/setting/phone"]').click()
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByLabel('Search countries').fill('Brazil')
  await page.getByRole('button', { name: /Brazil/ }).click()
  await page.getByLabel('Phone number').fill(second)
  await page.getByRole('button', { name: 'Get code' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await sheet.getByLabel('Password', { exact: true }).fill('outra senha forte')
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(second, 0))
  await page.getByRole('button', { name: 'Use this number' }).click()
  await page.getByText('Phone number changed').waitFor()
  await expect(elsewhere(first, 'outra senha forte')).rejects.toThrow()
})

test('asks for the account to be deleted, and takes it back by logging in', async () => {
  const { page } = mine
  await mine.goTo('/setting/delete')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await mine.goTo('/index')
  await page.locator('nav a[href="/mine"]').click()
  await logIn(page, second, 'outra senha forte')
  await page.getByRole('button', { name: /Restore/ }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await mine.goTo('/mine')
  await page
    .getByText(`Nimbo ${first.slice(-4)}`)
    .first()
    .waitFor()
  expect(mine.errors).toEqual([])
})

test('blocks somebody in a room: their lines go, the list has them, and it can be undone', async () => {
  const room = await roomOf(people.kaique)
  // Not the host: whoever blocks them is no longer in their room.
  const { client } = await signIn(origin, people.rafa)
  await client.call(Live.enterRoom, room)
  await client.call(Live.sendMsg, { ...room, content: 'boa noite de Lisboa', client_request_id: randomUUID() })
  const { page } = mine
  await mine.goTo(pathOf(room))
  const line = page.getByTestId('chat-line').filter({ hasText: 'boa noite de Lisboa' }).first()
  await line.waitFor()
  await line.getByRole('button').first().click()
  const card = page.getByTestId('person')
  await card.waitFor()
  await card.getByRole('button', { name: 'Report or block' }).click()
  await card.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Block', exact: true }).click()
  await card.getByRole('button', { name: 'Unblock' }).waitFor()
  await mine.goTo('/setting/blocked')
  await expect.poll(() => page.getByTestId('blocked-person').count()).toBe(1)
  await page.getByRole('button', { name: /^Unblock / }).click()
  await page.getByText('No blocked users').waitFor()
})
