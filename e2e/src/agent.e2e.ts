import { randomInt } from 'node:crypto'
import { Agent, User } from '@nimbo/contract'
import { fillInvitations, people, settlePayments, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { buyByPix } from './support/buyByPix.ts'
import { clientOf } from './support/clientOf.ts'
import { fillNewPassword } from './support/logIn.ts'
import { codeAfter } from './support/smsCode.ts'

const { rafa } = people
const phone = `118${randomInt(10 ** 7, 10 ** 8)}`
let browser: Browser
let inviter: Phone
beforeAll(async () => {
  await fillInvitations(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, rafa, 'RAFA27')
  browser = await openBrowser()
  inviter = await openPhone(browser, { person: rafa })
})
afterAll(() => browser.close())

test('a code, a link, a picture of it, and what it brought', async () => {
  const { page } = inviter
  await inviter.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await inviter.goTo('/agent')
  await page.getByTestId('invite-code').waitFor()
  expect(await page.getByTestId('invite-code').textContent()).toBe('RAFA27')
  expect(await page.getByTestId('invite-link').textContent()).toBe(`${new URL(origin).host}/i/RAFA27`)
  const row = page.getByTestId('reward').filter({ hasText: 'Lucía Ferrer' })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/Recharged 4,990.*499/)
  await page.getByRole('button', { name: 'Copy code' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('RAFA27')

  await page.getByRole('radio', { name: 'Year' }).click()
  await page.getByRole('cell').filter({ hasText: '14,193' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'See all' }).click()
  const all = page.getByRole('dialog', { name: 'All rewards' })
  await all.getByTestId('reward').nth(16).waitFor()
  await page.keyboard.press('Escape')
  await all.waitFor({ state: 'hidden' })
  await page.getByTestId('invited-count').click()
  await page.getByRole('dialog').getByTestId('invited-person').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Rules' }).click()
  await page.getByRole('dialog', { name: 'Rules' }).waitFor()
})

test('whoever comes by the link, registers and recharges brings ten percent', async () => {
  const { client } = await signIn(origin, rafa)
  const before = await client.call(User.getBaseInfo, {})
  const guest = await openPhone(browser)
  const { page } = guest
  await guest.goTo('/i/RAFA27')
  await page.waitForURL(`${origin}/index`)
  await page.locator('nav a[href="/mine"]').click()
  await page.getByTestId('login-mode-register').click()
  const dialog = page.getByRole('dialog')
  await fillNewPassword(page, phone, 'uma senha forte', () => codeAfter(phone, 0))
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('invitation'))).toBeNull()

  const own = await clientOf(page)
  await buyByPix(own, 3)
  const { user_nicename: name } = await own.call(User.getBaseInfo, {})
  const reward = async () => (await client.call(Agent.getRewards, {})).list.find(({ user_nicename }) => user_nicename === name)
  await expect.poll(reward).toMatchObject({ state: 'held', coin: '2490', reward: '249' })
  await settlePayments(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!)
  await expect.poll(reward).toMatchObject({ state: 'paid', coin: '2490', reward: '249' })
  const after = await client.call(User.getBaseInfo, {})
  expect(BigInt(after.coin) - BigInt(before.coin)).toBe(249n)
  expect((await client.call(Agent.getInvited, {}))[0]).toMatchObject({ user_nicename: name, reward: '249' })
  expect([...inviter.errors, ...guest.errors]).toEqual([])
  await guest.context.close()
})

test('somebody who was here before is nobody’s guest, and the link is forgotten quietly', async () => {
  const known = await openPhone(browser, { person: people.camille })
  await known.goTo('/i/RAFA27')
  await known.page.waitForURL(`${origin}/index`)
  await expect.poll(() => known.page.evaluate(() => localStorage.getItem('invitation'))).toBeNull()
  expect(known.errors).toEqual([])
  await known.context.close()
})
