import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../../../testing/answers.ts'
import { openScreen, reloadWith } from '../../../testing/openScreen.ts'
import { kaique } from '../../../testing/samples/people.ts'
import { roomOf, rooms } from '../../../testing/samples/rooms.ts'

test('a list that failed leaves no empty frame above it, and comes back with its room', async () => {
  const app = await openScreen('/index', { size: [1440, 900], signedIn: false, answers: [answer(Home.getHot, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expect.poll(() => app.frame.getByCss('.room-hero').elements()).toEqual([])
  await reloadWith(app, answer(Home.getHot, { slide: [], list: rooms }))
  await expect.element(app.frame.getByCss('a.room-hero')).toBeVisible()
})

test('the wide card stays, with its newest figures, while the list below it grows by a page', async () => {
  const last = { ...roomOf({ ...kaique, id: 991 }, 'neon-city', 'On the second page', 9), stream: '991_1' }
  const isDrawn = Promise.withResolvers<void>()
  const pages = (nums: number) =>
    answer(Home.getHot, async ({ p = 1 }) => {
      if (Number(p) > 1) await isDrawn.promise
      return { slide: [], list: [rooms.map((room) => ({ ...room, nums })), [last]][Number(p) - 1] ?? [] }
    })
  const app = await openScreen('/index', { size: [1440, 900], signedIn: false, answers: [pages(41_000)] })
  await expect.element(app.frame.getByCss('a.room-hero')).toBeVisible()
  isDrawn.resolve()
  await expect.element(app.frame.getByText('On the second page')).toBeInTheDocument()
  app.answers.set(pages(77_000))
  await expect.element(app.frame.getByCss('a.room-hero').getByText('77K')).toBeVisible()
})
