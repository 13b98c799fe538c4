import { CashRecords } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { withdrawals } from '../testing/samples/money.ts'

const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'

test.each(['en', 'pt', 'ar'] as const)('an amount, what arrives of it, and too much, in %s', async (language) => {
  const app = await openScreen('/withdraw', { language })
  const votes = app.frame.getByTestId('cash-votes')
  await votes.fill('20000')
  await expect.poll(() => app.frame.getByTestId('receives').element().textContent).toMatch(/148/)
  await expect.element(app.frame.getByTestId('withdraw')).toBeEnabled()
  await expectAccessible(app)
  await votes.fill('30000')
  await expect.element(app.frame.getByTestId('withdraw')).toBeDisabled()
  await expectAccessible(app)
})

test('another account changes currency and fee', async () => {
  const app = await openScreen('/withdraw')
  await app.frame.getByTestId('destination').click()
  await app.frame.getByTestId('account').nth(1).getByRole('button').first().click()
  await app.frame.getByTestId('cash-votes').fill('20000')
  await expect.poll(() => app.frame.getByTestId('receives').element().textContent).toMatch(/23\.615385/)
})

test.each(['en', 'ar'] as const)('adding an account, in %s', async (language) => {
  const app = await openScreen('/addAccount', { language })
  await app.frame.getByTestId('pix-key').fill('52998224726')
  await app.frame.getByTestId('holder').fill('Rafaela Oliveira')
  await expect.element(app.frame.getByTestId('save-account')).toBeDisabled()
  await expectAccessible(app)
  await app.frame.getByTestId('pix-key').fill('52998224725')
  await expect.element(app.frame.getByTestId('save-account')).toBeEnabled()
  await app.frame.getByRole('radio').nth(1).click()
  await app.frame.getByTestId('usdt-address').fill(address)
  // It has to be compared letter by letter, so all of it is in sight, also on the narrowest phone.
  app.resize(320, 640)
  const field = app.frame.getByTestId('usdt-address').element()
  await expect.poll(() => field.scrollHeight <= field.clientHeight && field.scrollWidth <= field.clientWidth).toBe(true)
  await expectAccessible(app)
})

test.each(['en', 'ar'] as const)('an account is edited in a sheet, in %s', async (language) => {
  const app = await openScreen('/selectAccount', { language })
  await app.frame.getByTestId('account').first().getByRole('button').nth(1).click()
  await expect.element(app.frame.getByRole('dialog').getByTestId('pix-key')).toBeVisible()
  await expectAccessible(app)
})

test.each(['en', 'pt', 'ar'] as const)('a withdrawal tells how far it is, in each of its states, in %s', async (language) => {
  const app = await openScreen('/withdrawrecord', {
    language,
    answers: [answer(CashRecords.cashRecordList, ({ p = 1 }) => (Number(p) === 1 ? withdrawals : []))],
  })
  for (const [nth, { state }] of withdrawals.entries()) {
    await app.frame.getByTestId('withdrawal').nth(nth).click()
    const sheet = app.frame.getByRole('dialog')
    await expect.element(sheet.getByCss('ol')).toBeVisible()
    await expect.poll(() => sheet.getByText('Please write to us.').elements().length).toBe(state === 'rejected' ? 1 : 0)
    await expectAccessible(app)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
  }
})

test('a digit typed in the middle of an amount leaves the caret behind it', async () => {
  const app = await openScreen('/withdraw')
  const votes = app.frame.getByTestId('cash-votes')
  await votes.fill('2000')
  const input = votes.element() as HTMLInputElement
  await expect.element(votes).toHaveValue('2,000')
  input.focus()
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('15')
  await expect.element(votes).toHaveValue('215,000')
  expect(input.selectionStart).toBe(3)
})
