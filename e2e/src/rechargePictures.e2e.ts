import { Charge, type Language } from '@nimbo/contract'
import { people } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, refused } from './support/answer.ts'
import { axeViolations } from './support/axe.ts'
import { chosen, openBrowser, openPhone, type Phone, picture } from './support/browser.ts'
import { cardFields, giveWallet, walletButton } from './support/payments.ts'
import { answerWallet, firstRules, orderOf } from './support/wallet.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function shoot(page: Page, name: string, language: Language): Promise<void> {
  await page.waitForTimeout(400)
  await picture(page, `${name}-${language}`)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

async function inPhone(language: Language, journey: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser, { language, person: people.rafa })
  await journey(phone)
  expect(phone.errors).toEqual([])
  await phone.context.close()
}

const desk = { waiting: {}, confirming: { state: 'confirming' } } as const

test.each(['en', 'pt', 'ar'] as const)('what can be bought, in %s', (language) =>
  inPhone(language, async ({ page, goTo }) => {
    await answerWallet(page)
    await goTo('/recharge')
    await page.getByTestId('pay').waitFor()
    await shoot(page, 'recharge', language)
    await answer(page, 'Charge.setPayOrder', refused('NoPayLink', Charge.setPayOrder.refusals.NoPayLink, 'Failed to obtain payment link'))
    await page.getByTestId('pay').click()
    await page.getByRole('alert').waitFor()
    await shoot(page, 'recharge-no-link', language)
    await answerWallet(page, { excluded_until: Math.floor(Date.now() / 1000) + 86_400 * 6, debt: '2490', coin: '0' }, firstRules)
    await page.reload()
    await page.getByTestId('pack-102').waitFor()
    expect(await page.getByTestId('pay').isDisabled()).toBe(true)
    await shoot(page, 'recharge-break-debt', language)
    await answerWallet(page, {}, firstRules)
    await page.reload()
    await page.getByTestId('pack-102').waitFor()
    await shoot(page, 'recharge-first', language)
    await page.emulateMedia({ colorScheme: 'light' })
    await shoot(page, 'recharge-light', language)
    await page.emulateMedia({ colorScheme: 'dark' })
    await goTo('/mine')
    await page.locator('a[href="/recharge"]').nth(1).waitFor()
    await shoot(page, 'mine-wallet', language)
  }),
)

test.each(['en', 'pt', 'ar'] as const)('the cashier in %s', (language) =>
  inPhone(language, async ({ page, goTo }) => {
    await answerWallet(page)
    let order = orderOf('usdt')
    await answer(page, 'Charge.getOrderStatus', () => order)
    const standing = (name: string) => page.locator(`[data-standing="${name}"]`).waitFor()
    await goTo('/cashdesk?id=8812')
    await standing('waiting')
    await shoot(page, 'cashdesk', language)
    order = orderOf('usdt', desk.confirming)
    await standing('confirming')
    await shoot(page, 'cashdesk-confirming', language)
    order = orderOf('usdt', { state: 'paid', received: '25.84', credited: '13490' })
    await standing('paid')
    await shoot(page, 'cashdesk-paid', language)
    order = orderOf('usdt', { state: 'expired', expires: 1 })
    await page.reload()
    await standing('expired')
    await shoot(page, 'cashdesk-expired', language)
    order = orderOf('usdt', { state: 'paid', received: '12', credited: '6264' })
    await page.reload()
    await standing('short')
    await shoot(page, 'cashdesk-short', language)
    order = orderOf('usdt', { state: 'paid', received: '51.68', credited: '26980' })
    await page.reload()
    await standing('more')
    await shoot(page, 'cashdesk-twice', language)
    order = orderOf('pix')
    await page.reload()
    await page.getByTestId('pix-desk').waitFor()
    await shoot(page, 'cashdesk-pix', language)
    order = orderOf('pix', { state: 'paid', received: '24.90', credited: '2739' })
    await page.waitForURL('**/success?id=8812')
    // Whoever hears the page is told where they are now.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  }),
)

test.each(['en', 'pt', 'ar'] as const)('how a payment ends, in %s', (language) =>
  inPhone(language, async ({ page, goTo }) => {
    await answerWallet(page, { coin: '11159' })
    let order = orderOf('pix', { state: 'paid', received: '24.90', credited: '2739' })
    await answer(page, 'Charge.getOrderStatus', () => order)
    await answer(page, 'Charge.capture', () => order)
    await goTo('/success?id=8812')
    await page.getByTestId('result-done').waitFor()
    await shoot(page, 'success', language)
    order = orderOf('card', { state: 'failed' })
    await goTo('/failed?id=8812')
    await page.getByTestId('result-failed').waitFor()
    await shoot(page, 'failed', language)
    order = orderOf('paypal', { url: 'https://paypal.example/1' })
    await goTo('/success?id=8812')
    await page.getByTestId('result-failed').waitFor()
    await shoot(page, 'success-unpaid', language)
    await goTo('/paypalcall?id=8812')
    await page.getByTestId('result-wait').waitFor()
    await shoot(page, 'paypalcall', language)
    await goTo('/paypalcall?id=8812&cancelled=1')
    await page.waitForURL('**/failed?id=8812')
  }),
)

test.for(['en', 'pt', 'ar'] as const)('the card sheet in %s', async (language, { skip }) => {
  const script = `http://localhost:${chosen.ports.stripe}/js.stripe.com/v3/`
  const there = await fetch(script).catch(() => undefined)
  if (!there?.ok) return skip('no card company here')
  await inPhone(language, async ({ page, context, goTo }) => {
    await answerWallet(page)
    const order = orderOf('card', { script, publishable_key: 'pk_1', client_secret: 'pi_1_secret_1' })
    await answer(page, 'Charge.setPayOrder', order)
    await answer(page, 'Charge.getOrderStatus', order)
    await goTo('/recharge')
    await page.getByTestId('pay-card').click()
    await page.getByTestId('pay').click()
    await cardFields(page).locator('[name=cardnumber]').waitFor()
    await shoot(page, 'recharge-card', language)
    await giveWallet(context, 'google_pay')
    await page.reload()
    await page.getByTestId('unfinished').click()
    await walletButton(page).waitFor()
    await cardFields(page).locator('[name=cardnumber]').waitFor()
    await shoot(page, 'recharge-wallet', language)
    await page.reload()
    await page.getByTestId('unfinished').waitFor()
    await shoot(page, 'recharge-unfinished', language)
  })
})
