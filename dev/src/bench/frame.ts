import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumFlags, chromiumPath, type Profile } from '@nimbo/engines'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { people } from '../demo/people.ts'
import { demoRooms } from '../demo/rooms.ts'
import { clock, type Took } from './frame/clock.ts'
import { goOnAir } from './frame/goOnAir.ts'
import { quantile, signInto } from './room/show.ts'

const RUNS = Number(process.argv[3] ?? 30)
/** Longer than a finger rests on a list and on a room, and than a page takes to fetch what comes next. */
const REST_MS = 5000
const PATIENCE_MS = 20_000
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' }

/** From the finger that is lifted to the first picture that is seen, from a card of home in a browser that knows nothing yet and by swipe. */
export async function benchFrame(profile: Profile): Promise<void> {
  const origin = `http://localhost:${profile.ports.app}`
  const endShows = await goOnAir(
    origin,
    demoRooms.filter(({ door }) => !door),
  )
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    const cold: (Took | undefined)[] = []
    for (let run = 0; run < RUNS; run++) cold.push(await tapCold(browser, origin))
    printSteps(cold.find((took) => took !== undefined))
    print('cold', cold, 500)
    print('swipe', await swipe(browser, origin), 300)
    print('swipe without a preview', await swipe(browser, origin, saveData), 500)
  } finally {
    await browser.close()
    await endShows()
  }
}

async function openHome(context: BrowserContext, origin: string): Promise<Page> {
  await signInto(context, origin, people.rafa)
  await context.addInitScript({ content: clock })
  const page = await context.newPage()
  await page.goto(`${origin}/index`)
  await page.locator('a[href*="liveAudience"]:visible').first().waitFor()
  await wait(REST_MS)
  return page
}

const tapFirst = (page: Page) => page.locator('a[href*="liveAudience"]:visible').first().tap()

/** Undefined where no picture came. */
async function untilSeen(page: Page): Promise<Took | undefined> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) {
    const took = await page.evaluate<Took>('window.__took')
    if (took.own && took.files !== undefined) return took
  }
  return undefined
}

async function tapCold(browser: Browser, origin: string): Promise<Took | undefined> {
  const context = await browser.newContext(phone)
  try {
    const page = await openHome(context, origin)
    await tapFirst(page)
    return await untilSeen(page)
  } finally {
    await context.close()
  }
}

async function swipe(browser: Browser, origin: string, before = ''): Promise<(Took | undefined)[]> {
  const context = await browser.newContext(phone)
  await context.addInitScript({ content: before })
  const page = await openHome(context, origin)
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await tapFirst(page)
  await untilSeen(page)
  const took: (Took | undefined)[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByTestId('next-preview').waitFor({ state: 'attached' })
    await wait(REST_MS / 2)
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

const show = (ms: number) => ms.toFixed(0)

function printSteps(took: Took | undefined): void {
  if (!took) return console.log('one cold entry: no picture')
  const { asked, entered, socket, connected, drawn, preview, own, files } = took
  const steps = { asked, entered, socket, connected, drawn, ...(preview && { preview }), own }
  const line = Object.entries(steps).toSorted((a, b) => a[1] - b[1])
  console.log(
    `one cold entry, ms after the tap: ${line.map(([step, ms]) => `${step} ${show(ms)}`).join(', ')}; ${files} files fetched until then`,
  )
}

function print(name: string, all: readonly (Took | undefined)[], goal: number): void {
  const came = all.filter((took) => took !== undefined)
  const preview = came.flatMap(({ preview: ms }) => (ms ? [ms] : []))
  const part = (words: string, ms: readonly number[]) =>
    ms.length === 0 ? `${words} none` : `${words} p50 ${show(quantile(ms, 0.5))} p95 ${show(quantile(ms, 0.95))} ms`
  const seen = part(
    'a picture',
    came.map(({ seen: ms }) => ms),
  )
  const own = part(
    'its own',
    came.map(({ own: ms }) => ms),
  )
  const kept = part(`the preview kept in ${preview.length}`, preview)
  console.log(
    `${name}: ${seen} (goal ≤ ${goal}), ${kept}, ${own}; ${came.length} of ${all.length} had one; load ${loadavg()[0]!.toFixed(1)}`,
  )
}
