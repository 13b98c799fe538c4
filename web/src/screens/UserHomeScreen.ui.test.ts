import { Account, Guard, Live, Message, Moderation, Profile, User } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { bia, me, viewers } from '../testing/samples/people.ts'
import { homeIn, plainHome, recordsOf } from '../testing/samples/profiles.ts'
import { roomPath } from '../testing/samples/rooms.ts'

const path = `/user/home?touid=${bia.id}`
const sizes = { narrow: [320, 640], phone: [390, 844], side: [844, 390], tablet: [820, 1180], desktop: [1440, 900] } as const
const isFollowing = ({ isattent }: { isattent?: unknown }) => ({ isattent: Number(isattent) === 1 ? (1 as const) : (0 as const) })

const seen = Object.entries(sizes).flatMap(([name, size]) => (['en', 'ar'] as const).map((language) => ({ name, size, language })))

test.each(seen)('a home on a $name screen in $language', async ({ size, language }) => {
  const app = await openScreen(path, { language, size })
  await expect.element(app.frame.getByTestId('records')).toBeVisible()
  await expect.element(app.frame.getByRole('heading', { level: 1 })).toHaveTextContent(bia.user_nicename)
  await expectAccessible(app)
})

test('its first records are asked for together with it, the next ones when it is scrolled', async () => {
  const held = Promise.withResolvers<void>()
  const app = await openScreen(path, {
    answers: [
      answer(Profile.getUserHome, async (_sent, language) => {
        await held.promise
        return homeIn(language)
      }),
      answer(Profile.getLiverecord, ({ p = 1 }) =>
        Number(p) < 3 ? recordsOf(bia.id, 20).map((r) => ({ ...r, id: r.id - Number(p) * 100 })) : [],
      ),
    ],
  })
  const pages = () => app.answers.sentTo(Profile.getLiverecord).map(({ p = 1 }) => Number(p))
  await expect.poll(pages).toEqual([1])
  held.resolve()
  await expect.element(app.frame.getByTestId('records')).toBeVisible()
  await expect
    .poll(() => {
      app.window.scrollTo(0, app.window.document.documentElement.scrollHeight)
      return pages()
    })
    .toEqual([1, 2, 3])
})

test('a list that fails hides nothing of the home, and is asked for again by a tap', async () => {
  const app = await openScreen(path, { answers: [answer(Profile.getLiverecord, broken)] })
  const alert = app.frame.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expect.element(app.frame.getByRole('heading', { level: 1 })).toHaveTextContent(bia.user_nicename)
  await expect.element(app.frame.getByTestId('guard-wall')).toBeVisible()
  app.answers.set(answer(Profile.getLiverecord, recordsOf(bia.id)))
  await alert.getByRole('button').click()
  await expect.element(app.frame.getByTestId('records')).toBeVisible()
})

test('a home that fails can be tried again', async () => {
  const app = await openScreen(path, { answers: [answer(Profile.getUserHome, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Profile.getUserHome, homeIn('en')))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByTestId('live-now')).toBeVisible()
})

test('somebody is followed, described, and reached in their room', async () => {
  const app = await openScreen(path, { answers: [answer(User.setAttent, isFollowing)] })
  await app.frame.getByRole('button', { name: 'Follow' }).click()
  await expect.element(app.frame.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => app.answers.sentTo(User.setAttent)).toEqual([expect.objectContaining({ touid: bia.id, isattent: 1 })])
  await app.frame.getByRole('link', { name: 'Add impression' }).click()
  await expect.poll(() => app.path).toBe(`/impress?touid=${bia.id}`)
  app.window.history.back()
  await app.frame.getByTestId('live-now').click()
  await expect.poll(() => app.path).toContain(`/liveAudience?liveuid=${bia.id}`)
})

test('whom I follow I still follow when I come back, before the home is read again', async () => {
  const app = await openScreen(path, { answers: [answer(User.setAttent, isFollowing)] })
  await app.frame.getByRole('button', { name: 'Follow' }).click()
  const following = app.frame.getByRole('button', { name: 'Following' })
  await expect.element(following).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => app.answers.sentTo(User.setAttent)).toHaveLength(1)
  app.answers.set(answer(Profile.getUserHome, () => new Promise<never>(() => {})))
  await app.frame.getByRole('link', { name: 'Add impression' }).click()
  await expect.poll(() => app.path).toBe(`/impress?touid=${bia.id}`)
  app.window.history.back()
  await following.click()
  await expect.poll(() => app.answers.sentTo(User.setAttent).map(({ isattent }) => Number(isattent))).toEqual([1, 0])
})

test.each([
  ['/user/fans', Profile.getFansList],
  ['/user/follows', Profile.getFollowsList],
  ['/user/guards', Guard.getGuardList],
] as const)('%s is a tap away', async (to, call) => {
  const app = await openScreen(path)
  await app.frame.getByCss(`main a[href="${to}?touid=${bia.id}"]`).first().click()
  await expect.poll(() => app.path).toBe(`${to}?touid=${bia.id}`)
  await expect.poll(() => app.answers.sentTo(call).length).toBeGreaterThan(0)
})

test('lists somebody keeps private are no links', async () => {
  const app = await openScreen(path, { answers: [answer(Profile.getUserHome, homeIn('en', { islistprivate: 1 }))] })
  await expect.element(app.frame.getByText('Followers')).toBeVisible()
  expect(app.frame.getByCss('a[href^="/user/f"]').elements()).toEqual([])
})

test('the gift wall has what they got and who gave most', async () => {
  const app = await openScreen(path)
  await app.frame.getByRole('tab', { name: 'Gift wall' }).click()
  await expect.poll(() => app.frame.getByTestId('gift-wall').getByRole('listitem').elements().length).toBe(12)
  await app.frame.getByCss(`main a[href="/user/home?touid=${viewers[0]!.id}"]`).click()
  await expect.poll(() => app.path).toBe(`/user/home?touid=${viewers[0]!.id}`)
})

test('who is blocked is gone, and back when it is undone', async () => {
  let blocked = false
  const app = await openScreen(path, {
    answers: [
      answer(Account.setBlack, ({ isblack }) => {
        blocked = Number(isblack) === 1
        app.answers.set(answer(Profile.getUserHome, blocked ? refusal(Profile.getUserHome, 'Blocked') : homeIn('en')))
        return { isblack: blocked ? (1 as const) : (0 as const) }
      }),
    ],
  })
  const asked = () => app.answers.sentTo(Message.getUnread).length
  await expect.poll(asked).toBeGreaterThan(0)
  const before = asked()
  await app.frame.getByRole('button', { name: 'More' }).click()
  await app.frame.getByRole('dialog', { name: 'More' }).getByText('Block').click()
  await app.frame
    .getByRole('dialog', { name: /^Block/ })
    .getByRole('button', { name: 'Block' })
    .click()
  // Their messages count no longer.
  await expect.poll(asked).toBeGreaterThan(before)
  const unblock = app.frame.getByRole('button', { name: 'Unblock' })
  await expect.element(unblock).toBeVisible()
  await expectAccessible(app)
  await unblock.click()
  await expect.element(app.frame.getByTestId('live-now')).toBeVisible()
})

test('whoever is not there is said so, without a way to try again', async () => {
  const app = await openScreen(path, { answers: [answer(Profile.getUserHome, refusal(Profile.getUserHome, 'NoSuchPerson'))] })
  await expect.element(app.frame.getByText('This profile isn’t available')).toBeVisible()
  expect(app.frame.getByRole('button', { name: 'Reload' }).elements()).toEqual([])
})

test('a stranger reads it and signs in to follow', async () => {
  const app = await openScreen(path, { signedIn: false })
  await app.frame.getByRole('button', { name: 'Follow' }).click()
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  expect(app.answers.sentTo(User.setAttent)).toEqual([])
})

test('one’s own home leads to editing, and describes nobody', async () => {
  const own = homeIn('en', { id: me.id, user_nicename: me.user_nicename, label: [] })
  const app = await openScreen(`/user/home?touid=${me.id}`, { answers: [answer(Profile.getUserHome, own)] })
  await expect.element(app.frame.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  for (const name of ['Follow', 'More']) expect(app.frame.getByRole('button', { name, exact: true }).elements()).toEqual([])
  expect(app.frame.getByRole('link', { name: 'Add impression' }).elements()).toEqual([])
})

test('somebody new has an empty home that says so', async () => {
  const app = await openScreen(path, {
    answers: [answer(Profile.getUserHome, plainHome('en')), answer(Profile.getLiverecord, [])],
  })
  await expect.element(app.frame.getByText('No past lives yet')).toBeVisible()
  await app.frame.getByRole('tab', { name: 'Gift wall' }).click()
  await expect.element(app.frame.getByText('No gifts yet')).toBeVisible()
  expect(app.frame.getByTestId('guard-wall').elements()).toEqual([])
})

test('leaving a room for a home asks for its lists anew', async () => {
  const app = await openScreen(path)
  const asked = () => app.answers.sentTo(Profile.getLiverecord).length
  await expect.poll(asked).toBe(1)
  await app.frame.getByTestId('live-now').click()
  await app.frame.getByTestId('host').click()
  await app.frame.getByTestId('person-home').click()
  await expect.poll(() => app.path).toContain('/user/home')
  await expect.element(app.frame.getByTestId('records')).toBeVisible()
  expect(asked()).toBe(2)
})

test('the card of somebody in a room leads to their home; of who was blocked it says so', async () => {
  const app = await openScreen(roomPath, {
    answers: [answer(Moderation.getPop, refusal(Moderation.getPop, 'Blocked', 'You blocked this user'))],
  })
  await app.frame.getByTestId('host').click()
  const card = app.frame.getByTestId('person')
  await expect.element(card.getByText('You blocked this user')).toBeVisible()
  expect(card.getByRole('alert').elements()).toEqual([])
  await app.frame.getByTestId('person-home').click()
  await expect.poll(() => app.path).toContain('/user/home?touid=')
  expect(app.answers.sentTo(Live.enterRoom).length).toBeGreaterThan(0)
})
