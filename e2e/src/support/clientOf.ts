import { type Client, createClient } from '@nimbo/contract'
import type { Page } from 'playwright-core'
import { origin } from './browser.ts'

/** A client of whoever is signed in on a phone. */
export async function clientOf(page: Page): Promise<Client> {
  const [uid, token] = await page.evaluate(() => [localStorage.getItem('uid'), localStorage.getItem('token')])
  return createClient({ origin, language: () => 'en', credentials: () => ({ uid: Number(uid), token: token! }) })
}
