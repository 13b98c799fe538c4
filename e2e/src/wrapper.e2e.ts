import { Login } from '@nimbo/contract'
import { type DemoPerson, newPerson, people, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'
import { pathOfRoom } from './support/room.ts'

const wrapperOrigin = `http://localhost:${chosen.ports.wrapper}`
let browser: Browser
let rafa: DemoPerson
beforeAll(async () => {
  rafa = await newPerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, 'Rafa Duarte')
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The product inside the page that plays the wrapper, with somebody signed in. */
async function openWrapped(path: string) {
  const phone = await openPhone(browser, { person: rafa, host: true })
  await phone.page.setViewportSize({ width: 1080, height: 900 })
  await phone.page.goto(`${wrapperOrigin}/?path=${encodeURIComponent(path)}`)
  const app = phone.page.frameLocator('#app')
  await heard(phone.page, 'ready').first().waitFor()
  return { ...phone, app }
}

const heard = (page: Page, type: string) => page.locator(`#messages li[data-type="${type}"]`)
const press = (page: Page, name: string) => page.locator('#messages').getByRole('button', { name, exact: true }).last().click()
const say = (page: Page, name: string) => page.locator('#say').getByRole('button', { name, exact: true }).click()
const pathIn = (page: Page) => new URL(page.frames()[1]!.url()).pathname

test('back belongs to the wrapper, and its own back button closes what is open before it leaves', async () => {
  const { page, app, context, errors } = await openWrapped('/mine')
  await app.getByText(rafa.name).first().waitFor()
  await app.getByRole('button', { name: /Language/ }).click()
  await app.getByRole('dialog').waitFor()
  await say(page, 'backPressed')
  await app.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(pathIn(page)).toBe('/mine')

  await app.locator('nav a[href="/index"]').click()
  await expect.poll(() => pathIn(page)).toBe('/index')
  await say(page, 'backPressed')
  await expect.poll(() => pathIn(page)).toBe('/mine')
  expect(await heard(page, 'back').count()).toBe(0)
  await say(page, 'backPressed')
  await heard(page, 'back').first().waitFor()
  await page.getByText('an app would close this screen').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('sharing asks the wrapper first and a heart is felt; a wrapper that cannot share leaves it to the browser', async () => {
  const { page, app, context } = await openWrapped(await pathOfRoom(people.bia))
  await app.getByRole('button', { name: 'Share' }).click()
  await heard(page, 'share').first().waitFor()
  expect(await heard(page, 'share').first().textContent()).toContain(`"url":"${origin}/liveAudience?liveuid=${people.bia.id}`)
  await press(page, 'dismissed')
  await app.getByRole('button', { name: 'Share' }).click()
  await heard(page, 'share').nth(1).waitFor()
  await press(page, 'cannot')
  await app.getByText(/Link copied|Copy failed/).waitFor()
  await app.getByRole('button', { name: /heart/i }).click()
  await heard(page, 'haptic').first().waitFor()
  expect(await heard(page, 'haptic').first().textContent()).toContain('light')
  await context.close()
})

test('a session that ended is told to the wrapper, and the page stays where it is', async () => {
  const { page, app, context } = await openWrapped('/live/follow')
  await app.getByRole('heading', { name: 'Following' }).waitFor()
  const other = await signIn(origin, rafa)
  await other.client.call(Login.logout, { all: 1 })
  await heard(page, 'sessionInvalid').first().waitFor()
  await app.getByRole('dialog').waitFor()
  expect(pathIn(page)).toBe('/live/follow')
  expect(await page.frames()[1]!.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.close()
})

test('a page that is not on the list cannot frame us', async () => {
  const { page, context } = await openPhone(browser)
  await page.goto(`http://127.0.0.1:${chosen.ports.wrapper}/?path=/index`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  expect(await page.locator('#messages li').count()).toBe(0)
  await context.close()
})
