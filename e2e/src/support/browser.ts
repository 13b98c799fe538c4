import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cameraClip, type DemoPerson, signIn } from '@nimbo/dev'
import { checkout, profile } from '@nimbo/engines'
import type { Language } from '@nimbo/contract'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export const chosen = profile()
export const origin = `http://localhost:${chosen.ports.app}`
const screens = join(checkout, 'e2e/screens')
mkdirSync(screens, { recursive: true })

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  // Two windows on one machine: neither may be slowed for being behind the other.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
]

function chromiumPath(): string {
  return (
    process.env['CHROMIUM'] ??
    execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], {
      encoding: 'utf8',
    }).trim()
  )
}

export async function openBrowser(): Promise<Browser> {
  const args = [...flags, `--use-file-for-fake-video-capture=${await cameraClip()}`]
  return chromium.launch({ executablePath: chromiumPath(), args, headless: true })
}

/** Phones say where they are, too. */
const locales: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-AR', fr: 'fr-FR', ar: 'ar-AE', 'zh-cn': 'zh-CN', zh: 'zh-TW' }

export interface PhoneOptions {
  language?: Language
  person?: DemoPerson
  /** A phone turns its camera upright by itself, which a desktop Chromium playing a phone does not: hosts are not touch screens here. */
  host?: boolean
}

/** A phone: its own storage, a language and, if wanted, somebody signed in. A page error fails the journey that owns it. */
export async function openPhone(browser: Browser, { language = 'en', person, host = false }: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: !host,
    isMobile: !host,
    locale: locales[language],
    colorScheme: 'dark',
    permissions: ['camera', 'microphone'],
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

/** Writes a picture a person can open: e2e/screens/NAME.png */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(screens, `${name}.png`) })
}
