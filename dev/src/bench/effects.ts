import { ok } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EventOf } from '@nimbo/contract'
import { chromiumFlags, chromiumPath, environment, type Profile } from '@nimbo/engines'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { broadcast } from '../demo/broadcast.ts'
import { people } from '../demo/people.ts'
import type { Room } from './crowd.ts'
import { quantile, roomPath, signInto, untilLive } from './room/show.ts'

const SLOWDOWN = 4
const PICTURES_A_SECOND = 5
const ROUNDS = 2
/** The room without an effect, before each of them. */
const CALM_MS = 2500
const goals = { share: 0.9, fps: 40, heapMb: 20 }
/** Played for the memory, each so many times faster: their files and what draws them are the same. */
const MANY = 300
const FASTER = 10
const only = process.argv[3]

type Given = Pick<EventOf<'giftSent'>, 'swf' | 'swftype' | 'swftime' | 'type' | 'gifticon' | 'totalcoin'> & {
  paintedPath?: { x: number; y: number }[]
}
const scene = (swf: string, icon: string): Given => ({
  swf,
  swftype: 1,
  swftime: 6,
  type: 1,
  gifticon: `/gifts/${icon}.svg`,
  totalcoin: '6000',
})
const lottie = (swf: string, icon: string): Given => ({
  swf: `/effects/${swf}.json`,
  swftype: 2,
  swftime: 4,
  type: 0,
  gifticon: `/gifts/${icon}.svg`,
  totalcoin: '500',
})
const FILM = '/media/gift/bench.mp4'
const stamps = Array.from({ length: 60 }, (_, n) => ({ x: 30 + n * 5, y: Math.round(300 + 90 * Math.sin(n / 6)) }))
const effects = {
  rocket: scene('rocket-launch', 'rocket'),
  castle: scene('castle-in-clouds', 'castle'),
  yacht: scene('yacht-island', 'yacht'),
  phoenix: scene('phoenix-rising', 'phoenix'),
  crown: lottie('coronation', 'crown'),
  cake: lottie('wish', 'cake'),
  film: { swf: FILM, swftype: 3, swftime: 4, type: 1, gifticon: '/gifts/lion.svg', totalcoin: '3888' },
  doodle: { swf: '', swftype: 0, swftime: 0, type: 3, gifticon: '/gifts/paint-brush.svg', totalcoin: '600', paintedPath: stamps },
} satisfies Record<string, Given>

/** `pnpm bench effects [frames | memory]`: what gifts over the picture cost a slow phone, against the same room without them. */
export async function benchEffects(profile: Profile): Promise<void> {
  const env = environment(profile)
  const origin = `http://localhost:${profile.ports.app}`
  const stop = new AbortController()
  const host = { host: people.bia, cover: 'stage', title: 'Bench of effects', liveclassid: 1 }
  const showing = broadcast(origin, host, PICTURES_A_SECOND, stop.signal)
  const room = await untilLive(origin, people.bia)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true })
  try {
    const give = giverTo(env, room)
    const failures: string[] = []
    if (only !== 'memory') failures.push(...(await measureFrames(browser, origin, room, give)))
    if (only !== 'frames') failures.push(...(await measureMemory(browser, origin, room, give)))
    ok(failures.length === 0, failures.join('; '))
  } finally {
    stop.abort()
    await browser.close()
    await showing.catch(() => undefined)
  }
}

type Give = (gift: Given) => Promise<void>
/** Straight to the engine: what a page can draw is measured, not what a gift costs the server. */
function giverTo(env: Record<string, string>, { stream }: Room): Give {
  let from = 900_000
  return async (gift) => {
    const id = randomUUID()
    const words = { ct: '礼物', ct_en: 'A gift', ct_fr: 'Un cadeau', ct_ar: 'هدية', ct_es: 'Un regalo', ct_pt: 'Um presente' }
    const uid = (from += 1)
    const event: EventOf<'giftSent'> = {
      _method_: 'SendGift',
      action: 0,
      msgtype: 1,
      id,
      combo: id,
      combocount: 1,
      uid,
      uname: `Viewer ${uid}`,
      uhead: '/avatars/rafa.svg',
      level: 12,
      usertype: 30,
      guard_type: 0,
      ...words,
      giftid: 1,
      giftcount: 1,
      touids: [people.bia.id],
      votestotal: '1000',
      ispack: 0,
      at: Date.now(),
      paintedPath: [],
      paintedWidth: 390,
      paintedHeight: 844,
      ...gift,
    }
    await fetch(`${env['NIMBO_CENTRIFUGO_API_URL']}/publish`, {
      method: 'POST',
      headers: { 'x-api-key': env['NIMBO_CENTRIFUGO_API_KEY']!, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: `room:${stream}`, data: event }),
    })
  }
}

async function openViewer(
  browser: Browser,
  origin: string,
  room: Room,
  played: Buffer,
  before = '',
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await signInto(context, origin, people.marina)
  await context.addInitScript({ content: watchPage + before })
  await context.route(`**${FILM}`, (route) => route.fulfill({ body: played, contentType: 'video/mp4' }))
  const page = await context.newPage()
  await page.goto(origin + roomPath(room))
  await page.locator('[data-testid="room-video"][data-shown="true"]').waitFor({ timeout: 30_000 })
  await page.getByTestId('open-gifts').waitFor()
  return { page, cdp: await context.newCDPSession(page) }
}

/** Runs in the page, before it: when each frame was drawn, when effects came, gave way to their picture and went, and how many contexts of WebGL were made. */
const watchPage = `
window.__frames = []
window.__effects = []
const isEffect = (node) => node.nodeType === 1 && (node.matches('.gift-effect') || node.querySelector('.gift-effect'))
new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes } of changes) {
    for (const node of removedNodes) if (isEffect(node) && __effects.length > 0) __effects.at(-1).to = performance.now()
    for (const node of addedNodes) {
      if (isEffect(node)) __effects.push({ from: performance.now(), to: 0 })
      if (node.nodeType === 1 && (node.matches('.gift-effect-still') || node.querySelector('.gift-effect-still')) && __effects.length > 0) __effects.at(-1).still = performance.now()
    }
  }
}).observe(document, { childList: true, subtree: true })
window.__contexts = 0
const tick = (at) => { __frames.push(at); requestAnimationFrame(tick) }
requestAnimationFrame(tick)
const { getContext } = HTMLCanvasElement.prototype
const known = new WeakSet()
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  const context = getContext.call(this, kind, ...rest)
  if (context && kind.startsWith('webgl') && !known.has(context)) { known.add(context); window.__contexts += 1 }
  return context
}
`

interface Span {
  fps: number
  /** Value of the worst whole second. */
  worst: number
  longest: number
}
const framesIn = (page: Page, { from, to }: { from: number; to: number }) =>
  page.evaluate<Span>(`(() => {
    const at = __frames.filter((time) => time >= ${from} && time <= ${to})
    const rate = (times) => ((times.length - 1) * 1000) / (times.at(-1) - times[0])
    const seconds = at.flatMap((start) => (at.at(-1) - start >= 1000 ? [at.filter((time) => time >= start && time < start + 1000).length] : []))
    return { fps: rate(at), worst: Math.min(...seconds, rate(at)), longest: Math.max(...at.slice(1).map((time, n) => time - at[n])) }
  })()`)
const now = (page: Page) => page.evaluate<number>('performance.now()')

interface Played {
  from: number
  to: number
  /** Time at which it gave way to its picture. */
  still?: number
}

async function play(page: Page, give: Give, gift: Given): Promise<Played> {
  const before = await page.evaluate<number>('__effects.length')
  await give(gift)
  for (let looks = 0; looks < 200; looks++) {
    const played = await page.evaluate<Played | undefined>(`__effects[${before}]`)
    if (played && played.to > 0) return played
    await wait(100)
  }
  throw new Error(`${gift.gifticon} did not end`)
}

async function measureFrames(browser: Browser, origin: string, room: Room, give: Give): Promise<string[]> {
  const { page, cdp } = await openViewer(browser, origin, room, film(4))
  const failures: string[] = []
  // Downloads made once per visit, a player for instance, are not the cost of an effect.
  for (const gift of [effects.rocket, effects.crown, effects.film, effects.doodle]) await play(page, give, gift)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await wait(5000)
  for (const [name, gift] of Object.entries(effects)) {
    const [calm, busy]: [Span[], Span[]] = [[], []]
    const moved: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // The lane of the one before is gone.
      await page.locator('[data-testid="gift-lane"]').waitFor({ state: 'detached' })
      const from = await now(page)
      await wait(CALM_MS)
      calm.push(await framesIn(page, { from, to: await now(page) }))
      const played = await play(page, give, gift)
      busy.push(await framesIn(page, played))
      moved.push((played.still ?? played.to) - played.from)
    }
    const middle = (spans: readonly Span[]) =>
      quantile(
        spans.map(({ fps }) => fps),
        0.5,
      )
    const share = middle(busy) / middle(calm)
    const worst = Math.min(...busy.map((span) => span.worst))
    const without = Math.min(...calm.map((span) => span.worst))
    console.log(
      `${name.padEnd(8)} ${middle(busy).toFixed(1)} frames/s against ${middle(calm).toFixed(1)} without: ${share.toFixed(2)} (goal ≥ ${goals.share}); ` +
        `worst second ${worst.toFixed(0)} (without ${without.toFixed(0)}, goal ≥ ${goals.fps}), longest frame ${Math.max(...busy.map(({ longest }) => longest)).toFixed(0)} ms; moved for ${moved.map((ms) => (ms / 1000).toFixed(1)).join(' and ')} s; ` +
        `CPU ÷ ${SLOWDOWN}, load of the machine ${loadavg()[0]!.toFixed(1)}`,
    )
    if (share < goals.share) failures.push(`${name}: ${share.toFixed(2)} of the frames`)
    if (worst < goals.fps) failures.push(`${name}: ${worst.toFixed(0)} frames in its worst second`)
  }
  await page.context().close()
  return failures
}

async function measureMemory(browser: Browser, origin: string, room: Room, give: Give): Promise<string[]> {
  const { page, cdp } = await openViewer(browser, origin, room, film(4 / FASTER), shortenTimers)
  await page.context().route('**/effects/*.json', async (route) => {
    const response = await route.fetch()
    const data = (await response.json()) as { fr: number }
    await route.fulfill({ json: { ...data, fr: data.fr * FASTER } })
  })
  const list = Object.values(effects)
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { mb: valueOf('JSHeapUsedSize') / 2 ** 20, nodes: valueOf('Nodes'), contexts: await page.evaluate<number>('__contexts') }
  }
  await cdp.send('Performance.enable')
  const rows: Awaited<ReturnType<typeof heap>>[] = []
  console.log('effects | heap MB | DOM nodes | WebGL contexts')
  // The first of each fetch what is kept, and the lines of the chat fill their buffer.
  for (let n = 0; n <= MANY; n++) {
    if (n % 50 === 0) {
      const row = await heap()
      rows.push(row)
      console.log(`${String(n).padStart(7)} | ${row.mb.toFixed(1).padStart(7)} | ${String(row.nodes).padStart(9)} | ${row.contexts}`)
    }
    if (n < MANY) await play(page, give, list[n % list.length]!)
  }
  const [first, last] = [rows[1] ?? rows[0]!, rows.at(-1)!]
  console.log(
    `${MANY} effects: heap ${rows[0]!.mb.toFixed(1)} → ${last.mb.toFixed(1)} MB (goal < + ${goals.heapMb}), contexts of WebGL ${first.contexts} → ${last.contexts}`,
  )
  await page.context().close()
  const failures: string[] = []
  if (last.mb - rows[0]!.mb >= goals.heapMb) failures.push(`heap grew by ${(last.mb - rows[0]!.mb).toFixed(1)} MB`)
  if (last.contexts !== first.contexts) failures.push(`${last.contexts} contexts of WebGL`)
  return failures
}

/** Runs in the page, before it: scenes and doodles in an eighth of their time. */
const shortenTimers = `
const { animate } = Element.prototype
Element.prototype.animate = function (frames, { duration, delay = 0, ...timing }) {
  return animate.call(this, frames, { ...timing, duration: duration / ${FASTER}, delay: delay / ${FASTER} })
}
const { setTimeout: later } = window
window.setTimeout = (act, ms, ...rest) => later(act, ms === 3600 ? ms / ${FASTER} : ms, ...rest)
// Frames in even steps: an effect that loses some would give way to its picture, and its memory is what is measured.
const { requestAnimationFrame: next } = window
let [drawnAt, even] = [0, performance.now()]
window.requestAnimationFrame = (act) => next((at) => {
  if (at !== drawnAt) [drawnAt, even] = [at, even + 16]
  act(even)
})
`

/** Film as the worker writes it: H.264, colour above, mask below. */
function film(seconds: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-film-'))
  try {
    const colour = `testsrc2=s=720x1280:d=${seconds}:r=30`
    const mask = `color=black:s=720x1280:d=${seconds}:r=30,drawbox=x=110:y=340:w=500:h=600:color=white:t=fill`
    const args = ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', colour, '-f', 'lavfi', '-i', mask, '-filter_complex', '[0][1]vstack']
    const output = ['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', 'film.mp4']
    execFileSync('ffmpeg', [...args, ...output], { cwd: folder })
    return readFileSync(join(folder, 'film.mp4'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
