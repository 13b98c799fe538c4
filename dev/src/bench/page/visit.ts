import type { PerformanceEntry } from 'node:perf_hooks'
import type { Browser, CDPSession, Page } from 'playwright-core'

/** A mid-range phone on a slow mobile network. */
const CPU_SLOWDOWN = 4
const BYTES_PER_SECOND = 1_600_000 / 8
const LATENCY_MS = 150
/** Nothing of a page's start is later than this. */
const SETTLE_MS = 7000
const LONG_TASK_MS = 50

export interface Figures {
  lcp: number
  tbt: number
  inp: number
  cls: number
  kilobytes: number
}
export interface Visit {
  path: string
  storage: Record<string, string>
  /** Taps of the person afterwards; each is one interaction. */
  taps: readonly ((page: Page) => Promise<void>)[]
}

interface Seen {
  lcp: number
  cls: number
  fcp: number
  tasks: { start: number; duration: number }[]
  interactions: Record<number, number>
}
/** The page's own window, as far as this looks into it. */
interface PageWindow {
  seen: Seen
  localStorage: { setItem(key: string, value: string): void }
  PerformanceObserver: new (note: (list: { getEntries(): Entry[] }) => void) => { observe(options: object): void }
}
type Entry = PerformanceEntry & { value?: number; interactionId?: number; hadRecentInput?: boolean }

/** One first visit with empty caches: how soon it is there, how long it is busy, how soon it answers a finger. */
export async function visit(browser: Browser, origin: string, { path, storage, taps }: Visit): Promise<Figures> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US' }
  const context = await browser.newContext({ ...phone, colorScheme: 'dark' })
  try {
    await context.addInitScript(fill, storage)
    await context.addInitScript(watch)
    const page = await context.newPage()
    const bytes = await throttle(await context.newCDPSession(page))
    await page.goto(origin + path)
    await page.waitForTimeout(SETTLE_MS)
    const kilobytes = bytes() / 1000
    const { lcp, fcp, cls, tasks } = await page.evaluate(() => (globalThis as unknown as PageWindow).seen)
    for (const tap of taps) await tap(page).then(() => page.waitForTimeout(1000))
    const durations = await page.evaluate(() => Object.values((globalThis as unknown as PageWindow).seen.interactions))
    const blocked = tasks.filter(({ start, duration }) => start + duration > fcp).map(({ duration }) => duration - LONG_TASK_MS)
    return { lcp, cls, tbt: blocked.reduce((sum, ms) => sum + ms, 0), inp: Math.max(0, ...durations), kilobytes }
  } finally {
    await context.close()
  }
}

/** Slows the phone down and counts what comes over its network. */
async function throttle(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  const speed = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND / 2 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...speed })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return () => bytes
}

/** These two run in the page, before it. */
function fill(values: Record<string, string>): void {
  const { localStorage } = globalThis as unknown as PageWindow
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, fcp: 0, tasks: [], interactions: {} }
  Object.assign(globalThis, { seen })
  const { PerformanceObserver: Observer } = globalThis as unknown as PageWindow
  const on = (type: string, note: (entry: Entry) => void) => {
    new Observer((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, durationThreshold: 16 })
  }
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration })
  })
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  on('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration)
  })
}
