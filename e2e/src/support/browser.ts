import { type Camera, cameraClip, type DemoPerson, signIn, smallCamera } from '@nimbo/dev'
import { chromiumFlags, chromiumPath, profile } from '@nimbo/engines'
import { type Language, languageFacts } from '@nimbo/contract'
import { type Browser, type BrowserContext, type BrowserContextOptions, type BrowserServer, chromium, type Page } from 'playwright-core'
import { WAIT_TIMEOUT_MS } from './waitTimeout.ts'

export const chosen = profile()
export const origin = `http://localhost:${chosen.ports.app}`

const launchOptions = async (camera: Camera) => ({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--use-file-for-fake-video-capture=${await cameraClip(camera)}`],
  headless: true,
})

/** The one browser of a run: every journey opens windows of its own in it. */
export async function startBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions(smallCamera))
}

/** Pages of all windows that are open now. */
export const openPages = new Set<Page>()

/** A window of somebody, with a storage of its own. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.on('page', (page) => {
    openPages.add(page)
    page.once('close', () => openPages.delete(page))
  })
  context.setDefaultTimeout(WAIT_TIMEOUT_MS)
  return context
}

/** Closing it closes what was opened through it; the process stays for the next journey. */
export async function openBrowser(camera = smallCamera): Promise<Browser> {
  const running = process.env['E2E_BROWSER']
  return running ? chromium.connect(running) : chromium.launch(await launchOptions(camera))
}

/** A browser of its own, for a journey that stops its processes. */
export async function launchAlone(): Promise<{ browser: Browser; pid: number; close(): Promise<void> }> {
  const server = await startBrowser()
  const browser = await chromium.connect(server.wsEndpoint())
  return { browser, pid: server.process().pid!, close: () => server.close() }
}

export interface PhoneOptions {
  language?: Language
  person?: DemoPerson
  /** A phone turns its camera upright by itself, which a desktop Chromium playing a phone does not: hosts are not touch screens here. */
  host?: boolean
  viewport?: { width: number; height: number }
  /** Pixels of the screen for one of the page: more are only more to draw. */
  scale?: number
  /** With a service worker, which fetches the app a second time and lets requests pass by `page.route`. */
  worker?: boolean
}

/** A phone: its own storage, a language and, if wanted, somebody signed in. A page error fails the journey that owns it. */
export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const { language = 'en', person, host = false, viewport = { width: 390, height: 844 }, scale = 1, worker = false } = options
  const context = await openContext(browser, {
    viewport,
    deviceScaleFactor: scale,
    hasTouch: !host,
    isMobile: !host,
    locale: languageFacts[language].spoken,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
    serviceWorkers: worker ? 'allow' : 'block',
  })
  const stored: Record<string, string> = { lang: language }
  if (person) {
    const { uid, token, usersign } = await signIn(origin, person)
    const user = { id: uid, token, user_nicename: person.name, avatar: person.avatar, level: person.level }
    Object.assign(stored, { uid: String(uid), token, usersign, user: JSON.stringify(user) })
  }
  await context.addInitScript(store, stored)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (e) => errors.push(e.message))
  // A host who reloads on air means it.
  page.on('dialog', (dialog) => void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
  return { context, page, errors, goTo: (path) => page.goto(origin + path).then(() => {}) }
}

/** Runs in the page, before it: fills the storage the first time only, so that what the page stores later stays. */
function store(values: Record<string, string>): void {
  if (localStorage.getItem('lang')) return
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}

export interface Phone {
  context: BrowserContext
  page: Page
  errors: string[]
  goTo(path: string): Promise<void>
}
