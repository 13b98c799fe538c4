import { Home, Login } from '@nimbo/contract'
import { demoPassword, people, signIn } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, origin } from './support/browser.ts'
import { demoRooms } from './support/demoRooms.ts'
import { logIn, retryPassword } from './support/logIn.ts'
import { untilPlaying } from './support/room.ts'

let browser: Browser
beforeAll(async () => {
  await demoRooms()
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the root is the home tab', async () => {
  const { page, goTo, context } = await openPhone(browser)
  await goTo('/')
  await page.waitForURL('**/index')
  await context.close()
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
