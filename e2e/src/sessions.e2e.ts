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
  await context.close()
})

test('credentials in an address sign in once, leave the address, and are worthless afterwards', async () => {
  const { uid, token, client } = await signIn(origin, omar)
  const { page, goTo, context } = await openPhone(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await goTo(`/mine?uid=${uid}&token=${token}&language=pt`)
  await page.getByText(omar.name).first().waitFor()
  expect(await storedToken(page)).toBeNull()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.locator('a[href="/recharge"]').first().waitFor()
  expect(page.url()).toBe(`${origin}/mine`)
  expect(asked.filter((url) => url.includes(token))).toHaveLength(1)
  expect(await storedToken(page)).not.toBe(token)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
  await expect(client.call(User.getBaseInfo, {})).rejects.toThrow()
  await context.close()
})

test('a link never replaces who is signed in without asking', async () => {
  const { page, goTo, context } = await openPhone(browser, { person: people.rafa })
  const offer = async () => {
    const { uid, token } = await signIn(origin, omar)
    await goTo(`/mine?uid=${uid}&token=${token}`)
    return page.getByRole('dialog', { name: 'Switch account?' })
  }
  const first = await offer()
  await first.waitFor()
  await first.getByRole('button', { name: 'Cancel' }).click()
  await first.waitFor({ state: 'hidden' })
  await page.getByText(people.rafa.name).first().waitFor()
  await (await offer()).getByRole('button', { name: 'Switch account' }).click()
  await page.getByText(omar.name).first().waitFor()
  await context.close()
})
