import { Login } from '@nimbo/contract'
import { demoPassword, newPerson, people, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'
import { logIn, retryPassword } from './support/logIn.ts'
import { pathOfRoom, untilPlaying } from './support/room.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('the root is the home tab', async () => {
  const { page, goTo, context } = await openPhone(browser)
  await goTo('/')
  await page.waitForURL('**/index')
  await context.close()
})

test('a room address without a session goes home with the dialog, and after signing in to that room', async () => {
  const { page, goTo, context } = await openPhone(browser)
  await goTo(await pathOfRoom(people.kaique))
  await page.getByRole('dialog').waitFor()
  await page.waitForURL('**/index')
  const somebody = await newPerson(database, 'Ivo Ramos')
  await logIn(page, somebody.phone, 'wrong one')
  await page.getByText('Wrong phone number or password').waitFor()
  await retryPassword(page, demoPassword)
  await page.waitForURL('**/liveAudience**')
  await untilPlaying(page)
  await context.close()
})

test('a session ended elsewhere is told, cleared, and asks to sign in', async () => {
  const person = await newPerson(database, 'Davi Paz')
  const { page, goTo, context } = await openPhone(browser, { person })
  await goTo('/mine')
  await page.getByText(person.name).first().waitFor()
  const other = await signIn(origin, person)
  await other.client.call(Login.logout, { all: 1 })
  await page.getByRole('dialog').waitFor()
  await page.waitForURL('**/index')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.close()
})
