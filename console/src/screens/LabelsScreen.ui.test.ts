import { Label } from '@nimbo/contract/operator'
import { answer, broken, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { openConsole } from '../testing/openConsole.ts'

const names = {
  English: 'Calm',
  Portuguese: 'Calma',
  Spanish: 'Calma',
  French: 'Calme',
  Arabic: 'هدوء',
  'Simplified Chinese': '沉稳',
  'Traditional Chinese': '沉穩',
}

test('an impression is added in all seven languages', async () => {
  const app = await openConsole('/labels', { answers: [answer(Label.create, refusal(Label.create, 'Full'))] })
  await app.frame.getByRole('button', { name: 'Add an impression' }).click()
  const dialog = app.frame.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  for (const [field, name] of Object.entries(names)) {
    await expect.element(save).toBeDisabled()
    await dialog.getByLabelText(field).fill(name)
  }
  await expectAccessible(app)
  await save.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Sixty are on offer. Retire one first.')
  app.answers.set(answer(Label.create, { id: 21 }))
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(Label.create).at(-1))
    .toMatchObject({ name_en: 'Calm', name_ar: 'هدوء', name_zh: '沉穩', position: 0 })
})

test('one is changed, retired and brought back', async () => {
  const app = await openConsole('/labels', {
    answers: [answer(Label.change, {}), answer(Label.retire, {}), answer(Label.restore, {})],
  })
  await app.frame.getByRole('button', { name: 'Change Lovely voice' }).click()
  await app.frame.getByRole('dialog').getByLabelText('English').fill('Beautiful voice')
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => app.answers.sentTo(Label.change).at(-1)).toMatchObject({ id: 1, name_en: 'Beautiful voice' })
  await app.frame.getByRole('button', { name: 'Retire Lovely voice' }).click()
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect.poll(() => app.answers.sentTo(Label.retire).at(-1)).toMatchObject({ id: 1 })
  await app.frame.getByRole('button', { name: 'Retired' }).click()
  await app.frame.getByRole('button', { name: 'Bring back Mysterious' }).click()
  await expect.poll(() => app.answers.sentTo(Label.restore).at(-1)).toMatchObject({ id: 3 })
})

test('none, and a failure', async () => {
  const app = await openConsole('/labels', { answers: [answer(Label.getLabels, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Label.getLabels, []))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByText('No impressions')).toBeVisible()
})
