import { createClient, Home } from '@nimbo/contract'
import type { DemoPerson } from '@nimbo/dev'
import type { Page } from 'playwright-core'
import { origin } from './browser.ts'
import { WAIT_TIMEOUT_MS } from './waitTimeout.ts'

declare global {
  interface Window {
    __nimboStats?: () => Promise<{ framesDecoded: number }>
  }
}

interface RoomAddress {
  liveuid: number
  stream: string
}
/** The room of somebody who is on air. Bia and Kaique always are, for whoever only has to watch. */
export async function roomOf({ id }: DemoPerson): Promise<RoomAddress> {
  const { list } = await createClient({ origin, language: () => 'en', credentials: () => undefined }).call(Home.getHot, {})
  const { uid, stream } = list.find((room) => room.uid === id)!
  return { liveuid: uid, stream }
}
export const pathOf = ({ liveuid, stream }: RoomAddress) => `/liveAudience?liveuid=${liveuid}&stream=${stream}`
export const pathOfRoom = async (host: DemoPerson) => pathOf(await roomOf(host))

export const framesDecoded = (page: Page) => page.evaluate(async () => (await window.__nimboStats?.())?.framesDecoded ?? 0)

export const videoWidth = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLVideoElement>('[data-testid="room-video"]')?.videoWidth ?? 0)

/** Resolves once the picture moves: frames arrive and the element has a size. */
export async function untilPlaying(page: Page): Promise<void> {
  const end = Date.now() + WAIT_TIMEOUT_MS
  while (Date.now() < end) {
    if ((await framesDecoded(page)) > 5 && (await videoWidth(page)) > 0) return
    await page.waitForTimeout(100)
  }
  throw new Error(`no moving picture after ${WAIT_TIMEOUT_MS} ms`)
}

/** Types a line and sends it; answers the moment the button was pressed. */
export async function say(page: Page, text: string): Promise<number> {
  await page.getByTestId('chat-input').fill(text)
  const pressed = performance.now()
  await page.getByTestId('chat-send').click()
  return pressed
}

/** Chat at its end has only the lines that can be seen; scrolled away from it, all of them. */
const HELD_MS = 200

/** Texts of the committed lines as the list shows them, in order. */
export async function lines(page: Page, containing: string): Promise<string[]> {
  const list = page.getByTestId('chat-list')
  // The end of the chat is 0, and older lines are above it.
  await list.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
  await page.waitForTimeout(HELD_MS)
  const texts = await page.locator('[data-testid="chat-line"]').allTextContents()
  await list.evaluate((element) => element.scrollTo({ top: 0 }))
  return texts.map((t) => new RegExp(`${containing}\\d+`).exec(t)?.[0]).filter((t) => t !== undefined)
}

export async function untilLine(page: Page, text: string): Promise<void> {
  await page.getByTestId('chat-list').getByText(text, { exact: false }).first().waitFor()
}

/** Fills in the set-up panel and goes live. */
export async function goLive(page: Page, title: string): Promise<void> {
  await setUp(page, title)
  await page.getByTestId('start-live').click()
  await page.locator('[data-testid="elapsed"][data-on-air="true"]').waitFor()
}

export async function setUp(page: Page, title: string): Promise<void> {
  await page.getByTestId('live-title').fill(title)
  await page.getByTestId('class-picker').click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
