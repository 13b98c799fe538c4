import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type Client, Gifts, Live, Balance, Receipts } from '@nimbo/contract'
import { type DemoPerson, giftDebits, giveCoins, giveItems, newPerson, people, repair } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { consoleOrigin, openDesk } from './support/operator.ts'
import { buy, tell } from './support/payments.ts'
import { goLive, untilPlaying } from './support/room.ts'

/** As the catalogue has them. */
const gifts = {
  coffee: { id: 2, coins: 5 },
  rose: { id: 3, coins: 9 },
  star: { id: 12, coins: 99 },
  car: { id: 25, coins: 2888 },
}
const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!

let browser: Browser
let anchor: Phone
let giver: Phone
let nadia: DemoPerson
let watcher: Phone
let client: Client
let stream = ''

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.lucia })
  nadia = await newPerson(database, 'Nadia Reis')
  await giveCoins(database, [nadia.id])
  await giveItems(database, nadia, gifts.star.id, 2)
  giver = await openPhone(browser, { person: nadia })
  watcher = await openPhone(browser, { person: people.yuki })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, 'Gifts of an evening')
  stream = (await (await clientOf(anchor.page)).call(Live.checkLiveing, {})).stream
  await Promise.all(
    [giver, watcher].map(async (phone) => {
      await phone.goTo(`/liveAudience?liveuid=${people.lucia.id}&stream=${stream}`)
      await untilPlaying(phone.page)
    }),
  )
  client = await clientOf(giver.page)
})
afterAll(async () => {
  await (await clientOf(anchor.page)).call(Live.stopRoom, { stream }).catch(() => undefined)
  await browser.close()
})

const coins = async (of: Client = client) => Number((await of.call(Balance.getBalance, {})).coin)
const lane = (page: Page) => page.getByTestId('gift-lane')
const lastLine = (page: Page) => page.getByTestId('gift-line').last().textContent()

async function choose(page: Page, tab: 'Gifts' | 'Backpack', id: number): Promise<void> {
  if ((await page.getByTestId('gift-board').count()) === 0) await page.getByTestId('open-gifts').click()
  await page.getByRole('tab', { name: tab }).click()
  await page.getByTestId(`gift-${id}`).click()
}

test('taps of one run are one combo, while the API and the engine of events are killed: nothing is lost, nothing is charged twice', async () => {
  const taps = 30
  const before = await coins()
  await choose(giver.page, 'Gifts', gifts.rose.id)
  await giver.page.getByTestId('gift-send').click()
  await giver.page.getByTestId('combo').waitFor()
  await lane(anchor.page).waitFor()
  let repaired: Promise<unknown> | undefined
  for (let tap = 2; tap <= taps; tap++) {
    // The orb is Send again when no tap came for three seconds.
    await giver.page.locator('[data-testid="combo"], [data-testid="gift-send"]').first().dispatchEvent('click')
    if (tap === 10) kill('api')
    if (tap === 20) kill('centrifugo')
    if (tap === 25) repaired = repair(chosen)
  }
  await repaired
  await expect.poll(() => coins()).toBe(before - taps * gifts.rose.coins)
  const shown = async (page: Page) => {
    const texts = await page.getByTestId('gift-line').allTextContents()
    return texts.map((text) => Number(/×\s*([\d,]+)/.exec(text)?.[1]?.replace(',', '') ?? 1))
  }
  // A run that a killed server held up for more than three seconds is two of them; together they are all of it.
  const sum = async (page: Page) => (await shown(page)).reduce((total, count) => total + count, 0)
  await expect.poll(() => sum(watcher.page)).toBe(taps)
  await expect.poll(() => sum(giver.page)).toBe(taps)
  expect(await lastLine(watcher.page)).toContain(nadia.name)
  expect(await coins()).toBe(before - taps * gifts.rose.coins)
})

test('a hundred taps in five seconds, of which every tenth answer is lost, are a hundred debits and one combo of a hundred', async () => {
  const { page } = giver
  const taps = 100
  const before = await giftDebits(database, nadia, stream)
  const lines = await watcher.page.getByTestId('gift-line').count()
  await choose(page, 'Gifts', gifts.coffee.id)
  const seen = lane(watcher.page)
    .filter({ hasText: `×${taps}` })
    .waitFor()
  // Its failure is told below, not on the way.
  seen.catch(() => undefined)
  await page.evaluate(loseEveryTenth)
  await page.evaluate(tapFor, { taps, ms: 5000 })
  await expect.poll(() => page.getByTestId('combo-count').textContent()).toContain(`×${taps}`)
  await seen
  // Gifts are not sent again once every tap has its answer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gifts'))).toBeNull()
  const after = await giftDebits(database, nadia, stream)
  expect(after).toEqual({ debits: before.debits + taps, coins: before.coins + taps * gifts.coffee.coins })
  expect(await page.evaluate(() => window.__lost)).toBeGreaterThanOrEqual(taps / 10)
  await expect.poll(() => lastLine(watcher.page)).toContain(`×${taps}`)
  expect(await watcher.page.getByTestId('gift-line').count()).toBe(lines + 1)
})

declare global {
  interface Window {
    __lost?: number
  }
}
/** Runs in the page: the server has done its work, and its answer does not arrive. */
function loseEveryTenth(): void {
  const { fetch: send } = window
  let answers = 0
  window.__lost = 0
  window.fetch = async (input, init) => {
    const response = await send(input, init)
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('Live.sendGift') || ++answers % 10 !== 0) return response
    window.__lost! += 1
    throw new TypeError('Failed to fetch')
  }
}

/** Runs in the page: a finger at an even pace. */
async function tapFor({ taps, ms }: { taps: number; ms: number }): Promise<void> {
  let clicks = 0
  const started = performance.now()
  while (clicks < taps) {
    const button = document.querySelector<HTMLButtonElement>('[data-testid="combo"], [data-testid="gift-send"]')
    if (button && button.ariaDisabled !== 'true') {
      button.click()
      clicks += 1
    }
    await new Promise((done) => setTimeout(done, Math.max(0, started + (clicks * ms) / taps - performance.now())))
  }
}

test('a gift out of the backpack costs no coins', async () => {
  const before = await coins()
  const held = async () => (await client.call(Gifts.getGiftList, {})).proplist.find(({ id }) => id === gifts.star.id)
  const { giftname = '' } = (await held()) ?? {}
  await choose(giver.page, 'Backpack', gifts.star.id)
  // The lane of the last run may still be there.
  const shown = lane(watcher.page).filter({ hasText: giftname }).waitFor()
  await giver.page.getByTestId('gift-send').click()
  await shown
  await expect.poll(async () => (await held())?.nums).toBe(1)
  expect(await coins()).toBe(before)
  await giver.page.keyboard.press('Escape')
  await giver.page.getByTestId('gift-board').waitFor({ state: 'hidden' })
})

test('guard is bought, and replaced by a higher tier after asking, which costs all of its price', async () => {
  const { page } = giver
  const guardBy = async (tier: number) => {
    await page.getByTestId('open-guard').click()
    await page.getByTestId(`tier-${tier}`).click()
    await page.getByTestId('guard-buy').click()
  }
  const guard = async () => (await client.call(Live.enterRoom, { liveuid: people.lucia.id, stream })).guard
  const before = await coins()
  await guardBy(1)
  await watcher.page.getByTestId('guard-line').first().waitFor()
  await expect.poll(async () => (await guard()).type).toBe(1)
  await page.getByTestId('guard-sheet').waitFor({ state: 'hidden' })
  await guardBy(3)
  await page.getByTestId('guard-replace').click()
  await expect.poll(async () => (await guard()).type).toBe(2)
  expect(await coins()).toBe(before - 300 - 12_000)
  await page.getByTestId('guard-sheet').waitFor({ state: 'hidden' })
})

test('who has too few coins recharges from the room, and the chosen gift goes out with one tap', async () => {
  const poor = await openPhone(browser, { person: await newPerson(database, 'Paulo Lima') })
  const { page } = poor
  await poor.goTo(`/liveAudience?liveuid=${people.lucia.id}&stream=${stream}`)
  await choose(page, 'Gifts', gifts.star.id)
  await page.getByTestId('gift-short').click()
  await buy(page, 2, 'pix')
  await page.waitForURL('**/cashdesk?id=*')
  await tell('pix', { do: 'pay', code: await page.getByTestId('desk-code').textContent() })
  await page.getByRole('heading', { name: 'coins added' }).waitFor()
  await page.getByText('Back to live').click()
  await page.getByTestId('gift-send').click()
  await expect.poll(async () => lastLine(watcher.page)).toContain('Paulo Lima')
  await poor.context.close()
})

test('a film that an operator uploads is converted and plays over the picture, clear where it was clear', async () => {
  const desk = await openDesk(browser)
  await desk.goto(`${consoleOrigin}/gifts?id=${gifts.car.id}`)
  await desk.getByLabel('New effect').setInputFiles({ name: 'half.webm', mimeType: 'video/webm', buffer: halfRedFilm() })
  await expect.poll(() => desk.getByLabel('Effect', { exact: true }).inputValue()).toMatch(/^\/media\/gift\/[\w-]+\.mp4$/)
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Saved. The app shows it within seconds.').waitFor()
  const effectType = async () => (await client.call(Gifts.getGiftList, {})).giftlist.find(({ id }) => id === gifts.car.id)?.swftype
  await expect.poll(effectType).toBe(3)
  await watcher.page.emulateMedia({ reducedMotion: 'no-preference' })
  await watcher.page.evaluate(steadyFrames)
  const { id: giftid, coins: needcoin } = gifts.car
  await client.call(Gifts.sendGift, { liveuid: people.lucia.id, stream, giftid, needcoin, client_request_id: randomUUID() })
  await watcher.page.locator('.gift-effect-box[data-kind="3"] canvas').waitFor()
  const [left, right] = await watcher.page.evaluate(colours)
  expect(left!.map((value) => Math.round(value / 64))).toEqual([4, 0, 0, 4])
  expect(right![3]).toBeLessThan(32)
  await watcher.page.locator('.gift-effect').waitFor({ state: 'detached' })
  await watcher.page.emulateMedia({ reducedMotion: 'reduce' })
  await desk.getByLabel('Effect', { exact: true }).selectOption('None')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect.poll(effectType).toBe(0)
  await desk.context().close()
})

/** WebM with an alpha channel, as studios deliver it: red, and clear in its right half. */
function halfRedFilm(): Buffer {
  const source = `color=red:s=180x320:d=3:r=10,format=rgba,geq=r=255:g=0:b=0:a='if(lt(X,90),255,0)'`
  const encoder = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-b:v', '200k', '-cpu-used', '8']
  return execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', source, ...encoder, '-f', 'webm', '-'])
}

/** Runs in the page: on a busy machine the film would give way to its picture. */
function steadyFrames(): void {
  const { requestAnimationFrame: next } = window
  let [seen, at] = [0, performance.now()]
  window.requestAnimationFrame = (act) =>
    next((time) => {
      if (time !== seen) [seen, at] = [time, at + 16]
      act(at)
    })
}

/** Runs in the page: what stands in the middle of both halves of the film, in a frame that was just drawn. */
function colours(): Promise<number[][]> {
  const canvas = document.querySelector<HTMLCanvasElement>('.gift-effect-box canvas')!
  const gl = canvas.getContext('webgl')!
  const at = (share: number) => {
    const pixel = new Uint8Array(4)
    gl.readPixels(canvas.width * share, canvas.height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    return [...pixel]
  }
  return new Promise((done) => requestAnimationFrame(() => done([at(0.25), at(0.75)])))
}

test('the receipt of a show is what the ledger took', async () => {
  const receipt = await client.call(Receipts.getReceipt, { stream })
  expect(Number(receipt.gifts_coin) + Number(receipt.guard_coin)).toBe(Number(receipt.total))
  expect(100_000 - (await coins())).toBe(Number(receipt.total))
})
