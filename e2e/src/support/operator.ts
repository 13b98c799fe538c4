import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, refusalOf, type Output } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { demoOperatorPassword, type DemoOperator } from '@nimbo/dev'
import { checkout } from '@nimbo/engines'
import { generate } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { chosen } from './browser.ts'

export const consoleOrigin = `http://localhost:${chosen.ports.console}`
const STEP_MS = 30_000
/** When the app shows another code. */
export const nextStep = () => new Promise((done) => setTimeout(done, STEP_MS - (Date.now() % STEP_MS) + 500))

/** What the app of a demo operator shows now. */
export const codeNow = ({ totpSecret }: DemoOperator) => generate({ secret: totpSecret })

type Session = Output<typeof OperatorAuth.signInTotp>

/** A code counts once in thirty seconds, so whoever signed in for one journey stays signed in for the next. */
async function sessionOf(operator: DemoOperator): Promise<Session> {
  const file = join(
    process.env['E2E_SIGN_INS'] ?? mkdtempSync(join(tmpdir(), 'nimbo-operators-')),
    `${encodeURIComponent(operator.name)}.json`,
  )
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await signIn(operator)))
  return JSON.parse(readFileSync(file, 'utf8')) as Session
}

/** A code counts once, and another journey may have used this one: then the next is waited for. */
async function signIn(operator: DemoOperator): Promise<Session> {
  const guest = createClient({ origin: consoleOrigin, language: () => 'en', credentials: () => undefined })
  for (let tries = 0; ; tries++) {
    try {
      const code = await codeNow(operator)
      return await guest.call(OperatorAuth.signInTotp, { name: operator.name, password: demoOperatorPassword, code })
    } catch (e) {
      if (tries === 2 || refusalOf(e, OperatorAuth.signInTotp) !== 'NotProved') throw e
      await nextStep()
    }
  }
}

/** A window of somebody who is signed in, for journeys that are about something else. */
export async function openDesk(browser: Browser, operator: DemoOperator, { width = 1280, height = 800 } = {}): Promise<Page> {
  const session = await sessionOf(operator)
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'dark' })
  await context.addInitScript((kept) => sessionStorage.setItem('operator', kept), JSON.stringify(session))
  const page = await context.newPage()
  await page.goto(consoleOrigin)
  return page
}

/** The link `pnpm operator add` prints. */
export function inviteOperator(name: string): string {
  const args = [join(checkout, 'dev/src/operator.ts'), 'add', name]
  return execFileSync(process.execPath, args, { encoding: 'utf8', cwd: checkout }).trim()
}

/** A device that holds passkeys and whose person always shows their face. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
