import { randomInt } from 'node:crypto'
import { demoOperatorPassword, people } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openContext, openPhone } from './support/browser.ts'
import { addPasskeyDevice, codeNow, consoleOrigin, inviteOperator, newOperator, openDesk } from './support/operator.ts'
import { askWithdrawal } from './support/withdrawal.ts'

const desktop = { width: 1440, height: 900 }
const newcomer = `Rosa Lima ${randomInt(1000, 10_000)}`

let browser: Browser
let desk: Page
let used: string
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const panel = (page: Page) => page.getByRole('complementary', { name: 'Withdrawal' })

test('somebody is invited, makes a passkey, and signs in with it', async () => {
  const context = await openContext(browser, { viewport: desktop, colorScheme: 'dark' })
  desk = await context.newPage()
  await addPasskeyDevice(desk)
  used = inviteOperator(newcomer)
  await desk.goto(used)
  await desk.getByRole('heading', { name: `Welcome, ${newcomer}` }).waitFor()
  expect(desk.url()).not.toContain('invite')
  await desk.getByText('Use a password and authenticator app').click()
  await desk.getByRole('img', { name: 'Code for your authenticator app' }).waitFor()
  await desk.getByRole('button', { name: 'Create a passkey' }).click()
  await desk.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await desk.getByRole('button', { name: 'Sign out' }).click()
  const door = desk.getByRole('button', { name: 'Sign in with a passkey' })
  await door.waitFor()
  await desk.reload()
  await door.click()
  await desk.getByText(newcomer).waitFor()
})

test('an invitation counts once, and one that was never given not at all', async () => {
  const page = await browser.newPage({ viewport: desktop, colorScheme: 'dark' })
  for (const link of [used, `${consoleOrigin}/enrol?invite=made-up`]) {
    await page.goto(link)
    await page.getByRole('heading', { name: 'This invitation has expired' }).waitFor()
  }
  await page.close()
})

test('another signs in by name, password and code', async () => {
  const theo = await newOperator('Théo')
  const page = await browser.newPage({ viewport: desktop, colorScheme: 'dark' })
  await page.goto(`${consoleOrigin}/withdrawals`)
  await page.getByLabel('Name').fill(theo.name)
  await page.getByLabel('Password').fill('not this password')
  await page.getByLabel('Authenticator code').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Wrong name' }).waitFor()
  await page.getByLabel('Password').fill(demoOperatorPassword)
  await page.getByLabel('Authenticator code').fill(await codeNow(theo))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Withdrawals' }).waitFor()
  await page.close()
})

test('above the limit one signature does not pay; the second person’s does, and the viewer sees it', async () => {
  await desk.getByRole('link', { name: /^Withdrawals/ }).click()
  await desk.getByRole('heading', { name: 'Withdrawals' }).waitFor()
  const asked = await askWithdrawal(people.bia, 30_000, {
    type: 1,
    name: 'Beatriz Nascimento',
    document: '529.982.247-25',
    key_type: 'email',
    account: 'bia@nimbo.example',
  })
  const row = desk.getByRole('row').filter({ hasText: people.bia.name }).filter({ hasText: '30,000' }).last()
  await row.waitFor()
  await row.getByRole('button').focus()
  await desk.keyboard.press('Enter')
  await panel(desk).getByText(asked.no).waitFor()
  await panel(desk).getByText('bia@nimbo.example').waitFor()

  await panel(desk).getByRole('button', { name: 'Approve', exact: true }).click()
  const question = desk.getByRole('dialog')
  await question.getByText('Nothing is paid until a second person approves').waitFor()
  await question.getByRole('textbox').fill('key confirmed by call')
  await question.getByRole('button', { name: 'Approve', exact: true }).click()
  await panel(desk).getByText('You’ve approved this').waitFor()
  expect(
    await panel(desk)
      .getByRole('button', { name: /^Approve/ })
      .isDisabled(),
  ).toBe(true)

  const second = await openDesk(browser, desktop)
  await second.goto(`${consoleOrigin}/withdrawals?id=${asked.id}`)
  await panel(second).getByText('key confirmed by call').waitFor()
  await panel(second).getByRole('button', { name: 'Approve and pay' }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve and pay/ })
    .click()
  await panel(second)
    .getByText(/^Paid /)
    .first()
    .waitFor()

  const { page, goTo, context } = await openPhone(browser, { person: people.bia, language: 'pt' })
  await goTo('/withdrawrecord')
  await page.getByTestId('withdrawal').first().click()
  const record = page.getByRole('dialog')
  await record.getByText(asked.no).waitFor()
  await record.getByText('222,00').first().waitFor()
  await context.close()
  await second.close()
})

test.each([
  ['pt', people.kaique, 'A chave é de outra pessoa.', 'A conta para saque não está no seu nome.'],
  ['ar', people.noor, 'الحساب باسم شخص آخر.', 'حساب السحب ليس باسمك.'],
] as const)('a withdrawal that is rejected says why in %s, and the tickets are back', async (language, person, note, reason) => {
  const asked = await askWithdrawal(person, 6_000, {
    type: 1,
    name: 'Outra Pessoa',
    document: '52998224725',
    key_type: 'phone',
    account: '+5571988420619',
  })
  const first = await openDesk(browser, desktop)
  await first.goto(`${consoleOrigin}/withdrawals?id=${asked.id}`)
  await panel(first).getByRole('button', { name: 'Reject…' }).click()
  const question = first.getByRole('dialog')
  expect(await question.getByRole('button', { name: 'Reject', exact: true }).isDisabled()).toBe(true)
  await question.getByLabel('The account belongs to someone else').check()
  await question.getByLabel(/Note to the host/).fill(note)
  await question.getByRole('button', { name: 'Reject', exact: true }).click()
  await panel(first)
    .getByText(/^Rejected /)
    .first()
    .waitFor()
  const { page, goTo, context } = await openPhone(browser, { person, language })
  await goTo('/withdrawrecord')
  await page.getByTestId('withdrawal').first().click()
  const why = page.getByTestId('why-not')
  await why.getByText(note).waitFor()
  expect(await why.textContent()).toContain(reason)
  await goTo('/withdraw')
  await expect.poll(async () => (await page.getByTestId('available').textContent())?.replace(/\D/g, '')).toBe('6000')
  await context.close()
  await first.close()
})

test('all of it is in the audit log', async () => {
  const page = await openDesk(browser, desktop)
  await page.getByRole('link', { name: 'Audit log' }).click()
  const lines = page.getByRole('row')
  for (const what of ['Rejected', 'Approved withdrawal', 'Viewed', 'Sign-in refused', 'Accepted the invitation']) {
    await lines.filter({ hasText: what }).first().waitFor()
  }
  await page.close()
})
