import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { giver, roomChannels, votesUpdated } from '../../../testing/samples/roomEvents.ts'
import { roomPath, userRank } from '../../../testing/samples/rooms.ts'

async function openRank(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, options)
  await app.frame.getByTestId('votes').click()
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  return app
}

test.each(['en', 'ar'] as const)('who gave most, in this live and in every span, in %s', async (language) => {
  const app = await openRank({ language })
  const list = app.frame.getByTestId('rank-list')
  await expect.element(list).toBeVisible()
  expect(list.element().querySelectorAll('li')).toHaveLength(userRank.list.length)
  await expect.element(app.frame.getByTestId('own-rank')).toMatchTextContent('14')
  await expectAccessible(app)
  await app.frame.getByRole('tab').nth(4).click()
  await expect.poll(() => [...new Set(app.answers.sentTo(Live.getUserRank).map(({ type }) => type))]).toEqual(['show', 'total'])
  await list.getByRole('button').first().click()
  await expect.element(app.frame.getByTestId('person')).toBeVisible()
})

test('nobody yet, and an answer that does not come', async () => {
  const mine = { rank: 0, contribution: '0', behind: '0' }
  const app = await openRank({ answers: [answer(Live.getUserRank, { list: [], nums: 0, starttime: 0, mine })] })
  await expect.element(app.frame.getByText('No gifters yet')).toBeVisible()
  await expect.element(app.frame.getByText('You haven’t sent coins here yet')).toBeVisible()
  app.answers.set(answer(Live.getUserRank, broken))
  await app.frame.getByRole('tab', { name: 'Week' }).click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Live.getUserRank, userRank))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByTestId('rank-list')).toBeVisible()
})

test('votes and the three who gave most follow what the room is told', async () => {
  const app = await openScreen(roomPath)
  const realtime = roomChannels(app.realtime)
  await expect.element(app.frame.getByTestId('votes')).toMatchTextContent(/1.3m/i)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publish('room', votesUpdated(5, 40, 1_990_000, [giver(71, '50000')]).event)
  await expect.element(app.frame.getByTestId('votes')).toMatchTextContent(/2m/i)
  await expect.element(app.frame.getByTestId('top-givers')).toMatchTextContent(/50k/i)
  expect(app.frame.getByTestId('top-givers').element().querySelectorAll('.rank-giver')).toHaveLength(1)
})

test('the anchor sees what the live earned and opens the ranking, without a place of their own', async () => {
  const { app, realtime } = await goOnAir()
  await expect.element(app.frame.getByTestId('earned-now')).toMatchTextContent('4,216')
  // It was on air before: what the last minute brought is not known yet.
  await expect.element(app.frame.getByTestId('earned-minute')).toMatchTextContent('–')
  realtime.publish('room', votesUpdated(36, 4252, 2_000_000).event)
  await expect.element(app.frame.getByTestId('earned-now')).toMatchTextContent('4,252')
  await app.frame.getByTestId('open-rank').click()
  await expect.element(app.frame.getByTestId('rank-list')).toBeVisible()
  await expect.element(app.frame.getByTestId('own-rank')).not.toBeInTheDocument()
})

test('on a phone on its side the count of givers lies beside the button that closes the sheet', async () => {
  const app = await openRank({ size: [844, 390] })
  const count = app.frame.getByCss('.rank-head > :last-child')
  await expect.element(count).toBeVisible()
  const close = app.frame.getByRole('button', { name: 'Close' }).last()
  expect(count.element().getBoundingClientRect().right).toBeLessThanOrEqual(close.element().getBoundingClientRect().left)
})
