import { type Client, Gifts, Live, Pk, Balance } from '@nimbo/contract'
import { type DemoPerson, endFight, giveCoins, newPerson, people, repair } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { goLive, untilPlaying } from './support/room.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const ROSE = { id: 3, coins: 9 }

let browser: Browser
let first: Phone
let second: Phone
let viewer: Phone
let fan: DemoPerson
let streams: string[] = []

const streamOf = async (phone: Phone) => (await (await clientOf(phone.page)).call(Live.checkLiveing, {})).stream
beforeAll(async () => {
  browser = await openBrowser()
  ;[first, second] = await Promise.all([
    openPhone(browser, { host: true, person: people.lucia }),
    openPhone(browser, { host: true, person: people.marina }),
  ])
  fan = await newPerson(database, 'Pia Duarte')
  await giveCoins(database, [fan.id])
  viewer = await openPhone(browser, { person: fan })
  await Promise.all([first, second].map((phone) => phone.goTo('/liveAnchor')))
  await goLive(first.page, 'Battle of an evening')
  await goLive(second.page, 'The other side')
  streams = [await streamOf(first), await streamOf(second)]
  await viewer.goTo(`/liveAudience?liveuid=${people.lucia.id}&stream=${streams[0]}`)
  await untilPlaying(viewer.page)
})
afterAll(async () => {
  for (const [n, stream] of streams.entries())
    await (await clientOf([first, second][n]!.page)).call(Live.stopRoom, { stream }).catch(() => undefined)
  await browser.close()
})

const score = async (page: Page, whose: 'own' | 'rival') =>
  Number((await page.getByTestId(`pk-${whose}-score`).textContent())?.replaceAll(',', ''))
/** As a page does: whatever becomes of an answer, the same gift is asked for again under its key. */
async function give(client: Client, giftcount: number): Promise<void> {
  const gift = { giftid: ROSE.id, giftcount, client_request_id: randomUUID() }
  const isGiven = () =>
    client.call(Gifts.sendGift, { liveuid: people.lucia.id, stream: streams[0]!, ...gift }).then(
      () => true,
      () => false,
    )
  await expect.poll(isGiven, { interval: 300 }).toBe(true)
}

const board = (page: Page, state: string) => page.locator(`[data-testid="pk-board"][data-state="${state}"]`)
async function fight(): Promise<void> {
  const open = first.page.getByTestId('pk-open')
  const length = first.page.getByTestId('choice-3')
  const invite = first.page.getByTestId(`pk-invite-${people.marina.id}`)
  const accept = second.page.getByTestId('pk-accept')
  // An invitation stands for fifteen seconds, in which a busy machine may not have drawn it: then the host invites again.
  const press = async (...buttons: Locator[]) => {
    for (const button of buttons) await button.click({ timeout: 2_000 }).catch(() => undefined)
  }
  const begins = async () => {
    if ((await board(viewer.page, 'fight').count()) > 0) return true
    if (await accept.isVisible()) await press(accept)
    else if (await invite.isVisible()) await press(length, invite)
    else if (await open.isVisible()) await press(open)
    return false
  }
  await expect.poll(begins, { interval: 100 }).toBe(true)
}
const rivalWidth = (page: Page) =>
  page
    .getByTestId('rival-video')
    .evaluate((video: HTMLVideoElement) => video.videoWidth, undefined, { timeout: 500 })
    .catch(() => 0)

test('both rooms see both pictures, and gifts are points in both while events and API are killed; the winner waives the penalty', async () => {
  await fight()
  // However long everything takes.
  await endFight(database, streams[0]!, 120)
  const client = await clientOf(viewer.page)
  await give(client, 10)
  kill('centrifugo')
  kill('api')
  await give(client, 5)
  await repair(chosen)
  for (const [page, whose] of [
    [viewer.page, 'own'],
    [first.page, 'own'],
    [second.page, 'rival'],
  ] as const)
    await expect.poll(() => score(page, whose)).toBe(15 * ROSE.coins)
  for (const { page } of [viewer, first, second]) await expect.poll(() => rivalWidth(page)).toBeGreaterThan(0)

  await endFight(database, streams[0]!, 0)
  const waive = first.page.getByTestId('pk-waive')
  await waive.waitFor()
  await waive.click().catch(() => undefined)
  for (const { page } of [viewer, first, second]) {
    await page.getByTestId('pk-board').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByTestId('rival-video').count()).toBe(0)
  }
  expect((await client.call(Pk.getBattle, { stream: streams[0]! })).pk).toBeUndefined()
})

test('media is killed in mid-battle: it ends by the rule, gifts stand, and both shows go on', async () => {
  await first.page
    .getByTestId('pk-back')
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await fight()
  const client = await clientOf(viewer.page)
  const { coin: before } = await client.call(Balance.getBalance, {})
  await give(client, 1)
  kill('livekit')
  await repair(chosen)
  await endFight(database, streams[0]!, 0)
  for (const { page } of [viewer, first, second]) await page.getByTestId('pk-board').waitFor({ state: 'detached' })
  expect(Number(before) - Number((await client.call(Balance.getBalance, {})).coin)).toBe(ROSE.coins)
  await untilPlaying(viewer.page)
})
