import { Red } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { closedDraw, openDraw } from '../testing/samples/reds.ts'

const path = '/redDraw?redid=51'

test.each(['en', 'ar'] as const)('a draw is worked out again on this device, in %s', async (language) => {
  const app = await openScreen(path, { language, signedIn: false })
  await expect.element(app.frame.getByCss('[data-verdict="matches"]')).toBeVisible()
  expect(app.frame.getByTestId('draw-shares').element().querySelectorAll('li')).toHaveLength(20)
  await expectAccessible(app)
})

test('a draw that was tampered with is found out', async () => {
  const app = await openScreen(path, { answers: [answer(Red.getDraw, { ...closedDraw, shares: closedDraw.shares.toReversed() })] })
  await expect.element(app.frame.getByCss('[data-verdict="wrongSplit"]')).toBeVisible()
})

test('one that is open waits', async () => {
  const app = await openScreen(path, { answers: [answer(Red.getDraw, openDraw)] })
  await expect.element(app.frame.getByCss('[data-verdict="open"]')).toBeVisible()
})

test('no such pack', async () => {
  const app = await openScreen(path, { answers: [answer(Red.getDraw, refusal(Red.getDraw, 'NoSuchRed'))] })
  await expect.element(app.frame.getByText('Red pack not found')).toBeVisible()
})

test('a server that does not answer', async () => {
  const app = await openScreen(path, { answers: [answer(Red.getDraw, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Red.getDraw, closedDraw))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByTestId('draw')).toBeVisible()
})
