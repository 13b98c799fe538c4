import { newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { buy, cardFields, giveWallet, orderInAddress, tell, typeCard, walletButton, walletSheet, watchOrders } from './support/payments.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** Somebody with an empty wallet, in front of what can be bought. */
async function atRecharge(journey: (phone: Phone) => Promise<void>, search = ''): Promise<void> {
  const phone = await openPhone(browser, { person: await newPerson(database, 'Rafa Okoye') })
  await phone.goTo(`/recharge${search}`)
  await phone.page.getByTestId('pay').waitFor()
  await journey(phone)
  expect(phone.errors).toEqual([])
  await phone.context.close()
}

/** Another tab of the same browser. */
async function secondTab({ context }: Phone, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin + path)
  return page
}

const received = (page: Page, coins: string) => page.getByRole('heading', { name: `${coins} coins added` }).waitFor()
const orderStatus = (page: Page, name: string) => page.locator(`[data-status="${name}"]`).waitFor()
const atDesk = (page: Page) => page.waitForURL('**/cashdesk?id=*')
const code = (page: Page) => page.getByTestId('desk-code').textContent()

describe('Pix', () => {
  test('a first recharge, with two fingers, a reload and a second tab in the middle', () =>
    atRecharge(async (phone) => {
      const { page, goTo } = phone
      const seen = watchOrders(page)
      await page.getByTestId('pack-102').click()
      await page.getByTestId('pay-pix').click()
      await page.getByTestId('pay').dblclick()
      await atDesk(page)
      expect(seen.sent).toHaveLength(1)
      const id = orderInAddress(page)
      const before = await code(page)
      await page.reload()
      expect(await code(page)).toBe(before)

      const other = await secondTab(phone, '/recharge')
      const otherSeen = watchOrders(other)
      await other.getByTestId('unfinished').waitFor()
      await buy(other, 102, 'pix')
      await atDesk(other)
      expect(orderInAddress(other)).toBe(id)
      expect(otherSeen.sent).toEqual(seen.sent)

      await tell('pix', { do: 'pay', code: before })
      for (const tab of [page, other]) {
        await tab.waitForURL(`**/success?id=${id}`)
        await received(tab, '1,980')
      }
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByText('1,980').first().waitFor()
      await goTo('/recharge')
      await page.getByTestId('pack-2').waitFor()
      expect(await page.getByTestId('pack-102').count()).toBe(0)
      expect(await page.getByTestId('unfinished').count()).toBe(0)
      expect(await page.getByTestId('coin-balance').textContent()).toContain('1,980')
    }))
})

describe("a phone's wallet", () => {
  const skipped = async () => !(await fetch(`http://127.0.0.1:${chosen.ports.stripe}/_config/health`).catch(() => undefined))?.ok

  test('declined, put away, and paid with one order, with a second tab beside it', async (context) => {
    if (await skipped()) return context.skip('no card company here')
    await atRecharge(async (phone) => {
      const { page } = phone
      await giveWallet(phone.context, 'apple_pay')
      await page.reload()
      const seen = watchOrders(page)
      await buy(page, 3, 'card')
      await walletButton(page).click()
      const sheet = walletSheet(page)
      await sheet.getByText('Pay Nimbo').waitFor()
      await sheet.getByText('R$24.90').waitFor()
      await sheet.getByLabel('Visa •••• 0002').check()
      await sheet.getByRole('button', { name: 'Pay' }).click()
      await page.getByRole('alert').getByText('declined').waitFor()

      await walletButton(page).click()
      await sheet.getByRole('button', { name: 'Cancel' }).click()
      await page.locator('iframe[name="__stripeWalletFrame"]').waitFor({ state: 'detached' })
      expect(await page.getByTestId('card-pay').getAttribute('aria-busy')).toBeNull()

      const other = await secondTab(phone, '/recharge')
      const otherSeen = watchOrders(other)
      await other.getByTestId('pay').waitFor()
      await buy(other, 3, 'card')
      await walletButton(other).dblclick()
      await walletSheet(other).getByRole('button', { name: 'Pay' }).dblclick()
      for (const tab of [page, other]) {
        await tab.waitForURL(`**/success?id=${seen.orders[0]!.id}`)
        await received(tab, '2,739')
      }
      expect([seen.sent.length, otherSeen.sent]).toEqual([1, seen.sent])
      await phone.goTo('/recharge')
      await page.getByTestId('pay-card').getByText('Apple Pay, Visa').waitFor()
    })
  })

  test('a typed card, with a wallet in between: declined, put away, refused by the bank, and paid in the end with one order', async (context) => {
    if (await skipped()) return context.skip('no card company here')
    await atRecharge(async (phone) => {
      const { page } = phone
      expect(await page.getByTestId('pay-card').count()).toBe(1)
      const seen = watchOrders(page)
      await buy(page, 102, 'card')
      const pay = page.getByTestId('card-pay')
      const bank = page.frameLocator('iframe[name^="__stripeChallenge"]')
      await cardFields(page).locator('[name=cardnumber]').waitFor()
      // Without a wallet there is nothing of it.
      await page.getByTestId('wallet-box').locator('iframe').waitFor({ state: 'attached' })
      const height = () =>
        page
          .getByTestId('wallet-box')
          .locator('..')
          .evaluate((box) => box.getBoundingClientRect().height)
      await expect.poll(height).toBe(0)
      expect(await page.getByText('or by card').count()).toBe(0)
      await typeCard(page, '4000000000000002')
      await pay.click()
      await page.getByRole('alert').getByText('declined').waitFor()

      await giveWallet(phone.context, 'google_pay')
      await page.reload()
      await page.getByTestId('unfinished').click()
      await walletButton(page).click()
      const sheet = walletSheet(page)
      await sheet.getByLabel('Visa •••• 3155').check()
      await sheet.getByRole('button', { name: 'Pay' }).click()
      await bank.getByRole('button', { name: 'Fail authentication' }).click()
      await page.getByRole('alert').getByText('couldn’t verify').waitFor()
      await walletButton(page).click()
      await sheet.getByRole('button', { name: 'Cancel' }).click()

      await typeCard(page, '4000002500003155')
      await pay.click()
      await bank.getByRole('button', { name: 'Fail authentication' }).click()
      await page.getByRole('alert').getByText('couldn’t verify').waitFor()
      await pay.dblclick()
      await bank.getByRole('button', { name: 'Complete authentication' }).click()
      await page.waitForURL('**/success?id=*')
      await received(page, '1,980')
      expect(seen.sent).toHaveLength(1)
    })
  })
})

describe('PayPal', () => {
  const atPaypal = (page: Page) => page.waitForURL(/\/paypal\/checkoutnow/)

  test('turned back there, then paid, with a reload on the way back', () =>
    atRecharge(async ({ page }) => {
      await buy(page, 3, 'paypal')
      await atPaypal(page)
      await page.getByRole('button', { name: 'Cancel and return' }).click()
      await page.waitForURL('**/failed?id=*')
      await page.getByText('Not paid yet').waitFor()
      const id = orderInAddress(page)
      await page.getByTestId('try-again').click()
      await atPaypal(page)
      await page.getByRole('button', { name: 'Pay now' }).click()
      await page.waitForURL(`**/success?id=${id}`)
      await received(page, '2,739')
      await page.goto(`${origin}/paypalcall?id=${id}`)
      await page.waitForURL(`**/success?id=${id}`)
      await received(page, '2,739')
    }))
})

describe('USDT', () => {
  /** An order at the cashier: its address and its price in millionths. */
  async function atCashier(page: Page, pack: number): Promise<{ id: number; to: string; amount: number }> {
    await buy(page, pack, 'usdt')
    await atDesk(page)
    const to = (await code(page))!
    const price = /[\d.]+/.exec((await page.getByTestId('desk-amount').textContent())!)![0]
    return { id: orderInAddress(page), to, amount: Math.round(Number(price) * 1e6) }
  }

  test('the exact amount, with a reload and a second tab while it is on its way', () =>
    atRecharge(async (phone) => {
      const { page } = phone
      const { id, to, amount } = await atCashier(page, 3)
      expect(await page.getByTestId('time-left').textContent()).toMatch(/^(29|30):\d\d left$/)
      await page.reload()
      await orderStatus(page, 'waiting')
      expect(await code(page)).toBe(to)
      const other = await secondTab(phone, `/cashdesk?id=${id}`)
      await orderStatus(other, 'waiting')
      await tell('tron', { do: 'transfer', to, amount: String(amount) })
      for (const tab of [page, other]) {
        await orderStatus(tab, 'paid')
        await tab.getByText('2,739 coins are in your wallet').waitFor()
      }
      await page.getByTestId('desk-next').click()
      await received(page, '2,739')
    }))
})
