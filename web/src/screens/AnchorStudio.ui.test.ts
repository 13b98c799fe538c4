import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../testing/openScreen.ts'
import { giver, roomChannels, votesUpdated } from '../testing/samples/roomEvents.ts'
import { entered, ownEndedShow, room } from '../testing/samples/rooms.ts'

const { stream, title, starttime, thumb, liveclassid } = room
const running = answer(Live.checkLiveing, { status: 1, stream, title, starttime, thumb, liveclassid })
const soFar = answer(Live.stopInfo, { ...ownEndedShow, endtime: 0 })

async function carryOn({ answers = [], ...options }: ScreenOptions = {}) {
  const entering = answer(Live.enterRoom, { ...entered, usertype: 50 })
  const app = await openScreen('/liveAnchor', { size: [1440, 900], answers: [running, entering, soFar, ...answers], ...options })
  const realtime = roomChannels(app.realtime)
  await app.frame.getByTestId('carry-on').click()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { app, realtime }
}

test.each(['en', 'ar'] as const)('a large screen has how the live goes beside the picture, in %s', async (language) => {
  const { app, realtime } = await carryOn({ language })
  await expect.element(app.frame.getByTestId('stream-health')).toBeVisible()
  await expect.element(app.frame.getByCss('.room-studio .audience-chart')).toBeVisible()
  await expect.element(app.frame.getByCss('.studio-ranks li').first()).toBeVisible()
  realtime.publish('room', votesUpdated(5, 4321, 9000, [giver(7, '40')]).event)
  await expect.element(app.frame.getByCss('.room-studio [data-testid="earned-now"]')).toBeVisible()
  await expect.element(app.frame.getByCss('.room-counts')).not.toBeVisible()
  await expectAccessible(app)
  // The columns keep to their places: nothing of the picture is covered.
  const edges = (css: string) => app.frame.getByCss(css).element().getBoundingClientRect()
  const [column, picture, chat] = [edges('.room-studio'), edges('.room-picture'), edges('.room-chat')]
  const [first, second, third] = language === 'ar' ? [chat, picture, column] : [column, picture, chat]
  expect(first.right).toBeLessThanOrEqual(second.left + 1)
  expect(second.right).toBeLessThanOrEqual(third.left + 1)
  await app.frame.getByCss('.studio-ranks button').first().click()
  await expect.element(app.frame.getByTestId('person')).toBeVisible()
})

test('what does not come says so in its own place, and comes when asked again', async () => {
  const { app } = await carryOn({ answers: [answer(Live.stopInfo, broken)] })
  const panel = app.frame.getByTestId('audience-panel')
  await expect.element(panel.getByRole('button')).toBeVisible()
  app.answers.set(soFar)
  await panel.getByRole('button').click()
  await expect.element(app.frame.getByCss('.audience-chart')).toBeVisible()
})

test('a phone and a tablet do without', async () => {
  const { app } = await carryOn({ size: [820, 1180] })
  await expect.element(app.frame.getByCss('.room-counts')).toBeVisible()
  expect(app.answers.sentTo(Live.stopInfo)).toHaveLength(0)
})
