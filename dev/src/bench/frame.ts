import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumFlags, chromiumPath, type Profile } from '@nimbo/engines'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { broadcast } from '../demo/broadcast.ts'
import { people } from '../demo/people.ts'
import { demoRooms } from '../demo/rooms.ts'
import { quantile, signInto, untilLive } from './room/show.ts'

const RUNS = Number(process.argv[3] ?? 30)
const PICTURES_A_SECOND = 12
/** Longer than a finger rests on a list and on a room. */
const LOOK_MS = 1500
const goals = { cold: 600, swipe: 300, 'swipe, own picture': 300, 'swipe without a look': 300 }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' }

/** From the finger that is lifted to the first picture that is seen, through home in a browser that knows nothing yet and by swipe. */
export async function benchFrame(profile: Profile): Promise<void> {
  const origin = `http://localhost:${profile.ports.app}`
  const stop = new AbortController()
  const rooms = demoRooms.filter(({ door }) => !door)
  const shows = rooms.map((room) => broadcast(origin, room, PICTURES_A_SECOND, stop.signal))
  for (const { host } of rooms) await untilLive(origin, host)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    const cold: number[] = []
    for (let run = 0; run < RUNS; run++) cold.push(await tapCold(browser, origin))
    print('cold', cold)
    const swiped = await swipe(browser, origin)
    print(
      'swipe',
      swiped.map(({ seen }) => seen),
    )
    print(
      'swipe, own picture',
      swiped.map(({ own }) => own),
    )
    const spared = await swipe(browser, origin, saveData)
    print(
      'swipe without a look',
      spared.map(({ seen }) => seen),
    )
  } finally {
    await browser.close()
    stop.abort()
    await Promise.allSettled(shows)
  }
}

async function openHome(context: BrowserContext, origin: string): Promise<Page> {
  await signInto(context, origin, people.rafa)
  await context.addInitScript({ content: timeFrames })
  const page = await context.newPage()
  await page.goto(`${origin}/index`)
  await page.locator('a[href*="liveAudience"]:visible').first().waitFor()
  await wait(LOOK_MS)
  return page
}

const tapFirst = (page: Page) => page.locator('a[href*="liveAudience"]:visible').first().tap()
interface Took {
  /** Any picture of the room, a look from outside included. */
  seen: number
  /** The picture of the room itself. */
  own: number
}
async function untilSeen(page: Page): Promise<Took> {
  for (let tries = 0; tries < 400; tries++) {
    const took = await page.evaluate<Took>('window.__took')
    if (took.own) return took
    await wait(50)
  }
  throw new Error('no picture after 20 s')
}

async function tapCold(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await openHome(context, origin)
    await tapFirst(page)
    return (await untilSeen(page)).seen
  } finally {
    await context.close()
  }
}

async function swipe(browser: Browser, origin: string, before = ''): Promise<Took[]> {
  const context = await browser.newContext(phone)
  await context.addInitScript({ content: before })
  const page = await openHome(context, origin)
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await tapFirst(page)
  await untilSeen(page)
  const took: Took[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByTestId('next-preview').waitFor({ state: 'attached' })
    await wait(LOOK_MS)
    await touch('touchStart', 400)
    // A quick finger: some 120 ms on the glass.
    for (const y of [370, 310, 250, 190, 130, 80]) await touch('touchMove', y).then(() => wait(20))
    await touch('touchEnd')
    took.push(await untilSeen(page))
  }
  await context.close()
  return took
}

/** Runs in the page, before it: whoever saves data is shown no room ahead. */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`

/** Runs in the page, before it. A picture counts once the address is that of its room: what moves with the finger does not. */
const timeFrames = `
window.__took = { seen: 0, own: 0 }
addEventListener('pointerup', ({ timeStamp }) => {
  const from = location.search
  const took = (window.__took = { seen: 0, own: 0 })
  const isSeen = (name) => {
    const video = document.querySelector('.room-picture [data-testid="' + name + '"][data-shown="true"], .room-screen > [data-testid="' + name + '"][data-shown="true"]')
    return location.search !== from && video && video.readyState > 1 && video.videoWidth > 0
  }
  const look = () => {
    const now = performance.now() - timeStamp
    if (isSeen('room-video')) took.own = now
    if (!took.seen && (took.own || isSeen('look'))) took.seen = now
    if (!took.own) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}, true)`

function print(name: keyof typeof goals, took: readonly number[]): void {
  const show = (ms: number) => ms.toFixed(0)
  console.log(
    `${name}: p50 ${show(quantile(took, 0.5))} ms, p95 ${show(quantile(took, 0.95))} ms of ${took.length}, ${show(Math.min(...took))} to ${show(Math.max(...took))} (goal ≤ ${goals[name]}); load of the machine ${loadavg()[0]!.toFixed(1)}`,
  )
}
