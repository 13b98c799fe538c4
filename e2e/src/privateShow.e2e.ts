import { type Client, Live, PrivateShow, Balance } from '@nimbo/contract'
import { type DemoPerson, extendDeadlines, giveCoins, newPerson, people, repair } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { framesDecoded, goLive, untilPlaying } from './support/room.ts'

const PRICE = 30
const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!

const stopExtending = extendDeadlines(database)
let browser: Browser
let anchor: Phone
let guest: Phone
let other: Phone
let iris: DemoPerson
let client: Client
let stream = ''

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.lucia })
  iris = await newPerson(database, 'Iris Prado')
  await giveCoins(database, [iris.id])
  guest = await openPhone(browser, { person: iris })
  other = await openPhone(browser, { person: people.yuki })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'An evening alone')
  const host = await clientOf(anchor.page)
  stream = (await host.call(Live.checkLiveing, {})).stream
  await host.call(PrivateShow.setPrivatePerformance, { need_coin_min: PRICE })
  await Promise.all(
    [guest, other].map(async (phone) => {
      await phone.goTo(`/liveAudience?liveuid=${people.lucia.id}&stream=${stream}`)
      await untilPlaying(phone.page)
    }),
  )
  client = await clientOf(guest.page)
})
afterAll(async () => {
  await stopExtending()
  const host = await clientOf(anchor.page)
  await host.call(PrivateShow.setPrivatePerformance, { need_coin_min: 0 }).catch(() => undefined)
  await host.call(Live.stopRoom, { stream }).catch(() => undefined)
  await browser.close()
})

const coins = async () => Number((await client.call(Balance.getBalance, {})).coin)
const look = async (id = 0) => (await client.call(PrivateShow.getPrivatePerformance, { liveuid: people.lucia.id, id })).performance
const moves = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLVideoElement>('[data-testid="private-video"]')?.currentTime ?? 0)
const stageIs = (phone: Phone, state: string) => phone.page.locator(`[data-testid="private-stage"][data-state="${state}"]`).waitFor()
/** Both are in it, and what the viewer has moves from now on. */
async function untilRunning(): Promise<void> {
  await stageIs(anchor, 'running')
  await stageIs(guest, 'running')
  const from = await moves(guest.page)
  await expect.poll(() => moves(guest.page)).not.toBe(from)
}
async function ask(): Promise<void> {
  await guest.page.getByTestId('private-sheet').getByRole('checkbox').click()
  await guest.page.getByTestId('private-ask').click()
}
async function accept(): Promise<void> {
  await anchor.page.getByTestId('private-incoming').getByRole('checkbox').click()
  await anchor.page.getByTestId('private-accept').click()
}
async function end({ page }: Phone): Promise<void> {
  await page.getByTestId('private-end').click()
  await page.getByRole('button', { name: 'End private show' }).click()
}
const receiptOf = ({ page }: Phone) => page.locator('[data-testid="private-receipt"][data-state="ended"]')

test('a request that is declined gives the deposit back', async () => {
  const before = await coins()
  await guest.page.getByTestId('open-private').click()
  await ask()
  await guest.page.getByTestId('private-waiting').waitFor()
  expect(await coins()).toBe(before - 10 * PRICE)
  await anchor.page.getByTestId('private-decline').click()
  await guest.page.getByTestId('private-declined').waitFor()
  expect(await coins()).toBe(before)
})

test('LiveKit, the API and Centrifugo are killed in a show of the two: minutes with video are paid, the rest comes back, the room waits and goes on', async () => {
  const before = await coins()
  await ask()
  await accept()
  await other.page.getByTestId('private-away').waitFor()
  await untilRunning()
  const { id } = (await look())!
  // Frames are sent to no other viewer.
  expect(await framesDecoded(other.page)).toBe(0)

  kill('livekit')
  await repair(chosen)
  await untilRunning()
  kill('api')
  kill('centrifugo')
  await repair(chosen)
  await expect.poll(async () => (await look(id))!.billed, { interval: 500 }).toBeGreaterThan(0)
  await untilRunning()
  await other.page.getByTestId('private-away').waitFor()
  expect(await framesDecoded(other.page)).toBe(0)

  await end(anchor)
  await receiptOf(guest).waitFor()
  await receiptOf(anchor).waitFor()
  const bill = (await look(id))!
  expect(bill).toMatchObject({ state: 'ended', ended_by: 'anchor' })
  expect(bill.ticks).toHaveLength(bill.billed)
  expect(Number(bill.cost)).toBe(bill.billed * PRICE)
  expect(Number(bill.cost) + Number(bill.released)).toBe(10 * PRICE)
  expect(await coins()).toBe(before - Number(bill.cost))
  await other.page.getByTestId('private-away').waitFor({ state: 'hidden' })
  await untilPlaying(other.page)
  console.log(`private show: ${bill.billed} minutes of ${bill.length} s, ${bill.cost} coins, ${bill.released} back`)
  for (const { page } of [guest, anchor]) await page.getByTestId('private-done').click()
})

test('a viewer who is opened anew is in the show they asked for, ends it, and everything comes back that had no minute', async () => {
  const before = await coins()
  await guest.page.getByTestId('open-private').click()
  await ask()
  await guest.page.getByTestId('private-waiting').waitFor()
  await guest.page.reload()
  await accept()
  await stageIs(guest, 'running')
  const { id } = (await look())!
  await end(guest)
  await receiptOf(guest).waitFor()
  const bill = (await look(id))!
  expect(bill).toMatchObject({ state: 'ended', ended_by: 'viewer' })
  expect(await coins()).toBe(before - Number(bill.cost))
  await other.page.getByTestId('private-away').waitFor({ state: 'hidden' })
  await untilPlaying(other.page)
  expect([...anchor.errors, ...guest.errors, ...other.errors]).toEqual([])
})
