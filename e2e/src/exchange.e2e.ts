import { type Client, Exchange } from '@nimbo/contract'
import { giveTickets, people, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { WAIT_TIMEOUT_MS } from './support/waitTimeout.ts'

// People of this journey alone: no other one counts their statements.
const { lucia, omar } = people
let browser: Browser
let phone: Phone
let client: Client
beforeAll(async () => {
  await giveTickets(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, lucia, 31_275, omar)
  client = (await signIn(origin, lucia)).client
  browser = await openBrowser()
  phone = await openPhone(browser, { person: lucia })
  await vi.waitUntil(async () => Number((await has()).votes) >= 31_275, { timeout: WAIT_TIMEOUT_MS, interval: 200 })
})
afterAll(() => browser.close())

const has = () => client.call(Exchange.getExchange, {})
const isExchange = (url: URL) => url.searchParams.get('service') === 'Cash.setVoteExchange'
const exchangeButton = (page: Page) => page.getByTestId('exchange')
const amount = (page: Page) => page.getByLabel('You exchange')
/** Change of both balances since. */
async function movedSince(before: Awaited<ReturnType<typeof has>>): Promise<[tickets: number, coins: number]> {
  const now = await has()
  return [Number(now.votes) - Number(before.votes), Number(now.coin) - Number(before.coin)]
}

test('tickets become coins once, however often the button is tapped, and when the page is left before the answer', async () => {
  const { page } = phone
  const before = await has()
  await phone.goTo('/exchange')
  await amount(page).fill('1000')
  await page.getByRole('button', { name: 'Exchange 1,000 tickets for 1,000 coins' }).waitFor()
  await exchangeButton(page).dblclick()
  await page.locator('[data-sonner-toast]').first().waitFor()
  await expect.poll(() => movedSince(before)).toEqual([-1000, 1000])
  await expect.poll(() => amount(page).inputValue()).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('exchange'))).toBeNull()

  await amount(page).fill('700')
  const { promise: committed, resolve } = Promise.withResolvers<void>()
  await page.route(isExchange, async (route) => {
    await route.fetch()
    resolve()
  })
  await exchangeButton(page).click()
  await committed
  await page.unroute(isExchange)
  await page.reload()
  await exchangeButton(page).waitFor()
  // Either the page finds out by itself, or the same tap is offered again; both end in one exchange.
  const settled = async () => {
    // The page may find out between the look and the tap, which leaves nothing to tap.
    if (await exchangeButton(page).isEnabled())
      await exchangeButton(page)
        .click({ timeout: 500 })
        .catch(() => undefined)
    return page.evaluate(() => localStorage.getItem('exchange'))
  }
  await expect.poll(settled, { interval: 500 }).toBeNull()
  await expect.poll(() => movedSince(before)).toEqual([-1700, 1700])
  expect(phone.errors).toEqual([])
})
