import { createClient, CashRecords } from '@nimbo/contract'
import { approveWithdrawal, type DemoPerson, demoPassword, giveTickets, newHost, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'

const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
const databaseUrl = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** A host nobody has told anything: a notice would stand over the page. */
async function richHost(tickets: number): Promise<Phone & { host: DemoPerson }> {
  const host = await newHost(databaseUrl, 'Rafaela Oliveira')
  await giveTickets(databaseUrl, host, tickets)
  return { ...(await openPhone(browser, { person: host })), host }
}
const records = async (person: DemoPerson) => {
  const { uid, token } = await signIn(origin, person)
  const client = createClient({ origin, language: () => 'en', credentials: () => ({ uid, token }) })
  return (await client.call(CashRecords.cashRecordList, {})).filter(({ created }) => created > Date.now() / 1000 - 3600)
}
/** The sheet that asks once more who it is. */
async function prove(page: Page): Promise<void> {
  const field = page.getByRole('dialog').locator('input[type="password"]')
  await field.fill(demoPassword)
  await field.press('Enter')
  await field.waitFor({ state: 'hidden' })
  // The page goes back by itself: whoever goes on before that is overtaken.
  await page.waitForURL((url) => url.pathname !== '/addAccount')
}
async function addPix(page: Page, cpf = '529.982.247-25'): Promise<void> {
  await page.getByTestId('pix-key').fill(cpf)
  await page.getByTestId('holder').fill('Rafaela Oliveira')
  await page.getByTestId('save-account').click()
}
const available = (page: Page) => page.getByTestId('available').textContent()

test('adds a Pix key and a USDT address, withdraws, and follows the money until it is paid', async () => {
  const { page, goTo, errors, context, host } = await richHost(25_035)
  await goTo('/withdraw')
  await expect.poll(() => available(page)).toBe('25,035')
  await page.getByTestId('destination').click()
  await page.getByTestId('pix-key').fill('529.982.247-26')
  await page.getByText('Invalid Pix key. Check it and try again.').waitFor()
  await addPix(page)
  await prove(page)
  await page.getByText('Pix · Rafaela O.').waitFor()
  await page.getByTestId('destination').click()
  await page.getByRole('link', { name: 'Add payout account' }).click()
  await page.getByRole('radio', { name: 'USDT · TRC20' }).click()
  await page.getByTestId('usdt-address').fill(address.replace('TN', 'TM'))
  await page.getByText('Invalid TRC20 address.').waitFor()
  await page.getByTestId('usdt-address').fill(address)
  await page.getByTestId('holder').fill('My wallet')
  await page.getByTestId('save-account').click()
  await page.getByText('TNPe••••••••YqeL').waitFor()
  await page.getByRole('button', { name: /Pix · Rafaela/ }).click()
  await page.getByTestId('cash-votes').fill('20000')
  expect(await page.getByTestId('receives').textContent()).toBe('R$148.00')
  expect(await page.getByTestId('left').textContent()).toContain('5,035')
  await page.getByRole('button', { name: 'Withdraw R$148.00 with Pix' }).click()
  await page.waitForURL((url) => url.pathname === '/withdrawrecord')
  await page.getByTestId('withdrawal').first().getByText('Under review').waitFor()
  const [made] = await records(host)
  await approveWithdrawal(databaseUrl, made!.no)
  await page.getByTestId('withdrawal').first().click()
  await page.getByRole('dialog').getByText(made!.no).waitFor()
  await page.getByRole('dialog').getByText('R$148.00').first().waitFor()
  await expect.poll(async () => (await records(host))[0]!.state).toBe('paid')
  await page.getByRole('dialog').locator('li').filter({ hasText: 'Paid' }).locator('svg').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('an impatient double tap, a reload and a second tab ask once', async () => {
  const { page, goTo, context, host } = await richHost(40_000)
  await goTo('/addAccount')
  await addPix(page)
  await prove(page)
  await goTo('/withdraw')
  await expect.poll(() => available(page)).toBe('40,000')
  await page.getByTestId('cash-votes').fill('5000')
  await page.getByTestId('withdraw').dblclick()
  await page.waitForURL((url) => url.pathname === '/withdrawrecord')
  expect(await records(host)).toHaveLength(1)

  // Another tab was drawn before, and does not know what the first one asks for.
  const second = await context.newPage()
  await second.goto(`${origin}/withdraw`)
  await second.getByTestId('cash-votes').fill('6000')
  await expect.poll(() => second.getByTestId('withdraw').isEnabled()).toBe(true)

  // The call arrives, its answer does not, and the page is reloaded: it finds out by itself what became of the tap.
  const lost = (url: URL) => url.searchParams.get('service') === 'User.setCash'
  await goTo('/withdraw')
  await page.route(lost, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByTestId('cash-votes').fill('6000')
  await page.getByTestId('withdraw').click()
  await page.getByText('We didn’t get a response. Try again; it will only be requested once.').waitFor()
  expect(await records(host)).toHaveLength(2)
  await page.unroute(lost)
  await page.reload()
  await page.getByText('Your withdrawal request was received.').waitFor()
  await second.getByTestId('withdraw').click()
  await second.waitForURL((url) => url.pathname === '/withdrawrecord')
  expect(await records(host)).toHaveLength(2)
  await context.close()
})
