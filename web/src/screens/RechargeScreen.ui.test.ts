import { Charge, Balance } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal, unreachable } from '../testing/answers.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../testing/openScreen.ts'
import { balance, firstRules, orderOf } from '../testing/samples/money.ts'

test.each(['en', 'ar'] as const)('without a link to pay it says so, and trying again is the same tap, in %s', async (language) => {
  const noLink = answer(Charge.setPayOrder, refusal(Charge.setPayOrder, 'NoPayLink', 'Failed to obtain payment link'))
  const app = await openScreen('/recharge', { language, answers: [noLink] })
  await app.frame.getByTestId('pay').click()
  await expect.element(app.frame.getByRole('alert').getByText('Failed to obtain payment link')).toBeVisible()
  await expectAccessible(app)
  app.answers.set(answer(Charge.setPayOrder, orderOf('pix')))
  await app.frame.getByTestId('pay').click()
  await expect.poll(() => app.path).toBe('/cashdesk?id=8812')
  const sent = app.answers.sentTo(Charge.setPayOrder)
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map((fields) => fields.client_request_id)).size).toBe(1)
})

test('an order whose answer was lost is asked for again under its key, also after a reload', async () => {
  const app = await openScreen('/recharge', { answers: [answer(Charge.setPayOrder, unreachable)] })
  await app.frame.getByTestId('pay').click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Charge.setPayOrder, orderOf('pix')))
  await app.reload()
  await app.frame.getByTestId('pay').click()
  await expect.poll(() => app.path).toBe('/cashdesk?id=8812')
  const sent = app.answers.sentTo(Charge.setPayOrder)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map((fields) => fields.client_request_id)).size).toBe(1)
})

test('whoever wanted a break buys nothing', async () => {
  const paused = { ...balance, excluded_until: Math.floor(Date.now() / 1000) + 86_400 * 6 }
  const app = await openScreen('/recharge', {
    answers: [answer(Balance.getBalance, paused), answer(Charge.getFirstChargeRules, firstRules)],
  })
  await expect.element(app.frame.getByTestId('pack-102')).toBeVisible()
  await expect.element(app.frame.getByTestId('pay')).toBeDisabled()
})

test('it is sound in daylight', async () => {
  const app = await openScreen('/recharge', { stored: { theme: 'light' } })
  await expect.element(app.frame.getByTestId('pay')).toBeVisible()
  await expectAccessible(app)
})

/** A card provider whose script is an empty file: its fields are ready at once, and this browser has a wallet or none. */
const provider =
  (wallet: boolean): NonNullable<ScreenOptions['before']> =>
  (frame) => {
    const element = (kind: string) => ({
      mount: (into: HTMLElement) => into.append(into.ownerDocument.createElement('span')),
      on: (event: string, listener: (state: object) => void) => {
        if (event === 'ready')
          frame.setTimeout(() => listener(kind === 'card' ? {} : { availablePaymentMethods: wallet ? { googlePay: true } : undefined }))
      },
      destroy: () => {},
    })
    Object.assign(frame, { Stripe: () => ({ elements: () => ({ create: element, submit: () => Promise.resolve({}) }) }) })
  }
const cardOrder = orderOf('card', { script: `${location.origin}/provider.js`, publishable_key: 'pk_1', client_secret: 'pi_1_secret_1' })
const cards = [answer(Charge.setPayOrder, cardOrder), answer(Charge.getOrderStatus, cardOrder)]

test.each([
  ['en', false],
  ['pt', false],
  ['ar', true],
] as const)('the card sheet is sound in %s (wallet: %s), and its order waits after a reload', async (language, wallet) => {
  const app = await openScreen('/recharge', { language, answers: cards, before: provider(wallet) })
  await app.frame.getByTestId('pay-card').click()
  await app.frame.getByTestId('pay').click()
  await expect.element(app.frame.getByRole('dialog').getByTestId('card-pay')).toBeVisible()
  await expectAccessible(app)
  await app.reload()
  await expect.element(app.frame.getByTestId('unfinished')).toBeVisible()
  await expectAccessible(app)
})
