import axe from 'axe-core'
import { expect, onTestFinished } from 'vitest'
import { locators, page } from 'vitest/browser'
import type { FrameLocator, Locator } from 'vitest/browser'
import { type Answer, Answers, readRequest } from './answers.ts'
import type { FakeMedia } from './FakeMedia.ts'
import { FakeRealtime } from './FakeRealtime.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has neither a role nor a test id: an address, a picture. */
    getByCss(selector: string): Locator
  }
  interface BrowserCommands {
    fileOf: (source: string) => Promise<string>
    removeAssets: (source?: string) => Promise<void>
    restoreAssets: () => Promise<void>
  }
}
locators.extend({ getByCss: (selector: string) => `css=${selector}` })

declare global {
  interface Window {
    prepareApp?: (frame: Window & typeof globalThis) => void
    fakeLivekit?: ((frame: Window & typeof globalThis) => object) | undefined
  }
}
type AppWindow = Window & typeof globalThis

const SHOWN_LENGTH = 600

interface AppOptions {
  app: 'web' | 'console'
  size: readonly [width: number, height: number]
  answers: readonly Answer[]
  /** Storage of the browser from an earlier visit. */
  stored: Record<string, string>
  session: Record<string, string>
  /** In place of LiveKit, whose connections stay silent otherwise. */
  media?: FakeMedia | undefined
  /** Changes to the page's world before its first script runs. */
  before?: ((frame: AppWindow) => void) | undefined
}

/** One opened page: its locators, its server, and the window it runs in. */
export interface OpenApp {
  readonly frame: FrameLocator
  readonly answers: Answers
  readonly realtime: FakeRealtime
  readonly window: AppWindow
  readonly path: string
  goTo(path: string): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): void
  /** Faults axe finds in the page, one line each. */
  violations(): Promise<string[]>
}

/** The built page in a frame of its own with its network answered here. Whatever the page throws or asks in vain fails the test. */
export async function openApp(path: string, options: AppOptions): Promise<OpenApp> {
  const answers = new Answers(options.answers)
  const realtime = new FakeRealtime()
  const errors: string[] = []
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(options.stored)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(options.session)) sessionStorage.setItem(key, value)
  document.cookie = `app=${options.app};path=/`
  const element = document.createElement('iframe')
  element.dataset['testid'] = 'app'
  element.allow = 'camera; microphone; clipboard-write; clipboard-read'
  Object.assign(element.style, { position: 'fixed', inset: '0', border: '0', background: 'black' })
  const resize = (width: number, height: number) => Object.assign(element.style, { width: `${width}px`, height: `${height}px` })
  resize(...options.size)
  window.fakeLivekit = options.media && ((frame) => options.media!.livekitIn(frame))
  window.prepareApp = (frame) => {
    frame.addEventListener('error', ({ message }) => errors.push(message))
    frame.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    isolate(frame, answers)
    Object.assign(frame, withoutSpeech)
    frame.WebSocket = realtime.socketIn(frame)
    options.before?.(frame)
  }
  const load = async (start: () => void) => {
    const loaded = new Promise((done) => element.addEventListener('load', done, { once: true }))
    start()
    await loaded
    await expect.poll(() => element.contentDocument?.querySelector('#root > :not(.start-mark)')).toBeTruthy()
  }
  onTestFinished(({ task }) => {
    // A wait that ended in vain names what was missing, not what was there instead.
    if (task.result?.state === 'fail') console.log(`${path} showed: ${element.contentDocument?.body.innerText.slice(0, SHOWN_LENGTH)}`)
    element.remove()
    expect([...errors, ...answers.problems]).toEqual([])
  })
  await load(() => {
    element.src = path
    document.body.append(element)
  })
  const current = () => element.contentWindow as AppWindow
  return {
    frame: page.frameLocator(page.getByTestId('app')),
    answers,
    realtime,
    get window() {
      return current()
    },
    get path() {
      return current().location.pathname + current().location.search
    },
    goTo: (next) => load(() => current().location.assign(next)),
    reload: () => load(() => current().location.reload()),
    resize,
    violations: () => findViolations(current()),
  }
}

/** As in a private window: a page asks for a worker and gets none. */
const noWorkers = {
  ready: new Promise<never>(() => {}),
  controller: null,
  getRegistration: () => Promise.resolve(undefined),
  register: () => Promise.reject(new Error('no service worker here')),
  addEventListener: () => {},
}

/** APIs a browser may have or not: a test about one puts it there. */
const withoutSpeech = {
  Translator: undefined,
  LanguageDetector: undefined,
  SpeechRecognition: undefined,
  webkitSpeechRecognition: undefined,
}

/** The part of the Navigation API that TypeScript does not know yet: entries of one frame only. */
interface FrameNavigation {
  entries(): { key: string }[]
  currentEntry: { index: number }
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> }
}

/** Calls go to the samples, and there is no service worker. */
function isolate(frame: AppWindow, answers: Answers): void {
  const fetchFile = frame.fetch.bind(frame)
  frame.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, frame.location.href)
    const request = readRequest(url, typeof init?.body === 'string' ? init.body : null)
    if (!request) return fetchFile(input, init)
    const served = await Promise.race([answers.serve(request), aborted(init?.signal)])
    if (served.kind === 'unreachable') throw new frame.TypeError('Failed to fetch')
    if (served.kind === 'broken') return new frame.Response('', { status: 503 })
    return frame.Response.json(served.envelope, { headers: { date: new Date().toUTCString() } })
  }
  Object.defineProperty(frame.navigator, 'serviceWorker', { value: { ...noWorkers } })
  // A frame shares its history with the page around it, which a step beyond the frame's own entries would leave.
  const { navigation } = frame as unknown as { navigation: FrameNavigation }
  frame.history.go = (steps = 0) => {
    const to = navigation.entries()[navigation.currentEntry.index + steps]
    if (!to || steps === 0) return
    const { committed, finished } = navigation.traverseTo(to.key)
    for (const done of [committed, finished]) done.catch(() => undefined)
  }
  frame.history.back = () => frame.history.go(-1)
  frame.history.forward = () => frame.history.go(1)
  Object.defineProperty(frame.history, 'length', { get: () => navigation.entries().length })
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, fail) => {
    const abort = () => fail(signal!.reason)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}

/** The experimental rule is on: whoever speaks to a device says what is written on a button. */
const axeOptions: axe.RunOptions = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }

async function findViolations(frame: AppWindow): Promise<string[]> {
  const inside = frame as AppWindow & { axe?: typeof axe; eval: (source: string) => void }
  if (!inside.axe) inside.eval(axe.source)
  const { violations } = await inside.axe!.run(frame.document, axeOptions)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
