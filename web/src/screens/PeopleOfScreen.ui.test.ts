import { Account, Guard, Profile, User } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { bia, foundPeople, me } from '../testing/samples/people.ts'

const lists = [
  ['/user/fans', Profile.getFansList],
  ['/user/follows', Profile.getFollowsList],
] as const

test.each(lists)('%s that failed is asked for again, and leads to homes', async (path, call) => {
  const app = await openScreen(`${path}?touid=${bia.id}`, { answers: [answer(call, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(call, ({ p = 1 }: { p?: unknown }) => (Number(p) === 1 ? foundPeople : [])))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.poll(() => app.frame.getByTestId('found-person').elements().length).toBe(foundPeople.length)
  expect(Number(app.answers.sentTo(call).at(-1)?.touid)).toBe(bia.id)
  await expectAccessible(app)
  const [, offline] = foundPeople
  await app.frame.getByCss(`a[href="/user/home?touid=${offline!.id}"]`).click()
  await expect.poll(() => app.path).toBe(`/user/home?touid=${offline!.id}`)
})

test.each(lists)('%s without anybody says so', async (path, call) => {
  const app = await openScreen(`${path}?touid=${bia.id}`, { answers: [answer(call, [])] })
  await expect.element(app.frame.getByText(/^(No followers yet|Not following anyone yet)$/)).toBeVisible()
})

test('a list that is private', async () => {
  const app = await openScreen(`/user/fans?touid=${bia.id}`, {
    answers: [answer(Profile.getFansList, refusal(Profile.getFansList, 'Private'))],
  })
  await expect.element(app.frame.getByText('This list is private')).toBeVisible()
})

test('a list of somebody who was blocked', async () => {
  const app = await openScreen(`/user/follows?touid=${bia.id}`, {
    answers: [answer(Profile.getFollowsList, refusal(Profile.getFollowsList, 'Blocked'))],
  })
  await expect.element(app.frame.getByRole('button', { name: 'Unblock' })).toBeVisible()
})

test('guards of a host', async () => {
  const app = await openScreen(`/user/guards?touid=${bia.id}`)
  await expect.element(app.frame.getByTestId('guard-list')).toBeVisible()
  await expectAccessible(app)
})

test('a host without guards', async () => {
  const app = await openScreen(`/user/guards?touid=${bia.id}`, { answers: [answer(Guard.getGuardList, [])] })
  await expect.element(app.frame.getByText('No guards yet')).toBeVisible()
})

test('my followers are reached from Me', async () => {
  const app = await openScreen('/mine')
  await app.frame.getByCss('a[href^="/user/fans"]').click()
  await expect.poll(() => app.path).toBe(`/user/fans?touid=${me.id}`)
})

test('who follows me is kept to myself in the settings', async () => {
  const app = await openScreen('/setting', {
    answers: [
      answer(Account.updateFields, () => {
        app.answers.set(answer(User.getBaseInfo, { ...me, islistprivate: 1 }))
        return {}
      }),
    ],
  })
  const only = app.frame.getByRole('switch', { name: 'Private follow lists' })
  await expect.element(only).toHaveAttribute('aria-checked', 'false')
  await only.click()
  await expect.element(only).toHaveAttribute('aria-checked', 'true')
  await expect.poll(() => app.answers.sentTo(Account.updateFields).map(({ islistprivate }) => Number(islistprivate))).toEqual([1])
})
