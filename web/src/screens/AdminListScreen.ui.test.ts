import { Livemanage, Moderation } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { admins, kickedPeople, mutedPeople } from '../testing/samples/moderation.ts'
import { me } from '../testing/samples/people.ts'

test('an admin is removed after a question, and one is added by number', async () => {
  const app = await openScreen('/adminList', { answers: [answer(Moderation.setAdmin, { isadmin: 0 })] })
  await app.frame.getByRole('button', { name: /^Remove Omar Haddad/ }).click()
  await app.frame.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click()
  await expect.element(app.frame.getByText(/is no longer an admin/)).toBeVisible()
  app.answers.set(answer(Moderation.setAdmin, refusal(Moderation.setAdmin, 'NoSuchPerson', 'No such account')))
  await app.frame.getByRole('button', { name: 'Add admin' }).click()
  const sheet = app.frame.getByRole('dialog')
  await sheet.getByRole('textbox').fill('12a34')
  await expectAccessible(app)
  await sheet.getByRole('button', { name: 'Set admin' }).click()
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('No such account')
  await expect
    .poll(() => app.answers.sentTo(Moderation.setAdmin).map(({ touid, isadmin, liveuid }) => [touid, isadmin, liveuid]))
    .toEqual([
      [204_806, 0, me.id],
      [1234, 1, me.id],
    ])
})

test('five admins are all there can be', async () => {
  const app = await openScreen('/adminList', { answers: [answer(Moderation.getAdminList, { ...admins, nums: 5 })] })
  await expect.element(app.frame.getByText(/up to 5 admins/)).toBeVisible()
  await expect.element(app.frame.getByRole('button', { name: 'Add admin' })).toBeDisabled()
  await expect.element(app.frame.getByText('Suggested')).not.toBeInTheDocument()
})

test('a list of admins that does not load is asked again', async () => {
  const app = await openScreen('/adminList', { answers: [answer(Moderation.getAdminList, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Moderation.getAdminList, admins))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByTestId('admin').first()).toBeVisible()
})

test.each(['en', 'ar'] as const)('a mute and a kick are undone from their lists, in %s', async (language) => {
  let muted = mutedPeople
  const app = await openScreen('/setting/muted', {
    language,
    answers: [
      answer(Livemanage.getShutList, () => ({ list: muted, nums: muted.length })),
      answer(Livemanage.cancelShut, ({ touid }) => {
        muted = muted.filter(({ id }) => id !== Number(touid))
        return {}
      }),
      answer(Livemanage.cancelKick, refusal(Livemanage.cancelKick, 'NotSanctioned', 'Over already')),
    ],
  })
  const rows = app.frame.getByTestId('sanctioned')
  await expect.poll(() => rows.elements().length).toBe(3)
  await expectAccessible(app)
  await rows.first().getByRole('button').click()
  await expect.poll(() => rows.elements().length).toBe(2)
  await app.frame.getByRole('radio').last().click()
  await expect.element(rows.filter({ hasText: kickedPeople[0]!.user_nicename })).toBeVisible()
  await rows.first().getByRole('button').click()
  await expect.element(app.frame.getByText('Over already')).toBeVisible()
})
