import { Exchange } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { exchange } from '../testing/samples/money.ts'

test.each(['en', 'pt', 'ar'] as const)('too much, all, and what is left are told before the tap, in %s', async (language) => {
  const app = await openScreen('/exchange', { language })
  const amount = app.frame.getByRole('textbox')
  await amount.fill('1000')
  await expect.element(app.frame.getByTestId('exchange')).toBeEnabled()
  await expectAccessible(app)
  await amount.fill('31276')
  await expect.element(app.frame.getByRole('alert').first()).toBeVisible()
  await expect.element(app.frame.getByTestId('exchange')).toBeDisabled()
  await expectAccessible(app)
  await app.frame.getByCss('main input + button').click()
  await expect.poll(() => (amount.element() as HTMLInputElement).value.replace(/\D/g, '')).toBe('31275')
  await expect.poll(() => app.frame.getByTestId('exchange-left').element().textContent.replace(/[.,]/g, '')).toMatch(/^0\D*39695$/)
  await expect.element(app.frame.getByTestId('exchange')).toBeEnabled()
  await expectAccessible(app)
})

test('the other direction is there only when it is open, and a refusal is said in words', async () => {
  const app = await openScreen('/exchange', {
    answers: [answer(Exchange.setCoinExchange, refusal(Exchange.setCoinExchange, 'SwitchedOff', 'This exchange is switched off'))],
  })
  await expect.element(app.frame.getByRole('textbox')).toBeVisible()
  expect(app.frame.getByRole('radio').elements()).toEqual([])
  app.answers.set(answer(Exchange.getExchange, { ...exchange, coin_open: 1 }))
  await app.reload()
  await app.frame.getByRole('radio').nth(1).click()
  await app.frame.getByRole('textbox').fill('2001')
  await expect.element(app.frame.getByTestId('exchange')).toBeDisabled()
  await app.frame.getByRole('textbox').fill('2000')
  await expectAccessible(app)
  await app.frame.getByTestId('exchange').click()
  await expect.element(app.frame.getByText('This exchange is switched off')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Exchange.setCoinExchange)).toMatchObject([{ exchangecoin: 2000 }])
})
