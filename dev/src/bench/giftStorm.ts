import { ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Gifts, type Language, Live } from '@nimbo/contract'
import { checkout, chromiumFlags, chromiumPath, environment, type Profile } from '@nimbo/engines'
import { type Browser, chromium, type Page } from 'playwright-core'
import { broadcast } from '../demo/broadcast.ts'
import { people } from '../demo/people.ts'
import { giveCoins } from '../fixtures/wallet.ts'
import { type CrowdPerson, enterAll, openCrowd, type Room } from './crowd.ts'
import { retried, roomPath, signInto, untilLive } from './room/show.ts'

const GIVERS = 200
const PICTURES_A_SECOND = 5
const LINES_A_SECOND = 4
/** Taps of those who give something small. */
const TAPS = 4
const lines = ['That chorus again, please', 'Boa noite de Recife', 'يا سلام على هذا الصوت', '这首歌太好听了', 'Who wrote this one?']

/** Nothing waits longer than thirty seconds, and what plays then ends within its time and the watchdog's three seconds. */
const EMPTY_AFTER_MS = 45_000

/** On two cores that carry all of it, lines come late themselves. */
const WORDLESS_MS = 3000

/** View of a viewer, sampled ten times a second. */
interface Seen {
  samples: number
  lanes: number
  effects: number
  /** Samples with somebody's words to read, and the longest time without any. */
  withWords: number
  wordless: number
  /** Samples in which a lane covered the chat. */
  covered: number
}

/** `pnpm bench giftStorm`: 200 people give at once in one room, most of them small runs, some a film or a drawing, while others talk. */
export async function benchGiftStorm(profile: Profile): Promise<void> {
  const origin = `http://localhost:${profile.ports.app}`
  const database = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const stop = new AbortController()
  const show = broadcast(
    origin,
    { host: people.bia, cover: 'stage', title: 'Two hundred at once', liveclassid: 1 },
    PICTURES_A_SECOND,
    stop.signal,
  )
  const room = await untilLive(origin, people.bia)
  const crowd = await openCrowd(database, origin, GIVERS)
  await giveCoins(
    database,
    crowd.map(({ uid }) => uid),
  )
  await retried(() => enterAll(crowd.slice(0, 1), room))
  await enterAll(crowd.slice(1), room)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  const failures: string[] = []
  try {
    const talking = talk(crowd, room, stop.signal)
    const viewers = { en: await openViewer(browser, origin, room, 'en'), ar: await openViewer(browser, origin, room, 'ar') }
    await wait(3000)
    const started = performance.now()
    const storm = Promise.all(crowd.map((giver, n) => give(giver, n, room)))
    await viewers.en.getByTestId('gift-effect').waitFor({ timeout: 30_000 })
    await wait(2500)
    for (const [language, page] of Object.entries(viewers)) await picture(page, `giftStorm.${language}`)
    const given = (await storm).reduce((sum, gifts) => sum + gifts, 0)
    const over = performance.now()
    console.log(`${given} gifts of ${GIVERS} people in ${((over - started) / 1000).toFixed(1)} s`)
    await wait(5000)
    for (const [language, page] of Object.entries(viewers)) await picture(page, `giftStorm-later.${language}`)
    for (const [language, page] of Object.entries(viewers)) {
      const isEmpty = await untilEmpty(page, over + EMPTY_AFTER_MS)
      const seconds = ((performance.now() - over) / 1000).toFixed(1)
      const seen = await page.evaluate<Seen>('__storm')
      console.log(
        `${language}: lanes and effects ${isEmpty ? 'empty' : 'NOT empty'} ${seconds} s after the last gift (goal ≤ ${EMPTY_AFTER_MS / 1000}); ` +
          `at most ${seen.lanes} lanes and ${seen.effects} effect at once; words to read in ${seen.withWords} of ${seen.samples} looks, ` +
          `never without for more than ${(seen.wordless / 10).toFixed(1)} s; a lane over the chat in ${seen.covered}`,
      )
      if (!isEmpty) failures.push(`${language}: not empty`)
      if (seen.lanes !== 2) failures.push(`${language}: ${seen.lanes} lanes`)
      if (seen.effects !== 1) failures.push(`${language}: ${seen.effects} effects`)
      if (seen.wordless > WORDLESS_MS / 100) failures.push(`${language}: too long without words`)
      if (seen.covered > 0) failures.push(`${language}: a lane covers the chat`)
    }
    stop.abort()
    await talking
  } finally {
    stop.abort()
    await browser.close()
    await show.catch(() => undefined)
  }
  ok(failures.length === 0, failures.join(', '))
}

async function untilEmpty(page: Page, end: number): Promise<boolean> {
  while (performance.now() < end) {
    if (await page.evaluate<boolean>('__empty()')) return true
    await wait(100)
  }
  return false
}

/** Rose, goal, cake, rocket, castle: most give what is small, one in twenty what is largest. Answers how many were taken. */
async function give(giver: CrowdPerson, n: number, room: Room): Promise<number> {
  const send = (giftid: number, more: object = {}) =>
    giver.call(Gifts.sendGift, { ...room, giftid, client_request_id: randomUUID(), ...more }).then(() => 1)
  if (n % 20 === 0) return send(n % 40 === 0 ? 24 : 27)
  if (n % 20 === 1) return send(4, { giftcount: ring.length, paintedPath: JSON.stringify(ring), paintedWidth: 360, paintedHeight: 640 })
  if (n % 10 === 2) return send(n % 20 === 2 ? 13 : 19)
  let taken = 0
  for (let tap = 0; tap < TAPS; tap++) taken += await send(n % 2 === 0 ? 3 : 12)
  return taken
}
const ring = Array.from({ length: 20 }, (_, n) => ({
  x: Math.round(180 + 100 * Math.cos((n * Math.PI) / 10)),
  y: Math.round(300 + 100 * Math.sin((n * Math.PI) / 10)),
}))

async function talk(crowd: readonly CrowdPerson[], room: Room, stop: AbortSignal): Promise<void> {
  for (let n = 0; !stop.aborted; n++) {
    const line = { ...room, content: `${lines[n % lines.length]}`, client_request_id: randomUUID() }
    await crowd[(n * 7) % crowd.length]!.call(Live.sendMsg, line).catch(() => undefined)
    await wait(1000 / LINES_A_SECOND, undefined, { signal: stop }).catch(() => undefined)
  }
}

async function openViewer(browser: Browser, origin: string, room: Room, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await signInto(context, origin, language === 'ar' ? people.omar : people.rafa, language)
  const page = await context.newPage()
  await page.goto(origin + roomPath(room))
  await page.locator('[data-testid="room-video"][data-shown="true"]').waitFor({ timeout: 30_000 })
  await page.getByTestId('open-gifts').waitFor()
  await page
    .getByTestId('chat-line')
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined)
  await page.evaluate(watch)
  return page
}

/** Runs in the page. */
const watch = `{
  const all = (query) => [...document.querySelectorAll(query)]
  const box = (element) => element.getBoundingClientRect()
  const meet = (a, b) => a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right - 1 && b.left < a.right - 1
  const seen = (window.__storm = { samples: 0, lanes: 0, effects: 0, withWords: 0, wordless: 0, covered: 0 })
  let without = 0
  window.__empty = () => all('[data-testid="gift-lane"], .gift-effect').length === 0
  setInterval(() => {
    const lanes = all('[data-testid="gift-lane"]')
    const list = document.querySelector('[data-testid="chat-list"]')
    if (!list) return
    const words = all('[data-testid="chat-line"]').filter((line) => box(line).top >= box(list).top - 1 && box(line).bottom <= box(list).bottom + 1)
    seen.samples += 1
    seen.lanes = Math.max(seen.lanes, lanes.length)
    seen.effects = Math.max(seen.effects, all('.gift-effect').length)
    if (words.length > 0) { seen.withWords += 1; without = 0 } else without += 1
    seen.wordless = Math.max(seen.wordless, without)
    if (lanes.some((lane) => meet(box(lane), box(list)))) seen.covered += 1
  }, 100)
}`

async function picture(page: Page, name: string): Promise<void> {
  const folder = join(checkout, 'pictures')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.390x844.png`)
  await page.screenshot({ path })
  console.log(path)
}
