import { AppealReview } from '@nimbo/contract/operator'
import { answer, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { openConsole } from '../testing/openConsole.ts'

test('somebody else’s decision is decided with words for the person; one’s own is not', async () => {
  const app = await openConsole('/appeals')
  const rows = app.frame.getByRole('list', { name: 'Appeals' }).getByRole('listitem')
  const mine = rows.filter({ hasText: 'La otra cuenta' })
  await expect.element(mine.getByText('The decision was yours. Another operator decides.')).toBeVisible()
  expect(mine.getByRole('button').elements()).toEqual([])
  const theirs = rows.filter({ hasText: 'A foto está nítida' })
  await theirs.getByRole('button', { name: 'Approve' }).click()
  const dialog = app.frame.getByRole('dialog')
  const approve = dialog.getByRole('button', { name: 'Approve' })
  await expect.element(approve).toBeDisabled()
  await dialog.getByLabelText('Message to the person').fill('We looked again. It is you.')
  app.answers.set(answer(AppealReview.decide, refusal(AppealReview.decide, 'DecidedByYou')))
  await approve.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The decision was yours. Another operator decides.')
  await expectAccessible(app)
  app.answers.set(answer(AppealReview.decide, {}))
  await approve.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(AppealReview.decide).at(-1))
    .toEqual({ id: 31, outcome: 'overturned', note: 'We looked again. It is you.' })
})

test('decided ones are behind their filter', async () => {
  const app = await openConsole('/appeals')
  await app.frame.getByRole('button', { name: 'Denied' }).click()
  await expect.element(app.frame.getByText('No appeals')).toBeVisible()
  await expectAccessible(app)
})
