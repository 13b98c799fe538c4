import { Appeal, Auth } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { appeals, certifications } from '../testing/samples/certification.ts'

const path = '/appeal?subject=certification&id=4471'
const rejected = answer(Auth.getState, certifications.rejected)

test('an appeal is sent once, with the person’s own words, which survive a lost connection', async () => {
  const app = await openScreen(path, { answers: [rejected, answer(Appeal.setAppeal, unreachable)] })
  await expect.element(app.frame.getByText('Certification rejected')).toBeVisible()
  const send = app.frame.getByTestId('send-appeal')
  await expect.element(send).toBeDisabled()
  await app.frame.getByTestId('appeal-text').fill('The photo is sharp. Please look again.')
  await expectAccessible(app)
  await send.click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expect.element(app.frame.getByTestId('appeal-text')).toHaveValue('The photo is sharp. Please look again.')
  app.answers.set(answer(Appeal.setAppeal, appeals.open))
  app.answers.set(answer(Appeal.getAppeal, appeals.open))
  await send.click()
  await expect.element(app.frame.getByRole('heading', { name: 'We’re reviewing your appeal' })).toBeVisible()
  await expect
    .poll(() => app.answers.sentTo(Appeal.setAppeal).at(-1))
    .toEqual({
      subject: 'certification',
      id: 4471,
      ground: '',
      text: 'The photo is sharp. Please look again.',
    })
})

test.each([
  { state: 'upheld', language: 'en', title: 'Your appeal was denied' },
  { state: 'overturned', language: 'en', title: 'You’re certified' },
  { state: 'overturned', language: 'ar', title: 'تم التحقق من هويتك' },
] as const)('$state in $language: what was decided and what the reviewer wrote', async ({ state, language, title }) => {
  const app = await openScreen(path, { language, answers: [rejected, answer(Appeal.getAppeal, appeals[state])] })
  await expect.element(app.frame.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(app.frame.getByText(appeals[state].note)).toBeVisible()
  await expectAccessible(app)
})

test('nothing to appeal', async () => {
  const nothing = refusal(Appeal.getAppeal, 'NoSuchSubject', 'There’s nothing to appeal here')
  const app = await openScreen(path, { answers: [answer(Appeal.getAppeal, nothing)] })
  await expect.element(app.frame.getByText('There’s nothing to appeal here')).toBeVisible()
})

test('too late', async () => {
  const app = await openScreen(path, { answers: [rejected, answer(Appeal.getAppeal, { ...appeals.none, until: 0 })] })
  await expect.element(app.frame.getByText('It’s too late to appeal')).toBeVisible()
})

test('a server that does not answer', async () => {
  const app = await openScreen(path, { answers: [answer(Appeal.getAppeal, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expectAccessible(app)
})
