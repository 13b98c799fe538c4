import { OperatorAuth, Report, Sanction, SuperAdmin } from '@nimbo/contract/operator'
import { answer, refusal, unreachable } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConsole } from '../testing/openConsole.ts'
import { caseDetail, cases } from '../testing/samples.ts'

test('a case is opened and decided with the keys, and the next one is shown', async () => {
  const app = await openConsole('/reports')
  await expect.element(app.frame.getByRole('list', { name: 'Reports' }).getByRole('button').first()).toBeVisible()
  const press = (key: string) => app.window.dispatchEvent(new app.window.KeyboardEvent('keydown', { key }))
  press('j')
  await expect.element(app.frame.getByRole('heading', { name: /new_girl_07/ })).toBeVisible()
  press('j')
  await expect.element(app.frame.getByRole('heading', { name: /Diego Paz/ })).toBeVisible()
  await expect.element(app.frame.getByText('isso é golpe?')).toBeVisible()
  await expect.element(app.frame.getByText('8 of 9 upheld')).toBeVisible()

  press('6')
  const pane = app.frame.getByRole('complementary', { name: 'Decision' })
  const decide = pane.getByRole('button', { name: 'Suspend, end live' })
  await expect.element(decide).toBeDisabled()
  await pane.getByLabelText('Rule').selectOptions('1')
  await expect.element(decide).toBeDisabled()
  await pane.getByRole('button', { name: '7 days' }).click()
  await expectAccessible(app)
  app.answers.set(answer(Report.decide, refusal(Report.decide, 'DecidedAlready')))
  await decide.click()
  await expect.element(pane.getByText('Someone has already decided this.')).toBeVisible()
  app.answers.set(answer(Report.decide, { sanction: 9 }))
  await decide.click()
  await expect.element(app.frame.getByRole('heading', { name: /Theo_GG/ })).toBeVisible()
  await expect
    .poll(() => app.answers.sentTo(Report.decide).at(-1))
    .toMatchObject({ id: 20_931, decision: 'disable', reasonid: 1, banruleid: 3 })
})

test('whoever types a note chooses no action with it, and a live that is over cannot be closed', async () => {
  const app = await openConsole('/reports?id=20933')
  const pane = app.frame.getByRole('complementary', { name: 'Decision' })
  await expect.element(pane.getByRole('button', { name: /No violation/ })).toBeVisible()
  await expect.element(pane.getByRole('button', { name: /Close live/ })).not.toBeInTheDocument()
  await pane.getByRole('button', { name: /No violation/ }).click()
  await pane.getByLabelText('Note for other operators (optional)').click()
  await userEvent.keyboard('2j')
  await expect.element(pane.getByRole('button', { name: /No violation/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(pane.getByRole('button', { name: 'Dismiss the reports' })).toBeEnabled()
})

test('a reported video is watched and removed', async () => {
  const video = { state: 'ready', href: '/media/video/a.mp4', thumb: '/covers/kitchen.svg' } as const
  const about = { ...caseDetail, stream: '', thumb: '', live: 0 as const, lines: [], title: 'Briga na rua', video }
  const app = await openConsole('/reports?id=20931', { answers: [answer(Report.getCase, about), answer(Report.decide, { sanction: 4 })] })
  await expect.element(app.frame.getByLabelText('Reported video')).toHaveAttribute('src', video.href)
  await expectAccessible(app)
  const pane = app.frame.getByRole('complementary', { name: 'Decision' })
  await pane.getByRole('button', { name: /Remove video/ }).click()
  await pane.getByLabelText('Rule').selectOptions('1')
  await pane.getByRole('button', { name: 'Remove this video' }).click()
  await expect.poll(() => app.answers.sentTo(Report.decide)).toMatchObject([{ decision: 'remove', reasonid: 1, banruleid: 0 }])
})

test('a reported video that its owner deleted cannot be removed', async () => {
  const video = { state: 'deleted', href: '', thumb: '' } as const
  const about = { ...caseDetail, stream: '', thumb: '', live: 0 as const, lines: [], video }
  const gone = await openConsole('/reports?id=20931', { answers: [answer(Report.getCase, about)] })
  await expect.element(gone.frame.getByText('Deleted by its owner')).toBeVisible()
  await expect.element(gone.frame.getByRole('button', { name: /Remove video/ })).not.toBeInTheDocument()
})

test('an empty queue and a server that is gone are told', async () => {
  const app = await openConsole('/reports', { answers: [answer(Report.getCases, { ...cases, list: [], open: 0 })] })
  await expect.element(app.frame.getByText('No open reports. New ones appear automatically.')).toBeVisible()
  app.answers.set(answer(Report.getCases, unreachable))
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expectAccessible(app)
})

test('a super-admin is made by number, with a reason and a proof of who does it, and unmade', async () => {
  const app = await openConsole('/superadmins')
  app.answers.set(answer(SuperAdmin.grant, refusal(SuperAdmin.grant, 'StepUpNeeded')))
  app.answers.set(answer(OperatorAuth.proveTotp, {}))
  await app.frame.getByRole('button', { name: 'Add a super-admin' }).click()
  const dialog = app.frame.getByRole('dialog')
  const make = dialog.getByRole('button', { name: 'Make super-admin' })
  await dialog.getByLabelText('Person ID').fill('204809')
  await expect.element(dialog.getByText('Rafa Okoye')).toBeVisible()
  await expect.element(make).toBeDisabled()
  await dialog.getByLabelText('Reason').fill('Weekend shift')
  await make.click()
  await expect.element(dialog.getByRole('region', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(app)
  app.answers.set(answer(SuperAdmin.grant, {}))
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await dialog.getByRole('button', { name: 'Confirm with code' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(SuperAdmin.grant).at(-1)).toEqual({ touid: 204_809, reason: 'Weekend shift' })

  app.answers.set(answer(SuperAdmin.revoke, {}))
  await app.frame.getByRole('button', { name: 'Remove…' }).click()
  await app.frame.getByRole('dialog').getByLabelText('Reason').fill('Left the team')
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(SuperAdmin.revoke)).toEqual([{ touid: 204_806, reason: 'Left the team' }])
})

test('a sanction is lifted before its time', async () => {
  const app = await openConsole('/sanctions')
  const row = app.frame.getByRole('list', { name: 'Sanctions' }).getByRole('listitem')
  await expect.element(row.getByText(/Account suspended/)).toBeVisible()
  app.answers.set(answer(Sanction.lift, refusal(Sanction.lift, 'NotActive')))
  await row.getByRole('button', { name: 'Lift…' }).click()
  const dialog = app.frame.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Lift' }).click()
  await expect.element(dialog.getByText('It has already ended.')).toBeVisible()
  app.answers.set(answer(Sanction.lift, {}))
  await dialog.getByRole('button', { name: 'Lift' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Sanction.lift)).toHaveLength(2)
})
