import { extname, join } from 'node:path'
import type { Language, NamedEvent } from '@nimbo/contract'
import { operatorSession, usualAnswers as consoleAnswers } from '@nimbo/console/testing/samples.ts'
import { screens as consoleScreens } from '@nimbo/console/testing/screens.ts'
import { checkout } from '@nimbo/engines'
import { type Answer, Answers, readRequest } from '@nimbo/web/testing/answers.ts'
import { FakeRealtime } from '@nimbo/web/testing/FakeRealtime.ts'
import { storedSession } from '@nimbo/web/testing/samples/people.ts'
import { roomChannels } from '@nimbo/web/testing/samples/roomEvents.ts'
import { usualAnswers } from '@nimbo/web/testing/samples/usualAnswers.ts'
import { screens, sheets } from '@nimbo/web/testing/screens.ts'
import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core'

declare global {
  interface Window {
    __standsAt?: number
    __frameTime: number
  }
}

/** An address nobody serves: everything the page asks for is answered below. */
const nowhere = 'https://nimbo.test'

const none = (): readonly NamedEvent[] => []

export interface SampleView {
  name: string
  app: 'web' | 'console'
  path: string
  press: readonly string[]
  ready: string
  answers: (language: Language) => readonly Answer[]
  stored: Record<string, string>
  session: Record<string, string>
  drawn: readonly { x: number; y: number }[]
  events: () => readonly NamedEvent[]
  /** Undefined: everything has come to its end. */
  caughtAt: number | undefined
}

/** Views drawn from samples: the app in every language, and the console, which has English only. */
export const sampleViews: readonly SampleView[] = [
  ...[...screens, ...sheets].map(
    ({ name, path, ready, press = [], signedIn = true, stored = {}, answers = [], drawn = [], events = none, caughtAt }): SampleView => ({
      name,
      app: 'web',
      path,
      press,
      ready,
      answers: (language) => [...usualAnswers(language), ...answers],
      stored: { ...(signedIn ? storedSession() : {}), ...stored },
      session: {},
      drawn,
      events,
      caughtAt,
    }),
  ),
  ...consoleScreens.map(({ name, path, heading, signedIn = true }): SampleView => ({
    name,
    app: 'console',
    path,
    press: [],
    ready: `:is(h1, h2):text-is("${heading}")`,
    answers: () => consoleAnswers,
    stored: {},
    session: signedIn ? operatorSession : {},
    drawn: [],
    events: none,
    caughtAt: undefined,
  })),
]

/** Opens one of them in a window of its own; closing the page's context is the caller's. */
export async function openSample(browser: Browser, view: SampleView, language: Language, options: BrowserContextOptions): Promise<Page> {
  const { caughtAt } = view
  const reducedMotion = caughtAt === undefined ? 'reduce' : 'no-preference'
  const context = await browser.newContext({ ...options, colorScheme: 'dark', reducedMotion, serviceWorkers: 'block' })
  const answers = new Answers(view.answers(language))
  await context.route('**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.origin !== nowhere) return route.abort()
    const call = readRequest(url, request.postData())
    if (!call) return route.fulfill({ path: fileOf(view.app, url.pathname) })
    const served = await answers.serve(call)
    if (answers.problems.length > 0) throw new Error(answers.problems.join('\n'))
    if (served.kind === 'envelope') return route.fulfill({ json: served.envelope })
    return served.kind === 'broken' ? route.fulfill({ status: 503, body: '' }) : route.abort()
  })
  await context.addInitScript(
    ({ stored, session }) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { stored: { lang: language, ...view.stored }, session: view.session },
  )
  if (caughtAt !== undefined) await context.addInitScript(holdTime)
  const realtime = new FakeRealtime()
  await context.routeWebSocket(/./, (socket) => connect(socket, realtime))
  const page = await context.newPage()
  await page.goto(nowhere + view.path)
  for (const target of view.press) await page.locator(target).filter({ visible: true }).first().click()
  const events = view.events()
  if (events.length > 0) await tell(page, realtime, events)
  await page.locator(view.ready).first().waitFor()
  if (view.drawn.length > 0) await draw(page, view)
  if (caughtAt !== undefined) await page.evaluate(standStill, caughtAt)
  // Parts fetched after the first drawing, such as the desktop rail and what it lists.
  await page.waitForLoadState('networkidle')
  return page
}

/** The page's socket, spoken to by what plays the engine of events. */
function connect(socket: WebSocketRoute, realtime: FakeRealtime): void {
  const Socket = realtime.socketIn(globalThis as unknown as Window & typeof globalThis)
  const line = new Socket(socket.url())
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it has no other
  line.onmessage = ({ data }) => socket.send(String(data))
  // The media server's line comes by here too and speaks in bytes; nothing plays it.
  socket.onMessage((message) => typeof message === 'string' && line.send(message))
  socket.onClose(() => line.close())
}

async function tell(page: Page, realtime: FakeRealtime, events: readonly NamedEvent[]): Promise<void> {
  const { areFollowed, publish } = roomChannels(realtime)
  await page.getByTestId('open-gifts').waitFor()
  while (!areFollowed()) await page.waitForTimeout(20)
  for (const { event } of events) publish('room', event)
}

async function draw(page: Page, { ready, drawn }: SampleView): Promise<void> {
  const { x: left, y: top } = (await page.locator(ready).first().boundingBox())!
  for (const [index, { x, y }] of drawn.entries()) {
    await page.mouse.move(left + x, top + y)
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

/**
 * These two run in the page. What lasts a second and longer never ends; a Lottie, which reads the time of frames, stands when told. Frames
 * come in even steps, however busy the machine is: an effect that loses some would give way to its picture.
 */
function holdTime(): void {
  const { setTimeout: later, requestAnimationFrame: next } = window
  window.setTimeout = ((act: () => void, ms = 0) => (ms >= 1000 ? 0 : later(act, ms))) as typeof window.setTimeout
  let seen = 0
  window.__frameTime = performance.now()
  window.requestAnimationFrame = (act) =>
    next((time) => {
      if (time !== seen) window.__frameTime += 16
      seen = time
      act(Math.min(window.__frameTime, window.__standsAt ?? window.__frameTime))
    })
}
async function standStill(share: number): Promise<void> {
  const [lottie] = document.querySelectorAll('.gift-effect-box[data-kind="2"] > svg')
  const animations = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.gift-effect-box, .gift-doodle'))
  const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)).filter(Number.isFinite)
  // A scene lasts as long as what is behind all of it; what is before it may go on for longer. Stamps come one after the other.
  const end = document.querySelector('.gift-doodle') ? Math.max(...ends) : ends[0]
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = (end ?? 0) * share
  }
  if (!lottie) return
  // The shortest plays for 1.9 s.
  window.__standsAt = window.__frameTime + 2200 * share
  await new Promise((done) => setInterval(() => window.__frameTime > window.__standsAt! && done(undefined), 50))
}

const fileOf = (app: 'web' | 'console', path: string) => join(checkout, app, 'dist', extname(path) === '' ? 'index.html' : path)
