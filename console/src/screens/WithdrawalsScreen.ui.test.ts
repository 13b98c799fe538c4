import { Lead, OperatorAuth, Payout } from '@nimbo/contract/operator'
import { answer, refusal, unreachable } from '@nimbo/web/testing/answers.ts'
import { expectAccessible } from '@nimbo/web/testing/openScreen.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConsole } from '../testing/openConsole.ts'
import { queue } from '../testing/samples.ts'

/** Polls every five seconds happen at once. */
function refreshFast(frame: Window & typeof globalThis): void {
  const { setInterval } = frame
  frame.setInterval = ((act: () => void, ms = 0) => setInterval(act, ms === 5_000 ? 100 : ms)) as typeof frame.setInterval
}

test('a busy queue is read with the keys, and nothing moves behind a question', async () => {
  const app = await openConsole('/withdrawals?id=1', { before: refreshFast })
  const panel = app.frame.getByRole('complementary')
  await expect.element(panel.getByText('Omar Haddad').first()).toBeVisible()
  const rows = () => app.frame.getByCss('tbody tr').elements().length
  await expect.poll(rows).toBe(10)
  ;(app.frame.getByCss('tbody tr button').first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(app.window.document.activeElement?.textContent).toContain('Bia Nascimento')

  await panel.getByRole('button', { name: /Reject/ }).click()
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  await expectAccessible(app)
  app.answers.set(answer(Payout.getQueue, { ...queue, list: queue.list.slice(3) }))
  // The navigation's own count goes on, many times over; what the table shows does not.
  const counted = app.answers.sent.length
  await expect.poll(() => app.answers.sent.length).toBeGreaterThan(counted + 10)
  expect(rows()).toBe(10)
  await userEvent.keyboard('{Escape}')
  await expect.poll(rows).toBe(7)
})

test('a server that does not answer is told, with what was shown kept', async () => {
  const app = await openConsole('/leads')
  const row = app.frame.getByRole('listitem').filter({ hasText: 'Rafaela Santos' })
  await expect.element(row).toBeVisible()
  app.answers.set(answer(Lead.getLeads, unreachable))
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expect.element(row).toBeVisible()
  await expectAccessible(app)
})

test('an approval asks who it is when the last proof is too old, and then goes on by itself', async () => {
  const app = await openConsole('/withdrawals?id=1')
  app.answers.set(answer(Payout.approve, refusal(Payout.approve, 'StepUpNeeded')))
  app.answers.set(answer(OperatorAuth.proveTotp, refusal(OperatorAuth.proveTotp, 'NotProved')))
  await app.frame
    .getByRole('complementary')
    .getByRole('button', { name: /^Approve/ })
    .click()
  const dialog = app.frame.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(dialog.getByRole('region', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(app)

  const confirm = dialog.getByRole('button', { name: 'Confirm with code' })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await confirm.click()
  await expect.element(dialog.getByText(/Wrong code/)).toBeVisible()

  app.answers.set(answer(OperatorAuth.proveTotp, unreachable))
  await dialog.getByLabelText('Authenticator code').fill('234567')
  await confirm.click()
  await expect.element(dialog.getByText(/isn’t responding/)).toBeVisible()

  app.answers.set(answer(OperatorAuth.proveTotp, {}))
  app.answers.set(answer(Payout.approve, { state: 'approved', signed: 2, needed: 2 }))
  await dialog.getByLabelText('Authenticator code').fill('345678')
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Payout.approve)).toHaveLength(2)
  await expect.poll(() => app.answers.sentTo(OperatorAuth.proveTotp).map(({ code }) => code)).toEqual(['123456', '234567', '345678'])
})
