import { type DemoPerson, newHost, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { goLive } from './support/room.ts'

const title = `Flânerie ${Date.now() % 10_000}`
const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
let [theo, yuki]: [DemoPerson, DemoPerson] = [undefined as never, undefined as never]
let anchor: Phone
let viewer: Phone

beforeAll(async () => {
  theo = await newHost(database, 'Theo Martin')
  yuki = await newPerson(database, 'Yuki Mori')
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: theo })
  viewer = await openPhone(browser, { person: yuki })
})
afterAll(() => browser.close())

const home = (touid: number) => `/user/home?touid=${touid}`

test('from a room to the home of its host, who is followed and described in three words', async () => {
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, title)
  const { page } = viewer
  await viewer.goTo('/index')
  await page.getByRole('link', { name: title }).click()
  await page.getByTestId('host').click()
  await page.getByTestId('person-home').click()
  await page.getByRole('heading', { name: theo.name }).waitFor()
  await page.getByTestId('live-now').filter({ hasText: title }).waitFor()
  await page.getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  await page.getByRole('link', { name: 'Add impression' }).click()
  const labels = page.getByRole('list', { name: 'Impressions' }).getByRole('button')
  for (const n of [0, 1, 2]) await labels.nth(n).click()
  expect(await labels.nth(3).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Save impression' }).click()
  await page.getByRole('heading', { name: theo.name }).waitFor()
  await expect.poll(() => page.getByRole('list', { name: 'Impressions' }).getByRole('listitem').count()).toBe(3)
})

test('a live that is over is listed with who came', async () => {
  await anchor.page.getByTestId('end-live').click()
  await anchor.page.getByTestId('confirm-end').click()
  await anchor.page.getByTestId('anchor-end-card').waitFor()
  await viewer.goTo(home(theo.id))
  const record = viewer.page.getByTestId('records').getByRole('listitem').filter({ hasText: title })
  await record.waitFor()
  expect(await record.textContent()).toMatch(/\b1 viewer/)
})

test('after a block neither finds the other; undone, both are strangers again', async () => {
  const { page } = anchor
  await anchor.goTo(home(yuki.id))
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByText('Block', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Block' }).getByRole('button', { name: 'Block' }).click()
  const unblock = page.getByRole('button', { name: 'Unblock' })
  await unblock.waitFor()
  await viewer.goTo(home(theo.id))
  await viewer.page.getByText('This profile isn’t available').waitFor()
  await unblock.click()
  await page.getByRole('heading', { name: yuki.name }).waitFor()
  await viewer.goTo(home(theo.id))
  await viewer.page.getByRole('button', { name: 'Follow' }).waitFor()
  await viewer.page.getByRole('link', { name: 'Add impression' }).waitFor()
  expect([...anchor.errors, ...viewer.errors]).toEqual([])
})
