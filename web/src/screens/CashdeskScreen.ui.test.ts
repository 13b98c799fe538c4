import { Charge } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import { openScreen } from '../testing/openScreen.ts'
import { orderOf } from '../testing/samples/money.ts'

test('the cashier follows the order from waiting to paid', async () => {
  let order = orderOf('usdt')
  const app = await openScreen('/cashdesk?id=8812', { answers: [answer(Charge.getOrderStatus, () => order)] })
  const orderStatus = async (name: string) => {
    await expect.element(app.frame.getByCss(`[data-status="${name}"]`)).toBeVisible()
  }
  await orderStatus('waiting')
  order = orderOf('usdt', { state: 'confirming' })
  await orderStatus('confirming')
  order = orderOf('usdt', { state: 'paid', received: '25.84', credited: '13490' })
  await orderStatus('paid')
})

test('a paid Pix order leads to its result, and whoever hears the page is told where they are now', async () => {
  let order = orderOf('pix')
  const app = await openScreen('/cashdesk?id=8812', { answers: [answer(Charge.getOrderStatus, () => order)] })
  await expect.element(app.frame.getByTestId('pix-desk')).toBeVisible()
  order = orderOf('pix', { state: 'paid', received: '24.90', credited: '2739' })
  await expect.poll(() => app.path).toBe('/success?id=8812')
  await expect.poll(() => app.window.document.activeElement?.tagName).toBe('H1')
})

test('an order that is not paid is no success, whatever the address says', async () => {
  const paypal = orderOf('paypal', { url: 'https://paypal.example/1' })
  const app = await openScreen('/success?id=8812', { answers: [answer(Charge.getOrderStatus, paypal)] })
  await expect.element(app.frame.getByTestId('result-failed')).toBeVisible()
})

test('whoever turned back at PayPal is told that nothing was paid', async () => {
  const paypal = orderOf('paypal', { url: 'https://paypal.example/1' })
  const answers = [answer(Charge.getOrderStatus, paypal), answer(Charge.capture, paypal)]
  const app = await openScreen('/paypalcall?id=8812&cancelled=1', { answers })
  await expect.poll(() => app.path).toBe('/failed?id=8812')
})

test('the countdown follows the server, whatever the phone believes', async () => {
  const app = await openScreen('/cashdesk?id=8812', {
    answers: [answer(Charge.getOrderStatus, () => orderOf('usdt'))],
    before: (frame) => {
      const late = frame.Date.now.bind(frame.Date)
      frame.Date.now = () => late() + 3 * 3_600_000
    },
  })
  await expect.poll(() => app.frame.getByTestId('time-left').element().textContent).toMatch(/(29|30):\d\d/)
})

test.each([
  ['short', { state: 'paid', received: '12.92', credited: '5995' }, /instead of/, /5,995 coins/],
  ['more', { state: 'paid', received: '51.68', credited: '25480' }, /more than/, /25,480 coins are in your wallet/],
  ['paid', { state: 'expired', received: '25.84', credited: '13490' }, /are in your wallet/, /13,490 coins/],
  ['expired', { state: 'expired' }, /has expired/, /Don’t pay it/],
] as const)('what arrived counts, and is said in words: %s', async (status, changes, title, text) => {
  const app = await openScreen('/cashdesk?id=8812', { answers: [answer(Charge.getOrderStatus, orderOf('usdt', changes))] })
  await expect.element(app.frame.getByCss(`[data-status="${status}"]`)).toBeVisible()
  await expect.element(app.frame.getByText(title).first()).toBeVisible()
  await expect.element(app.frame.getByText(text).first()).toBeVisible()
})

test('an order that is not paid is tried again at its cashier, and one that has expired leads to a new one', async () => {
  let order = orderOf('pix')
  const app = await openScreen('/success?id=8812', { answers: [answer(Charge.getOrderStatus, () => order)] })
  await app.frame.getByTestId('try-again').click()
  await expect.poll(() => app.path).toBe('/cashdesk?id=8812')
  await expect.element(app.frame.getByTestId('desk-code')).toBeVisible()
  order = orderOf('pix', { state: 'expired' })
  await expect.element(app.frame.getByCss('[data-status="expired"]')).toBeVisible()
  await app.frame.getByTestId('desk-next').click()
  await expect.element(app.frame.getByTestId('pay')).toBeVisible()
})

test('the order of another shows nothing of it', async () => {
  const notYours = refusal(Charge.getOrderStatus, 'NotYours', 'This order is not yours')
  const app = await openScreen('/cashdesk?id=8812', { answers: [answer(Charge.getOrderStatus, notYours)] })
  await expect.element(app.frame.getByRole('alert').getByText('This order is not yours')).toBeVisible()
  expect(app.frame.getByTestId('desk-code').elements()).toEqual([])
})

test('who came from a room is led back to it', async () => {
  const app = await openScreen('/recharge?liveuid=204801&stream=204801_1', {
    answers: [
      answer(Charge.setPayOrder, orderOf('pix')),
      answer(Charge.getOrderStatus, orderOf('pix', { state: 'paid', credited: '2739' })),
    ],
  })
  await app.frame.getByTestId('pay').click()
  await expect.poll(() => app.path).toBe('/success?id=8812')
  await expect.element(app.frame.getByRole('button', { name: 'Back to live' })).toBeVisible()
})
