import { Charge } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
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
