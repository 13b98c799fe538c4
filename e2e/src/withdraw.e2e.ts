import { Cash, createClient, type Language, type RejectReason } from '@nimbo/contract'
import { decideWithdrawal, type DemoPerson, demoPassword, emptyTickets, giveTickets, people, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from './support/answer.ts'
import { axeViolations } from './support/axe.ts'
import { chosen, openBrowser, openPhone, origin, type Phone, picture } from './support/browser.ts'

const { bia, marina, kaique } = people
const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
const databaseUrl = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function rich(person: DemoPerson, tickets: number, language: Language = 'en'): Promise<Phone> {
  await emptyTickets(databaseUrl, person)
  if (tickets > 0) await giveTickets(databaseUrl, person, tickets)
  return openPhone(browser, { language, person })
}
const records = async (person: DemoPerson) => {
  const { uid, token } = await signIn(origin, person)
  const client = createClient({ origin, language: () => 'en', credentials: () => ({ uid, token }) })
  return (await client.call(Cash.cashRecordList, {})).filter(({ created }) => created > Date.now() / 1000 - 3600)
}
/** The sheet that asks once more who it is, whichever language it speaks. */
async function prove(page: Page): Promise<void> {
  const field = page.getByRole('dialog').locator('input[type="password"]')
  await field.fill(demoPassword)
  await field.press('Enter')
  await field.waitFor({ state: 'hidden' })
}
async function addPix(page: Page, cpf = '529.982.247-25'): Promise<void> {
  await page.getByTestId('pix-key').fill(cpf)
  await page.getByTestId('holder').fill('Rafaela Oliveira')
  await page.getByTestId('save-account').click()
}
const decide = (no: string, reject?: RejectReason, note = '') => decideWithdrawal({ databaseUrl, no, note, ...(reject && { reject }) })
const available = (page: Page) => page.getByTestId('available').textContent()

test('adds a Pix key and a USDT address, withdraws, and follows the money until it is paid', async () => {
  const { page, goTo, errors, context } = await rich(bia, 25_035)
  await goTo('/withdraw')
  await expect.poll(() => available(page), { timeout: 20_000 }).toBe('25,035')
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
  const [made] = await records(bia)
  await decide(made!.no)
  await page.getByTestId('withdrawal').first().click()
  await page.getByRole('dialog').locator('li').filter({ hasText: 'Paid' }).waitFor()
  await expect.poll(async () => (await records(bia))[0]!.state, { timeout: 40_000 }).toBe('paid')
  await page.getByRole('dialog').locator('li').filter({ hasText: 'Paid' }).locator('svg').waitFor({ timeout: 20_000 })
  await page.waitForTimeout(400)
  await picture(page, 'withdrawrecord-paid-en')
  expect(errors).toEqual([])
  await context.close()
})

test('an impatient double tap, a reload and a second tab ask once', async () => {
  const { page, goTo, context } = await rich(marina, 40_000)
  await goTo('/addAccount')
  await addPix(page)
  await prove(page)
  await goTo('/withdraw')
  await expect.poll(() => available(page), { timeout: 20_000 }).toBe('40,000')
  await page.getByTestId('cash-votes').fill('5000')
  await page.getByTestId('withdraw').dblclick()
  await page.waitForURL((url) => url.pathname === '/withdrawrecord')
  expect(await records(marina)).toHaveLength(1)

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
  await page.getByText('We didn’t get a response. Try again; it will only be requested once.').waitFor({ timeout: 30_000 })
  expect(await records(marina)).toHaveLength(2)
  await page.unroute(lost)
  await page.reload()
  await page.getByText('Your withdrawal request was received.').waitFor()
  await second.getByTestId('withdraw').click()
  await second.waitForURL((url) => url.pathname === '/withdrawrecord')
  expect(await records(marina)).toHaveLength(2)
  await context.close()
})

test.each([
  ['pt', 'A chave não está no seu nome.'],
  ['ar', 'المفتاح ليس باسمك.'],
] as const)('a rejection says why in %s, and the tickets are back', async (language, note) => {
  const { page, goTo, context } = await rich(kaique, 25_035, language)
  await goTo('/addAccount')
  await addPix(page)
  await prove(page)
  await goTo('/withdraw')
  await page.getByTestId('cash-votes').fill('20000')
  await page.getByTestId('withdraw').click()
  await page.waitForURL((url) => url.pathname === '/withdrawrecord')
  const [made] = await records(kaique)
  await decide(made!.no, 'account_mismatch', note)
  await page.getByTestId('withdrawal').first().click()
  await page.getByTestId('why-not').getByText(note).waitFor({ timeout: 20_000 })
  await page.waitForTimeout(500)
  await picture(page, `withdrawrecord-rejected-${language}`)
  await goTo('/withdraw')
  await expect.poll(async () => (await available(page))?.replace(/\D/g, '')).toBe('25035')
  await context.close()
})

const day = 86_400
const now = () => Math.floor(Date.now() / 1000)
const rules = [
  { type: 1, currency: 'BRL', rate: 100, minimum: '5000', take: '20', tax: '6', fee: '0.00' },
  { type: 2, currency: 'USDT', rate: 500, minimum: '5000', take: '20', tax: '0', fee: '1.00' },
]
const profit = (more: object = {}) => ({
  votes: '31275',
  votestotal: '90000',
  total: '25035',
  cash_rate: '100',
  cash_take: '20',
  tips: '',
  rules,
  held: [
    { why: 'recent', votes: '4980', until: now() + 2 * day },
    { why: 'disputed', votes: '1260', until: 0 },
  ],
  used: 1,
  allowed: 10,
  window_from: 1,
  window_to: 31,
  open: 1,
  certified: 1,
  ...more,
})
const pixAccount = {
  id: 1,
  type: 1,
  name: 'Rafaela Oliveira',
  key_type: 'cpf',
  account: '•••.482.•••-09',
  document: '•••.482.•••-09',
  verified: 1,
  fresh: 0,
}
const accounts = [
  pixAccount,
  { ...pixAccount, id: 2, type: 2, name: 'Wallet', key_type: '', account: 'TNmb••••••••z8Ua', document: '' },
  { ...pixAccount, id: 3, key_type: 'email', account: 'ra•••@example.com', verified: 0, fresh: 1 },
]
const record = (id: number, state: string, more: object = {}) => ({
  id,
  no: `W7K2M9QX4TB${id}`,
  status: 0,
  state,
  votes: '20000',
  gross: '200.00',
  take: '40.00',
  tax: '12.00',
  fee: '0.00',
  money: '148.00',
  currency: 'BRL',
  type: 1,
  account: '•••.482.•••-09',
  reason: '',
  note: '',
  created: now() - id * day,
  ended: state === 'paid' || state === 'rejected' || state === 'failed' ? now() - id * day + 7_200 : 0,
  ...more,
})
const usdt = {
  type: 2,
  currency: 'USDT',
  account: 'TNmb••••••••z8Ua',
  gross: '40.00',
  take: '8.00',
  tax: '0.00',
  fee: '1.00',
  money: '31.00',
}
const all = [
  record(1, 'review'),
  record(2, 'approved', usdt),
  record(3, 'sending'),
  record(4, 'paid'),
  record(5, 'rejected', { reason: 'unusual_gifts', note: 'Please write to us.' }),
  record(6, 'failed', usdt),
]

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500)
  await picture(page, name)
  expect(await axeViolations(page), name).toEqual([])
}
async function drawn(language: Language, stubs: Record<string, unknown>): Promise<Phone> {
  const phone = await openPhone(browser, { language, person: bia })
  const usual = { 'User.getProfit': profit(), 'User.getUserAccountList': accounts, 'Cash.cashRecordList': all }
  for (const [service, reply] of Object.entries({ ...usual, ...stubs })) await answer(phone.page, service, reply)
  return phone
}

describe.each(['en', 'pt', 'ar'] as const)('pictures in %s', (language) => {
  test('the withdrawal, in each of its faces', async () => {
    const { page, goTo, context, errors } = await drawn(language, {})
    await goTo('/withdraw')
    if (language === 'ar') {
      await page.getByTestId('destination').click()
      await page.getByTestId('account').nth(1).getByRole('button').first().click()
    }
    await page.getByTestId('cash-votes').fill('20000')
    await shoot(page, `withdraw-${language}`)
    await page.getByTestId('cash-votes').fill('30000')
    await shoot(page, `withdraw-too-much-${language}`)
    await context.close()
    const faces = {
      closed: { 'User.getProfit': profit({ open: 0, window_from: 5, window_to: 20 }) },
      'used-up': { 'User.getProfit': profit({ used: 10 }) },
      'not-certified': { 'User.getProfit': profit({ certified: 0, held: [] }) },
      'no-account': { 'User.getUserAccountList': [], 'User.getProfit': profit({ held: [] }) },
      error: { 'User.getProfit': 'down' },
    }
    for (const [face, stubs] of Object.entries(faces)) {
      const phone = await drawn(language, stubs)
      await phone.goTo('/withdraw')
      await phone.page.locator('main').locator('section, [role="alert"]').first().waitFor()
      await shoot(phone.page, `withdraw-${face}-${language}`)
      await phone.context.close()
    }
    expect(errors).toEqual([])
  })

  test('accounts and records', async () => {
    const { page, goTo, context, errors } = await drawn(language, {})
    await goTo('/selectAccount')
    await page.getByTestId('account').nth(2).waitFor()
    await shoot(page, `selectAccount-${language}`)
    await page.getByTestId('account').first().getByRole('button').nth(1).click()
    await page.getByRole('dialog').getByTestId('pix-key').waitFor()
    await shoot(page, `selectAccount-edit-${language}`)
    await goTo('/addAccount')
    await page.getByTestId('pix-key').fill('52998224725')
    await page.getByTestId('holder').fill('Rafaela Oliveira')
    await shoot(page, `addAccount-${language}`)
    await page.getByRole('button').filter({ hasText: /mail/i }).or(page.getByRole('button').nth(4)).first().click()
    await page.getByTestId('pix-document').fill('52998224726')
    await shoot(page, `addAccount-email-${language}`)
    await page.getByRole('radio').nth(1).click()
    await page.getByTestId('usdt-address').fill(address)
    // It has to be compared letter by letter, so all of it is in sight, also on the narrowest phone.
    await page.setViewportSize({ width: 320, height: 640 })
    const inSight = (field: HTMLElement) => field.scrollHeight <= field.clientHeight && field.scrollWidth <= field.clientWidth
    expect(await page.getByTestId('usdt-address').evaluate(inSight)).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await shoot(page, `addAccount-usdt-${language}`)
    await goTo('/withdrawrecord')
    await page.getByTestId('withdrawal').nth(5).waitFor()
    await shoot(page, `withdrawrecord-${language}`)
    for (const [nth, name] of ['review', 'approved', 'sending', 'paid', 'rejected', 'failed'].entries()) {
      await page.getByTestId('withdrawal').nth(nth).click()
      await page.getByRole('dialog').locator('ol').waitFor()
      await shoot(page, `withdrawrecord-${name}-sheet-${language}`)
      await page.getByRole('dialog').getByRole('button').last().press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(errors).toEqual([])
    await context.close()
    const empty = await drawn(language, { 'User.getUserAccountList': [], 'Cash.cashRecordList': [] })
    for (const path of ['selectAccount', 'withdrawrecord']) {
      await empty.goTo(`/${path}`)
      await empty.page.locator('img[src*="empty-wallet"]').waitFor()
      await shoot(empty.page, `${path}-empty-${language}`)
    }
    await empty.context.close()
  })
})

test('nobody’s tickets leave without the proof', async () => {
  const { page, goTo, context } = await rich(bia, 6_000)
  await goTo('/addAccount')
  await addPix(page)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await goTo('/selectAccount')
  await page.locator('img[src*="empty-wallet"]').waitFor()
  await context.close()
})
