import { Live, Ranks } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../../../testing/answers.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import { rankingOf } from '../../../testing/samples/gifts.ts'
import { entered, roomPath } from '../../../testing/samples/rooms.ts'

test.each(['en', 'ar'] as const)('hosts and gifters of every span, with a podium and one’s own place, in %s', async (language) => {
  const app = await openScreen('/rank', { language })
  await expect.element(app.frame.getByTestId('podium')).toBeVisible()
  expect(app.frame.getByTestId('podium').element().querySelectorAll('li')).toHaveLength(3)
  await expect.element(app.frame.getByTestId('own-place')).toMatchTextContent('128')
  await expectAccessible(app)
  await app.frame.getByRole('tab').nth(3).click()
  await app.frame.getByRole('radio').nth(1).click()
  await expect.poll(() => app.answers.sentTo(Ranks.consumeList).map(({ type }) => type)).toEqual(['month'])
  await expect.poll(() => app.answers.sentTo(Ranks.profitList).map(({ type }) => type)).toEqual(['day', 'month'])
})

test('nobody yet, and an answer that does not come', async () => {
  const app = await openScreen('/rank', {
    answers: [answer(Ranks.profitList, { ...rankingOf('hosts'), list: [] }), answer(Ranks.consumeList, broken)],
  })
  await expect.element(app.frame.getByText('No one here yet')).toBeVisible()
  await app.frame.getByRole('radio').nth(1).click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Ranks.consumeList, rankingOf('givers')))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByTestId('podium')).toBeVisible()
})

test('a room tells the host’s place of the hour and leads to it', async () => {
  const snapshot = { ...entered.snapshot, hour_rank: 3 }
  const app = await openScreen(roomPath, { answers: [answer(Live.enterRoom, { ...entered, snapshot })] })
  await expect.element(app.frame.getByTestId('hour-rank')).toMatchTextContent('Hourly #3')
  await app.frame.getByTestId('hour-rank').click()
  await expect.element(app.frame.getByTestId('podium')).toBeVisible()
  expect(app.path).toBe('/rank?kind=hosts&type=hour')
})
