import { Notice } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, openScreen, watchDrawn } from '../testing/openScreen.ts'
import { notices } from '../testing/samples/certification.ts'
import { roomPath } from '../testing/samples/rooms.ts'

const unseen = [answer(Notice.getNotices, [...notices]), answer(Notice.setSeen, {})]

test('unseen notices are shown at the start, one at a time, and seen once', async () => {
  const app = await openScreen('/index', { answers: unseen })
  const notice = app.frame.getByTestId('notice')
  await expect.element(notice.getByText('Your certification wasn’t approved')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Notice.getNotices)).toEqual([{ unseen: '1' }])
  await expectAccessible(app)
  await app.frame.getByTestId('notice-seen').click()
  await expect.element(notice.getByText('Insulting another viewer')).toBeVisible()
  await app.frame.getByTestId('notice-seen').click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(Notice.setSeen))
    .toEqual([
      { id: 71, only: 1 },
      { id: 74, only: 1 },
    ])
})

test('details lead where it says more', async () => {
  const app = await openScreen('/index', { language: 'ar', answers: unseen })
  await app.frame.getByTestId('notice-more').click()
  await expect.poll(() => app.path).toBe('/anchorAuth')
  await expect.poll(() => app.answers.sentTo(Notice.setSeen)).toEqual([{ id: 71, only: 1 }])
})

test('not over the page that says more, where it counts as seen', async () => {
  const app = await openScreen('/anchorAuth', { answers: unseen })
  await expect.element(app.frame.getByTestId('notice').getByText('Insulting another viewer')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Notice.setSeen)).toEqual([{ id: 71, only: 1 }])
})

test('not for a stranger', async () => {
  const app = await openScreen('/index', { signedIn: false, answers: unseen })
  await expect.element(app.frame.getByCss('main img').first()).toBeVisible()
  expect(app.answers.sentTo(Notice.getNotices)).toEqual([])
})

test('not over a room', async () => {
  const drawn = watchDrawn('notice')
  const app = await openScreen(roomPath, { answers: unseen, before: drawn.before })
  await expect.poll(() => app.answers.sentTo(Notice.getNotices)).toHaveLength(1)
  // What comes after everything else in a room.
  await expect.element(app.frame.getByTestId('next-room')).toBeInTheDocument()
  await app.frame.getByTestId('close-room').click()
  await expect.element(app.frame.getByTestId('notice')).toBeVisible()
  expect([...drawn.paths]).toEqual(['/index'])
})

test('a server that does not answer shows nothing', async () => {
  const app = await openScreen('/index', { answers: [answer(Notice.getNotices, broken)] })
  await expect.poll(() => app.answers.sentTo(Notice.getNotices).length).toBeGreaterThan(0)
  await expect.element(app.frame.getByCss('main img').first()).toBeVisible()
  expect(app.frame.getByTestId('notice').elements()).toEqual([])
})
