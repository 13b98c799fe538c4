import { Correction, OperatorAuth } from '@nimbo/contract/operator'
import { answer, refusal } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { openConsole } from '../testing/openConsole.ts'

test('a correction is proposed only when it is complete, with a proof of who it is', async () => {
  const app = await openConsole('/corrections')
  app.answers.set(answer(Correction.propose, refusal(Correction.propose, 'StepUpNeeded')))
  app.answers.set(answer(OperatorAuth.proveTotp, {}))
  await app.frame.getByRole('button', { name: 'Propose a correction' }).click()
  const dialog = app.frame.getByRole('dialog')
  const propose = dialog.getByRole('button', { name: 'Propose' })
  await expect.element(propose).toBeDisabled()
  await expectAccessible(app)
  await dialog.getByLabelText('Person ID').fill('118204')
  await dialog.getByLabelText('Amount, negative to take away').fill('-500')
  await dialog.getByLabelText('Reference').fill('order NB7Q2K4T')
  await expect.element(propose).toBeDisabled()
  await dialog.getByLabelText('Reason').fill('Credited twice.')
  await propose.click()
  await expect.element(dialog.getByRole('region', { name: 'Confirm it’s you' })).toBeVisible()
  app.answers.set(answer(Correction.propose, { id: 13 }))
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await dialog.getByRole('button', { name: 'Confirm with code' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(Correction.propose).at(-1))
    .toMatchObject({
      kind: 'adjustment',
      touid: 118_204,
      asset: 'coin',
      amount: -500,
      ref: 'order NB7Q2K4T',
      reason: 'Credited twice.',
    })
})

test('what somebody else proposed is approved, what I proposed can only be withdrawn', async () => {
  const app = await openConsole('/corrections')
  const rows = app.frame.getByRole('list', { name: 'Corrections' }).getByRole('listitem')
  const theirs = rows.filter({ hasText: 'Bia Nascimento' })
  const mine = rows.filter({ hasText: 'Diego Paz' })
  await expect.element(theirs.getByText('Adjust coins by −500')).toBeVisible()
  await expect.element(mine.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await expect.element(mine.getByRole('button', { name: 'Cancel proposal' })).toBeVisible()
  app.answers.set(answer(Correction.approve, refusal(Correction.approve, 'NotEnough')))
  await theirs.getByRole('button', { name: 'Approve' }).click()
  const dialog = app.frame.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText('The balance no longer covers it.')).toBeVisible()
  await expectAccessible(app)
  app.answers.set(answer(Correction.approve, {}))
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Correction.approve).map(({ id }) => id)).toEqual([12, 12])
})

test('a dialog gives the focus back to what opened it, also when it is cancelled', async () => {
  const app = await openConsole('/corrections')
  const opener = app.frame.getByRole('button', { name: 'Propose a correction' })
  await opener.click()
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
