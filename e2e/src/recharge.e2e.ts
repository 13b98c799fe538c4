import { newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { buy, cardFields, giveWallet, orderInAddress, tell, typeCard, walletButton, walletSheet, watchOrders } from './support/payments.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** Person with an empty wallet, in front of the packs. */
async function atRecharge(journey: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser, { person: await newPerson(database, 'Rafa Okoye') })
  await phone.goTo('/recharge')
  await phone.page.getByTestId('pay').waitFor()
  await journey(phone)
  expect(phone.errors).toEqual([])
  await phone.context.close()
}

const received = (page: Page, coins: string) => page.getByRole('heading', { name: `${coins} coins added` }).waitFor()
const atDesk = (page: Page) => page.waitForURL('**/cashdesk?id=*')
const code = (page: Page) => page.getByTestId('desk-code').textContent()

test('a first recharge by Pix, with two fingers, and a second tab in the middle', () =>
  atRecharge(async ({ page, context, goTo }) => {
    const seen = watchOrders(page)
    await page.getByTestId('pack-102').click()
    await page.getByTestId('pay-pix').click()
    await page.getByTestId('pay').dblclick()
    await atDesk(page)
    expect(seen.sent).toHaveLength(1)
    const id = orderInAddress(page)
    const before = await code(page)

    const other = await context.newPage()
    await other.goto(`${origin}/recharge`)
    const otherSeen = watchOrders(other)
    await other.getByTestId('unfinished').waitFor()
    await buy(other, 102, 'pix')
    await atDesk(other)
    expect(orderInAddress(other)).toBe(id)
    expect(await code(other)).toBe(before)
    expect(otherSeen.sent).toEqual(seen.sent)

    await tell('pix', { do: 'pay', code: before })
    for (const tab of [page, other]) {
      await tab.waitForURL(`**/success?id=${id}`)
      await received(tab, '1,980')
    }
    await other.close()
    await goTo('/recharge')
    await page.getByTestId('pack-2').waitFor()
    expect(await page.getByTestId('pack-102').count()).toBe(0)
    expect(await page.getByTestId('unfinished').count()).toBe(0)
    expect(await page.getByTestId('coin-balance').textContent()).toContain('1,980')
  }))

test('a card, declined and refused by its bank before it pays, then a wallet, declined and put away: one order each', async (context) => {
  const provider = await fetch(`http://127.0.0.1:${chosen.ports.stripe}/_config/health`).catch(() => undefined)
  if (!provider?.ok) return context.skip('no card company here')
  await atRecharge(async (phone) => {
    const { page } = phone
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
    await typeCard(page, '4000002500003155')
    await pay.click()
    await bank.getByRole('button', { name: 'Fail authentication' }).click()
    await page.getByRole('alert').getByText('couldn’t verify').waitFor()
    await pay.dblclick()
    await bank.getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL('**/success?id=*')
    await received(page, '1,980')
    expect(seen.sent).toHaveLength(1)

    await giveWallet(phone.context, 'apple_pay')
    await phone.goTo('/recharge')
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
    expect(await pay.getAttribute('aria-busy')).toBeNull()
    await walletButton(page).dblclick()
    await sheet.getByRole('button', { name: 'Pay' }).dblclick()
    await page.waitForURL(`**/success?id=${seen.orders[1]!.id}`)
    await received(page, '2,739')
    expect(seen.sent).toHaveLength(2)
    await phone.goTo('/recharge')
    await page.getByTestId('pay-card').getByText('Apple Pay, Visa').waitFor()
  })
})

test('PayPal: turned back there, then paid', () =>
  atRecharge(async ({ page }) => {
    const atPaypal = () => page.waitForURL(/\/paypal\/checkoutnow/)
    await buy(page, 3, 'paypal')
    await atPaypal()
    await page.getByRole('button', { name: 'Cancel and return' }).click()
    await page.waitForURL('**/failed?id=*')
    await page.getByText('Not paid yet').waitFor()
    const id = orderInAddress(page)
    await page.getByTestId('try-again').click()
    await atPaypal()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.waitForURL(`**/success?id=${id}`)
    await received(page, '2,739')
  }))

test('USDT: the page is left, the order is found again, and the exact amount pays it', () =>
  atRecharge(async ({ page, goTo }) => {
    await buy(page, 3, 'usdt')
    await atDesk(page)
    const id = orderInAddress(page)
    const to = await code(page)
    const price = /[\d.]+/.exec((await page.getByTestId('desk-amount').textContent())!)![0]
    await goTo('/recharge')
    await page.getByTestId('unfinished').click()
    await page.waitForURL(`**/cashdesk?id=${id}`)
    expect(await code(page)).toBe(to)
    await tell('tron', { do: 'transfer', to, amount: String(Math.round(Number(price) * 1e6)) })
    await page.locator('[data-status="paid"]').waitFor()
    await page.getByText('2,739 coins are in your wallet').waitFor()
    await page.getByTestId('desk-next').click()
    await received(page, '2,739')
  }))
