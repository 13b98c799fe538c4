import { Linkmic, Live } from '@nimbo/contract'
import { extendDeadlines, people, repair } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { goLive, untilPlaying } from './support/room.ts'

const stopExtending = extendDeadlines(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!)
let browser: Browser
let anchor: Phone
let guest: Phone
let watcher: Phone
let room: { liveuid: number; stream: string }

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.lucia })
  guest = await openPhone(browser, { person: people.rafa })
  watcher = await openPhone(browser, { person: people.omar })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'A guest on the mic')
  room = { liveuid: people.lucia.id, stream: (await (await clientOf(anchor.page)).call(Live.checkLiveing, {})).stream }
  await Promise.all(
    [guest, watcher].map(async (phone) => {
      await phone.goTo(`/liveAudience?liveuid=${room.liveuid}&stream=${room.stream}`)
      await untilPlaying(phone.page)
    }),
  )
})
afterAll(async () => {
  await stopExtending()
  await (await clientOf(anchor.page)).call(Live.stopRoom, { stream: room.stream }).catch(() => undefined)
  await browser.close()
})

/** Until the guest's picture goes on from one look to the next. A new connection begins at nought. */
async function untilGuestMoves(page: Page): Promise<void> {
  let before = Infinity
  const moves = async () => {
    const now = await page.evaluate(() => document.querySelector<HTMLVideoElement>('[data-testid="guest-video"]')?.currentTime ?? 0)
    const isLater = now > before
    before = now
    return isLater
  }
  await expect.poll(moves).toBe(true)
}
const linksNow = async () => (await (await clientOf(watcher.page)).call(Linkmic.getMicList, room)).list

test('a viewer asks, the host accepts, and everybody sees the guest after the countdown', async () => {
  await guest.page.getByTestId('mic-ask').click()
  await guest.page.getByTestId('mic-preview').waitFor()
  await guest.page.locator('[data-testid="mic-go"]:enabled').click()
  await anchor.page.getByTestId('mic-accept').click()
  await guest.page.getByTestId('mic-count').waitFor()
  await guest.page.getByTestId('on-air').waitFor()
  await untilGuestMoves(watcher.page)
  await untilGuestMoves(anchor.page)
  expect(await guest.page.getByTestId('guest-preview').evaluate((v: HTMLVideoElement) => v.muted)).toBe(true)
  await expect.poll(linksNow).toMatchObject([{ id: people.rafa.id, state: 'on' }])
})

test('pictures, messages and the API are killed at once: the guest comes back by themselves', async () => {
  for (const engine of ['livekit', 'centrifugo', 'api'] as const) kill(engine)
  await repair(chosen)
  await untilPlaying(watcher.page)
  await guest.page.getByTestId('on-air').waitFor()
  await untilGuestMoves(watcher.page)
  await expect.poll(linksNow).toMatchObject([{ id: people.rafa.id, state: 'on' }])
})

test('the host takes the guest off: the picture is gone and the guest is a viewer again', async () => {
  await anchor.page.getByTestId('mic-cut').click()
  await guest.page.getByTestId('on-air').waitFor({ state: 'detached' })
  await watcher.page.getByTestId('guest-video').waitFor({ state: 'detached' })
  await guest.page.getByTestId('mic-ask').waitFor()
  await untilPlaying(guest.page)
  await expect.poll(linksNow).toEqual([])
  for (const phone of [anchor, guest, watcher]) expect(phone.errors).toEqual([])
})
