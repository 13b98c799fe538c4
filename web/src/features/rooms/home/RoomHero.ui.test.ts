import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../../../testing/answers.ts'
import { openScreen } from '../../../testing/openScreen.ts'
import { rooms } from '../../../testing/samples/rooms.ts'

test('a list that failed leaves no empty frame above it, and comes back with its room', async () => {
  const app = await openScreen('/index', { size: [1440, 900], signedIn: false, answers: [answer(Home.getHot, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expect.poll(() => app.frame.getByCss('.room-hero').elements()).toEqual([])
  app.answers.set(answer(Home.getHot, { slide: [], list: rooms }))
  await app.frame.getByRole('alert').getByRole('button').click()
  await expect.element(app.frame.getByCss('a.room-hero')).toBeVisible()
})
