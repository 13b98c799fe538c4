import { OperatorAuth, Status } from '@nimbo/contract/operator'
import { answer, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { openConsole } from '../testing/openConsole.ts'
import { screens } from '../testing/screens.ts'

const sizes = [
  { size: [1440, 900], on: 'a desk' },
  { size: [390, 844], on: 'a phone' },
] as const

test.each(screens.flatMap((screen) => sizes.map((size) => ({ ...screen, ...size }))))(
  '$path is sound on $on',
  async ({ path, heading, signedIn = true, size }) => {
    const app = await openConsole(path, { signedIn, size })
    await expect.element(app.frame.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessible(app)
  },
)

test('a session that ended brings back the sign-in screen', async () => {
  const app = await openConsole('/now')
  await expect.element(app.frame.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  app.answers.set(answer(Status.getStatus, refusal(Status.getStatus, 'SessionInvalid')))
  await expect.element(app.frame.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await expectAccessible(app)
})

test('an invitation that has ended says so', async () => {
  const ended = answer(OperatorAuth.getEnrolment, refusal(OperatorAuth.getEnrolment, 'NoSuchInvitation'))
  const app = await openConsole('/enrol?invite=made-up', { signedIn: false, answers: [ended] })
  await expect.element(app.frame.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
  expect(app.path).toBe('/enrol')
  await expectAccessible(app)
})
