import { Home, User, Profile } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, openScreen, pauseTimers, shortenTimers } from '../testing/openScreen.ts'
import { foundPeople } from '../testing/samples/people.ts'
import { room } from '../testing/samples/rooms.ts'

const rows = (app: Awaited<ReturnType<typeof openScreen>>) => app.frame.getByTestId('found-person').elements().length

test.each(['en', 'ar'] as const)('everybody I follow is listed in %s, and who is on air leads to the room', async (language) => {
  const app = await openScreen('/live/follow', { language })
  await expect.poll(() => rows(app)).toBe(foundPeople.length)
  await expectAccessible(app)
  const [live] = foundPeople
  await app.frame.getByCss(`a[href*="stream=${live!.stream}"]`).click()
  await expect.poll(() => app.path).toContain(`/liveAudience?liveuid=${live!.id}`)
})

test('nobody followed leads to hosts; a failure can be tried again', async () => {
  const app = await openScreen('/live/follow', { answers: [answer(Profile.getFollowsList, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Profile.getFollowsList, []))
  await app.frame.getByRole('alert').getByRole('button').click()
  await app.frame.getByRole('button', { name: 'Find hosts' }).click()
  await expect.poll(() => app.path).toBe('/index')
})

test('somebody I unfollow stays until I leave, so that a slip can be undone', async () => {
  const app = await openScreen('/live/follow', {
    answers: [answer(User.setAttent, ({ isattent }) => ({ isattent: isattent ? (1 as const) : (0 as const) }))],
  })
  const [, first] = foundPeople
  await app.frame.getByRole('button', { name: `Following ${first!.user_nicename}` }).click()
  const again = app.frame.getByRole('button', { name: `Follow ${first!.user_nicename}` })
  await again.click()
  await expect.element(app.frame.getByRole('button', { name: `Following ${first!.user_nicename}` })).toBeVisible()
  await expect.poll(() => app.answers.sentTo(User.setAttent).map(({ isattent }) => isattent)).toEqual([0, 1])
})

/** A page that often asks for shows that have begun: none is on yet. News of one stays until it is put away. */
async function openWaiting() {
  let live: (typeof room)[] = []
  const before = (frame: Window & typeof globalThis) => {
    shortenTimers(3_000)(frame)
    pauseTimers(10_000).before(frame)
    const { setInterval } = frame
    frame.setInterval = ((act: () => void, ms = 0) => setInterval(act, ms === 30_000 ? 300 : ms)) as typeof frame.setInterval
  }
  const app = await openScreen('/mine', { before, answers: [answer(Home.getFollow, () => ({ title: '', des: '', list: live }))] })
  const timesAsked = () => app.answers.sentTo(Home.getFollow).length
  const askTwice = async () => {
    const from = timesAsked()
    await expect.poll(timesAsked).toBeGreaterThan(from + 1)
  }
  await askTwice()
  return { app, askTwice, toast: app.frame.getByCss('[data-sonner-toast]'), list: (rooms: typeof live) => (live = rooms) }
}
const begun = () => ({ ...room, starttime: Math.ceil(Date.now() / 1000) + 1 })

test('a show that begins while the app is open is told once, and leads to the room', async () => {
  const { app, toast, list } = await openWaiting()
  list([begun()])
  await expect.element(toast).toBeVisible()
  expect(toast.element().textContent).toContain(room.user_nicename)
  await toast.getByRole('button', { name: 'Watch' }).click()
  await expect.poll(() => app.path).toContain(`/liveAudience?liveuid=${room.uid}`)
})

test('a show that has been on for long is no news, whenever it comes onto the list', async () => {
  const { toast, list, askTwice } = await openWaiting()
  list([room])
  await askTwice()
  expect(toast.elements()).toEqual([])
})

test('news of a show goes with the person it was told to', async () => {
  const { app, toast, list } = await openWaiting()
  list([begun()])
  await expect.element(toast.getByRole('button', { name: 'Watch' })).toBeVisible()
  for (const key of ['token', 'user', 'usersign']) localStorage.removeItem(key)
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(toast.getByRole('button', { name: 'Watch' })).not.toBeInTheDocument()
})

test('who switched alerts off is told nothing', async () => {
  const app = await openScreen('/setting/notices', {})
  const alerts = app.frame.getByRole('switch', { name: 'Alerts in the app' })
  await expect.element(alerts).toHaveAttribute('aria-checked', 'true')
  await alerts.click()
  await expect.element(alerts).toHaveAttribute('aria-checked', 'false')
  expect(app.window.localStorage.getItem('live-alerts')).toBe('off')
})
