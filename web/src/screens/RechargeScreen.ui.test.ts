import { Wallet } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, unreachable } from '../testing/answers.ts'
import { expectSound, openScreen } from '../testing/openScreen.ts'

test('packs and ways to pay', async () => {
  const app = await openScreen('/recharge')
  await expect.element(app.frame.getByTestId('pay')).toBeVisible()
  await expectSound(app)
})

test('error', async () => {
  const app = await openScreen('/recharge', { answers: [answer(Wallet.getBalance, unreachable)], language: 'ar' })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expectSound(app)
})
