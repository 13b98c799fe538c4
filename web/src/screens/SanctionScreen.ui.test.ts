import { Home, Sanctions } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { sanctionOf, sanctionsOf } from '../testing/samples/moderation.ts'

test('nothing was ever decided about me, or it does not load', async () => {
  const app = await openScreen('/sanction', { answers: [answer(Sanctions.getSanctions, sanctionsOf([]))] })
  await expect.element(app.frame.getByText('Your account is in good standing')).toBeVisible()
  app.answers.set(answer(Sanctions.getSanctions, broken))
  await app.reload()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
})

test('a decision says what, why, by which rule and until when, and what became of the appeal', async () => {
  const denied = sanctionOf('ban', 'en', {
    appeal: 'upheld',
    appealed: 1_700_000_000,
    decided: 1_700_100_000,
    appeal_note: 'The recording shows it.',
  })
  const app = await openScreen('/sanction?id=20418', { answers: [answer(Sanctions.getSanctions, sanctionsOf([denied]))] })
  await expect.element(app.frame.getByRole('heading', { name: 'You can’t go live for now' })).toBeVisible()
  await expect.element(app.frame.getByText(/Harassment/).first()).toBeVisible()
  const result = app.frame.getByTestId('appeal-answer')
  await expect.element(result.getByText('Denied')).toBeVisible()
  await expect.element(result.getByText('The recording shows it.')).toBeVisible()
  await expectAccessible(app)
})

test('a disabled account is led to its one screen from wherever it is', async () => {
  const suspended = sanctionsOf([sanctionOf('disable', 'en')], 1)
  const app = await openScreen('/index', {
    answers: [answer(Home.getHot, refusal(Home.getHot, 'Restricted')), answer(Sanctions.getSanctions, suspended)],
  })
  await expect.element(app.frame.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await expect.poll(() => app.path).toBe('/sanction')
  await expect.element(app.frame.getByText(/Your money stays yours/).first()).toBeVisible()
  await expectAccessible(app)
})
