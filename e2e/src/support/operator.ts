import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createClient } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { demoOperatorPassword, type DemoOperator, newOperator as insertOperator } from '@nimbo/dev'
import { checkout, environment } from '@nimbo/engines'
import { generate } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { chosen, openContext } from './browser.ts'

export const consoleOrigin = `http://localhost:${chosen.ports.console}`
const { NIMBO_DATABASE_MIGRATE_URL: database, NIMBO_OPERATOR_KEY: operatorKey } = environment(chosen)

/** Operator whom no other test signs in as. */
export const newOperator = (name: string) => insertOperator(database!, operatorKey!, name)

/** Current code of an operator's authenticator. */
export const codeNow = ({ totpSecret }: DemoOperator) => generate({ secret: totpSecret })

/** A window of an operator of its own who is signed in, for journeys that are about something else. */
export async function openDesk(browser: Browser, { width = 1280, height = 800 } = {}): Promise<Page> {
  const operator = await newOperator('Inès')
  const guest = createClient({ origin: consoleOrigin, language: () => 'en', credentials: () => undefined })
  const fields = { name: operator.name, password: demoOperatorPassword, code: await codeNow(operator) }
  const session = await guest.call(OperatorAuth.signInTotp, fields)
  const context = await openContext(browser, { viewport: { width, height }, colorScheme: 'dark' })
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
