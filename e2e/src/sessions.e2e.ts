import { Login, User } from '@nimbo/contract'
import { type DemoPerson, newPerson, people, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'
import { framesDecoded, pathOfRoom, untilPlaying } from './support/room.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
let camille: DemoPerson
let omar: DemoPerson
beforeAll(async () => {
  camille = await newPerson(database, 'Camille Roy')
  omar = await newPerson(database, 'Omar Nasser')
  browser = await openBrowser()
})
afterAll(() => browser.close())

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** Signs out every other device of this person and tells how long it took until the page had noticed. */
async function signOutElsewhere(page: Page): Promise<number> {
  const second = await signIn(origin, camille)
  const devices = await second.client.call(Login.getDevices, {})
  const started = performance.now()
  for (const { id, current } of devices) if (!current) await second.client.call(Login.revokeDevice, { id })
  await page.getByRole('dialog').waitFor()
  return performance.now() - started
}

test('a device signed out from another one: the room is left, the session is gone', async () => {
  const { page, goTo, context } = await openPhone(browser, { person: camille })
  await goTo(await pathOfRoom(people.kaique))
  await untilPlaying(page)
  const ms = await signOutElsewhere(page)
  console.log(`in a room: signed out ${Math.round(ms)} ms after the other device asked`)
  expect(await storedToken(page)).toBeNull()
  await page.waitForURL('**/index')
  expect(await framesDecoded(page)).toBe(0)
  await context.close()
})

test('an idle page notices too', async () => {
  const { page, goTo, context } = await openPhone(browser, { person: camille })
  const connecting = page.waitForEvent('websocket')
  await goTo('/mine')
  await page.getByText(camille.name).first().waitFor()
  const line = await connecting
  await line.waitForEvent('framereceived')
  const ms = await signOutElsewhere(page)
  console.log(`on /mine: signed out ${Math.round(ms)} ms after the other device asked`)
  expect(await storedToken(page)).toBeNull()
  await page.waitForURL('**/index')
  await context.close()
})

test('a link never replaces who is signed in without asking, and its token is worthless afterwards', async () => {
  const { page, goTo, context } = await openPhone(browser, { person: people.rafa })
  const { uid, token, client } = await signIn(origin, omar)
  await goTo(`/mine?uid=${uid}&token=${token}`)
  const first = page.getByRole('dialog', { name: 'Switch account?' })
  await first.waitFor()
  expect(page.url()).not.toContain(token)
  await expect(client.call(User.getBaseInfo, {})).rejects.toThrow()
  await first.getByRole('button', { name: 'Cancel' }).click()
  await first.waitFor({ state: 'hidden' })
  await page.getByText(people.rafa.name).first().waitFor()
  const again = await signIn(origin, omar)
  await goTo(`/mine?uid=${again.uid}&token=${again.token}&language=pt`)
  await page.getByRole('dialog', { name: 'Trocar de conta?' }).getByRole('button', { name: 'Trocar de conta' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uid'))).toBe(String(omar.id))
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
  expect(await storedToken(page)).not.toBe(again.token)
  await context.close()
})
