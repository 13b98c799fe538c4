import { Labels } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { bia, me } from '../testing/samples/people.ts'
import { labelsIn } from '../testing/samples/profiles.ts'

const path = `/impress?touid=${bia.id}`
const save = { name: 'Save impression' }

const sizes = [
  [320, 640],
  [844, 390],
  [1440, 900],
] as const
const seen = sizes.flatMap((size) => (['en', 'ar'] as const).map((language) => ({ size, language })))

test.each(seen)('three impressions at $size in $language', async ({ size, language }) => {
  const answers = [answer(Labels.getUserLabel, (_sent, asked) => labelsIn(asked, 3))]
  const app = await openScreen(path, { language, size, answers })
  await expect.poll(() => app.frame.getByCss('main button[aria-pressed="true"]').elements().length).toBe(3)
  await expectAccessible(app)
})

test('three can be chosen and no more; they are saved', async () => {
  const app = await openScreen(path, { answers: [answer(Labels.setUserLabel, [])] })
  const label = (name: string) => app.frame.getByCss('main button[aria-pressed]').filter({ hasText: name })
  await expect.element(app.frame.getByRole('button', save)).toBeDisabled()
  for (const name of ['Lovely voice', 'Funny', 'Elegant']) await label(name).click()
  await expect.element(label('Dark humor')).toBeDisabled()
  await expect.element(app.frame.getByText(/remove one to change/)).toBeVisible()
  await app.frame.getByRole('button', { name: 'Funny Remove' }).click()
  await label('Dark humor').click()
  await app.frame.getByRole('button', save).click()
  await expect.poll(() => app.answers.sentTo(Labels.setUserLabel)).toEqual([expect.objectContaining({ touid: bia.id, labels: '1,5,7' })])
  // A screen opened by its address has none behind it: back leads home.
  await expect.poll(() => app.path).toBe('/index')
})

test('what was chosen before is there, and nothing is saved that is the same', async () => {
  const app = await openScreen(path, { answers: [answer(Labels.getUserLabel, labelsIn('en', 2))] })
  await expect.element(app.frame.getByText('2 of 3')).toBeVisible()
  await expect.element(app.frame.getByRole('button', save)).toBeDisabled()
})

test('a refusal keeps what was chosen', async () => {
  const app = await openScreen(path, {
    answers: [answer(Labels.setUserLabel, refusal(Labels.setUserLabel, 'Blocked', 'You can’t add an impression of this user'))],
  })
  await app.frame.getByCss('main button[aria-pressed]').first().click()
  await app.frame.getByRole('button', save).click()
  await expect.element(app.frame.getByRole('alert')).toHaveTextContent('You can’t add an impression of this user')
  await expect.element(app.frame.getByText('1 of 3')).toBeVisible()
})

test('a failure, and nothing on offer', async () => {
  const app = await openScreen(path, { answers: [answer(Labels.getUserLabel, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Labels.getUserLabel, []))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByText('No impressions to choose from yet')).toBeVisible()
})

test('nobody describes oneself', async () => {
  const own = await openScreen(`/impress?touid=${me.id}`)
  await expect.element(own.frame.getByText('You can’t add an impression of yourself')).toBeVisible()
})

test('whoever is not signed in is asked to', async () => {
  const app = await openScreen(path, { signedIn: false })
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  expect(app.answers.sentTo(Labels.getUserLabel)).toEqual([])
})
