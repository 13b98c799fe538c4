import { endOrder, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { buy, cardFields, giveWallet, orderInAddress, tell, typeCard, walletButton, walletSheet, watchOrders } from './support/payments.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const patient = { timeout: 30_000 }
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** Somebody with an empty wallet, in front of what can be bought. */
async function atRecharge(journey: (phone: Phone) => Promise<void>, search = ''): Promise<void> {
  const phone = await openPhone(browser, { person: await newPerson(database, 'Rafa Okoye'), worker: false })
  await phone.goTo(`/recharge${search}`)
  await phone.page.getByTestId('pay').waitFor(patient)
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

const received = (page: Page, coins: string) => page.getByRole('heading', { name: `${coins} coins added` }).waitFor(patient)
const orderStatus = (page: Page, name: string) => page.locator(`[data-status="${name}"]`).waitFor(patient)
const atDesk = (page: Page) => page.waitForURL('**/cashdesk?id=*', patient)
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
      await other.getByTestId('unfinished').waitFor(patient)
      await buy(other, 102, 'pix')
      await atDesk(other)
      expect(orderInAddress(other)).toBe(id)
      expect(otherSeen.sent).toEqual(seen.sent)

      await tell('pix', { do: 'pay', code: before })
      for (const tab of [page, other]) {
        await tab.waitForURL(`**/success?id=${id}`, patient)
        await received(tab, '1,980')
      }
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByText('1,980').first().waitFor(patient)
      await goTo('/recharge')
      await page.getByTestId('pack-2').waitFor(patient)
      expect(await page.getByTestId('pack-102').count()).toBe(0)
      expect(await page.getByTestId('unfinished').count()).toBe(0)
      expect(await page.getByTestId('coin-balance').textContent()).toContain('1,980')
    }))

  test('an order whose answer was lost is found again after a reload', () =>
    atRecharge(async ({ page }) => {
      let made = 0
      await page.route(/service=Charge\.setPayOrder/, async (route) => {
        const body = await route.fetch().then(
          (response) => response.json() as Promise<{ data: { info: { id: number }[] } }>,
          (e: unknown) => console.log(`the order was not answered: ${String(e)}`),
        )
        made = body?.data.info[0]?.id ?? made
        await route.abort()
      })
      await buy(page, 2, 'pix')
      // After every retry of the client.
      await page.getByRole('alert').waitFor(patient)
      await page.unrouteAll()
      await page.reload()
      await page.getByTestId('pay').waitFor(patient)
      await buy(page, 2, 'pix')
      await atDesk(page)
      expect(orderInAddress(page)).toBe(made)
    }))

  test('an address that says success does not make it so, and nobody sees the order of another', () =>
    atRecharge(async ({ page, goTo }) => {
      await buy(page, 2, 'pix')
      await atDesk(page)
      const id = orderInAddress(page)
      await goTo(`/success?id=${id}`)
      await page.getByText('Not paid yet').waitFor(patient)
      await page.getByTestId('try-again').click()
      await page.waitForURL(`**/cashdesk?id=${id}`, patient)
      await endOrder(database, id)
      await orderStatus(page, 'expired')
      await page.getByTestId('desk-next').click()
      await page.getByTestId('pay').waitFor(patient)
      await atRecharge(async ({ page: stranger, goTo: go }) => {
        await go(`/cashdesk?id=${id}`)
        await stranger.getByRole('alert').waitFor(patient)
        expect(await stranger.getByTestId('desk-code').count()).toBe(0)
      })
    }))
})

describe('a card', () => {
  const hasCards = async (page: Page) => (await page.getByTestId('pay-card').count()) > 0
  const stripeRuns = () =>
    fetch(`http://127.0.0.1:${chosen.ports.stripe}/js.stripe.com/v3/`).then(
      ({ ok }) => ok,
      () => false,
    )

  test('declined, refused by the bank, and paid in the end with one order', async (context) => {
    if (!(await stripeRuns())) return context.skip('no card company here')
    await atRecharge(async (phone) => {
      const { page } = phone
      expect(await hasCards(page)).toBe(true)
      const seen = watchOrders(page)
      await buy(page, 3, 'card')
      const pay = page.getByTestId('card-pay')
      await pay.waitFor(patient)
      await typeCard(page, '4000000000000002')
      await pay.click()
      await page.getByRole('alert').getByText('declined').waitFor(patient)

      await page.reload()
      await page.getByTestId('unfinished').click()
      await pay.waitFor(patient)
      const bank = page.frameLocator('iframe[name^="__stripeChallenge"]')
      await typeCard(page, '4000002500003155')
      await pay.click()
      await bank.getByRole('button', { name: 'Fail authentication' }).click(patient)
      await page.getByRole('alert').getByText('couldn’t verify').waitFor(patient)
      await pay.click()
      await bank.getByRole('button', { name: 'Complete authentication' }).click(patient)
      await page.waitForURL('**/success?id=*', patient)
      await received(page, '2,739')
      expect(seen.sent).toHaveLength(1)
    })
  })

  test('a second tab goes on with the order of the first, and hears that it is paid', async (context) => {
    if (!(await stripeRuns())) return context.skip('no card company here')
    await atRecharge(async (phone) => {
      const { page } = phone
      const seen = watchOrders(page)
      await buy(page, 102, 'card')
      await page.getByTestId('card-pay').waitFor(patient)
      await expect.poll(() => seen.orders.length, patient).toBe(1)
      const other = await secondTab(phone, '/recharge')
      const otherSeen = watchOrders(other)
      await other.getByTestId('pay').waitFor(patient)
      await buy(other, 102, 'card')
      await other.getByTestId('card-pay').waitFor(patient)
      await typeCard(other, '4242424242424242')
      await other.getByTestId('card-pay').dblclick()
      for (const tab of [page, other]) {
        await tab.waitForURL(`**/success?id=${seen.orders[0]!.id}`, patient)
        await received(tab, '1,980')
      }
      expect(otherSeen.sent).toEqual(seen.sent)
    })
  })
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
      await walletButton(page).click(patient)
      const sheet = walletSheet(page)
      await sheet.getByText('Pay Nimbo').waitFor(patient)
      await sheet.getByText('R$24.90').waitFor(patient)
      await sheet.getByLabel('Visa •••• 0002').check()
      await sheet.getByRole('button', { name: 'Pay' }).click()
      await page.getByRole('alert').getByText('declined').waitFor(patient)

      await walletButton(page).click()
      await sheet.getByRole('button', { name: 'Cancel' }).click(patient)
      await page.locator('iframe[name="__stripeWalletFrame"]').waitFor({ state: 'detached' })
      expect(await page.getByTestId('card-pay').getAttribute('aria-busy')).toBeNull()

      const other = await secondTab(phone, '/recharge')
      const otherSeen = watchOrders(other)
      await other.getByTestId('pay').waitFor(patient)
      await buy(other, 3, 'card')
      await walletButton(other).dblclick(patient)
      await walletSheet(other).getByRole('button', { name: 'Pay' }).dblclick(patient)
      for (const tab of [page, other]) {
        await tab.waitForURL(`**/success?id=${seen.orders[0]!.id}`, patient)
        await received(tab, '2,739')
      }
      expect([seen.sent.length, otherSeen.sent]).toEqual([1, seen.sent])
      await phone.goTo('/recharge')
      await page.getByTestId('pay-card').getByText('Apple Pay, Visa').waitFor(patient)
    })
  })

  test('put away after a reload, then the bank asks, then the card pays; without a wallet there is nothing of it', async (context) => {
    if (await skipped()) return context.skip('no card company here')
    await atRecharge(async (phone) => {
      const { page } = phone
      const seen = watchOrders(page)
      await buy(page, 102, 'card')
      await cardFields(page).locator('[name=cardnumber]').waitFor(patient)
      await page.getByTestId('wallet-box').locator('iframe').waitFor({ state: 'attached' })
      const height = () =>
        page
          .getByTestId('wallet-box')
          .locator('..')
          .evaluate((box) => box.getBoundingClientRect().height)
      await expect.poll(height, patient).toBe(0)
      expect(await page.getByText('or by card').count()).toBe(0)

      await giveWallet(phone.context, 'google_pay')
      await page.reload()
      await page.getByTestId('unfinished').click(patient)
      await walletButton(page).click(patient)
      const sheet = walletSheet(page)
      await sheet.getByLabel('Visa •••• 3155').check(patient)
      await sheet.getByRole('button', { name: 'Pay' }).click()
      const bank = page.frameLocator('iframe[name^="__stripeChallenge"]')
      await bank.getByRole('button', { name: 'Fail authentication' }).click(patient)
      await page.getByRole('alert').getByText('couldn’t verify').waitFor(patient)
      await walletButton(page).click()
      await sheet.getByRole('button', { name: 'Cancel' }).click(patient)
      await typeCard(page, '4242424242424242')
      await page.getByTestId('card-pay').click()
      await page.waitForURL('**/success?id=*', patient)
      await received(page, '1,980')
      expect(seen.sent).toHaveLength(1)
    })
  })
})

describe('PayPal', () => {
  const atPaypal = (page: Page) => page.waitForURL(/\/paypal\/checkoutnow/, patient)

  test('turned back there, then paid, with a reload on the way back', () =>
    atRecharge(async ({ page }) => {
      await buy(page, 3, 'paypal')
      await atPaypal(page)
      await page.getByRole('button', { name: 'Cancel and return' }).click()
      await page.waitForURL('**/failed?id=*', patient)
      await page.getByText('Not paid yet').waitFor(patient)
      const id = orderInAddress(page)
      await page.getByTestId('try-again').click()
      await atPaypal(page)
      await page.getByRole('button', { name: 'Pay now' }).click()
      await page.waitForURL(`**/success?id=${id}`, patient)
      await received(page, '2,739')
      await page.goto(`${origin}/paypalcall?id=${id}`)
      await page.waitForURL(`**/success?id=${id}`, patient)
      await received(page, '2,739')
    }))

  test('two tabs are sent to one order, and its money is taken once', () =>
    atRecharge(async (phone) => {
      const { page } = phone
      const seen = watchOrders(page)
      const other = await secondTab(phone, '/recharge')
      const otherSeen = watchOrders(other)
      await buy(page, 2, 'paypal')
      await atPaypal(page)
      await other.getByTestId('pay').waitFor(patient)
      await buy(other, 2, 'paypal')
      await atPaypal(other)
      expect(otherSeen.sent).toEqual(seen.sent)
      expect(other.url()).toBe(page.url())
      await other.getByRole('button', { name: 'Pay now' }).click()
      await received(other, '1,050')
      await page.goto(other.url())
      await received(page, '1,050')
      await page.getByText('New balance').locator('..').getByText('1,050').waitFor(patient)
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
  const transfer = (to: string, amount: number, more: object = {}) => tell('tron', { do: 'transfer', to, amount: String(amount), ...more })

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
      await transfer(to, amount)
      for (const tab of [page, other]) {
        await orderStatus(tab, 'paid')
        await tab.getByText('2,739 coins are in your wallet').waitFor(patient)
      }
      await page.getByTestId('desk-next').click()
      await received(page, '2,739')
    }))

  test('sent late: the screen says that time is up, and then what it brought', () =>
    atRecharge(async ({ page }) => {
      const { id, to, amount } = await atCashier(page, 3)
      await endOrder(database, id)
      await orderStatus(page, 'expired')
      await page.getByText('Don’t pay').first().waitFor()
      await transfer(to, amount)
      await expect.poll(() => page.locator('[data-status="paid"]').count(), { timeout: 60_000 }).toBe(1)
      await page.getByText('2,739 coins are in your wallet').waitFor(patient)
    }))

  test('less than asked for: what arrived counts, and the rest completes it', () =>
    atRecharge(async ({ page }) => {
      const { to, amount } = await atCashier(page, 3)
      const part = Math.floor(amount / 2)
      await transfer(to, part)
      await orderStatus(page, 'short')
      await page.getByText('instead of').waitFor(patient)
      await page.getByText('1,245 coins').first().waitFor(patient)
      await transfer(to, amount - part)
      await expect.poll(() => page.locator('[data-status="paid"]').count(), { timeout: 60_000 }).toBe(1)
      await page.getByText('2,739 coins are in your wallet').waitFor(patient)
    }))

  test('sent twice: both count', () =>
    atRecharge(async ({ page }) => {
      const { to, amount } = await atCashier(page, 3)
      await transfer(to, amount)
      await transfer(to, amount)
      await orderStatus(page, 'more')
      await page.getByText('5,229 coins are in your wallet').waitFor(patient)
    }))

  test('another token and a transfer that failed bring nothing', () =>
    atRecharge(async ({ page }) => {
      const { to, amount } = await atCashier(page, 3)
      await transfer(to, amount, { contract: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', everywhere: true })
      await transfer(to, amount, { result: 'REVERT' })
      // Had any of them counted, the next one would be more than was asked for.
      await transfer(to, amount)
      await orderStatus(page, 'paid')
      await page.getByText('2,739 coins are in your wallet').waitFor(patient)
    }))
})

test('somebody who came from a room goes back to it', () =>
  atRecharge(async ({ page }) => {
    await buy(page, 2, 'pix')
    await atDesk(page)
    await tell('pix', { do: 'pay', code: await code(page) })
    await page.waitForURL('**/success?id=*', patient)
    await page.getByRole('button', { name: 'Back to live' }).waitFor(patient)
  }, '?liveuid=204801&stream=204801_1'))
