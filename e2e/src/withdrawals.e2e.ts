import { randomInt } from 'node:crypto'
import { CashRecords, Withdrawals } from '@nimbo/contract'
import { demoOperatorPassword, people, signIn } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openContext, openPhone, origin } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { addPasskeyDevice, codeNow, consoleOrigin, inviteOperator, newOperator } from './support/operator.ts'
import { askWithdrawal } from './support/withdrawal.ts'

const desktop = { width: 1440, height: 900 }
const newcomer = `Rosa Lima ${randomInt(1000, 10_000)}`

let browser: Browser
let desk: Page
let second: Page
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const panel = (page: Page) => page.getByRole('complementary', { name: 'Withdrawal' })

/** Signs in by the form, the first time with a wrong password. */
async function signInByCode(page: Page): Promise<void> {
  const theo = await newOperator('Théo')
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByLabel('Name').fill(theo.name)
  await page.getByLabel('Password').fill('not this password')
  await page.getByLabel('Authenticator code').fill('000000')
  await submit.click()
  await page.getByRole('alert').filter({ hasText: 'Wrong name' }).waitFor()
  await page.getByLabel('Password').fill(demoOperatorPassword)
  await page.getByLabel('Authenticator code').fill(await codeNow(theo))
  await submit.click()
}

test('somebody is invited, makes a passkey, and signs in with it', async () => {
  const context = await openContext(browser, { viewport: desktop, colorScheme: 'dark' })
  desk = await context.newPage()
  await addPasskeyDevice(desk)
  await desk.goto(inviteOperator(newcomer))
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

test('above the limit one signature does not pay; the second person’s does, who signs in by password and code', async () => {
  const asked = await askWithdrawal(people.bia, 30_000, {
    type: 1,
    name: 'Beatriz Nascimento',
    document: '529.982.247-25',
    key_type: 'email',
    account: 'bia@nimbo.example',
  })
  await desk.getByRole('link', { name: /^Withdrawals/ }).click()
  await desk.getByRole('heading', { name: 'Withdrawals' }).waitFor()
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

  second = await (await openContext(browser, { viewport: desktop, colorScheme: 'dark' })).newPage()
  await second.goto(`${consoleOrigin}/withdrawals?id=${asked.id}`)
  await signInByCode(second)
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

  const records = await (await signIn(origin, people.bia)).client.call(CashRecords.cashRecordList, {})
  expect(records.find(({ no }) => no === asked.no)).toMatchObject({ state: 'paid', money: '222.00', currency: 'BRL' })
})

test('a withdrawal that is rejected says why in Portuguese, and the tickets are back', async () => {
  const note = 'A chave é de outra pessoa.'
  const asked = await askWithdrawal(people.kaique, 6_000, {
    type: 1,
    name: 'Outra Pessoa',
    document: '52998224725',
    key_type: 'phone',
    account: '+5571988420619',
  })
  await second.goto(`${consoleOrigin}/withdrawals?id=${asked.id}`)
  await panel(second).getByRole('button', { name: 'Reject…' }).click()
  const question = second.getByRole('dialog')
  expect(await question.getByRole('button', { name: 'Reject', exact: true }).isDisabled()).toBe(true)
  await question.getByLabel('The account belongs to someone else').check()
  await question.getByLabel(/Note to the host/).fill(note)
  await question.getByRole('button', { name: 'Reject', exact: true }).click()
  await panel(second)
    .getByText(/^Rejected /)
    .first()
    .waitFor()
  const { page, goTo, context } = await openPhone(browser, { person: people.kaique, language: 'pt' })
  await goTo('/withdrawrecord')
  await page.getByTestId('withdrawal').first().click()
  const record = page.getByRole('dialog').filter({ has: page.getByTestId('why-not') })
  await record.getByText(asked.no).waitFor()
  await record.getByText('44,40').first().waitFor()
  const why = await record.getByTestId('why-not').textContent()
  expect(why).toContain(note)
  expect(why).toContain('A conta para saque não está no seu nome.')
  expect((await (await clientOf(page)).call(Withdrawals.getProfit, {})).total).toBe('6000')
  await context.close()
})

test('all of it is in the audit log', async () => {
  await second.getByRole('link', { name: 'Audit log' }).click()
  const lines = second.getByRole('row')
  for (const what of ['Rejected', 'Approved withdrawal', 'Viewed', 'Sign-in refused', 'Accepted the invitation']) {
    await lines.filter({ hasText: what }).first().waitFor()
  }
})
