import { Live, Livegame } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { cardOf, roomGoals, sampleGoal, taskOver, tasksOf, taskTipped, tipped } from '../../../testing/samples/goals.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { entered, roomPath } from '../../../testing/samples/rooms.ts'

const withGoals = () => ({ ...entered, snapshot: { ...entered.snapshot, goals: roomGoals() } })

async function openGoals({ answers = [], ...options }: ScreenOptions = {}) {
  const app = await openScreen(roomPath, { ...options, answers: [answer(Live.enterRoom, withGoals()), ...answers] })
  await app.frame.getByTestId('open-goals').click()
  await expect.element(app.frame.getByTestId('goal-sheet')).toBeVisible()
  return app
}

test.each(['en', 'ar'] as const)('goals with progress and time, and a tip for one, in %s', async (language) => {
  const app = await openGoals({ language, answers: [answer(Livegame.giveATip, tipped(language))] })
  await expect.element(app.frame.getByTestId('goal-71')).toMatchTextContent('20')
  await expectAccessible(app)
  await app.frame.getByTestId('tip-send').click()
  await expect.element(app.frame.getByTestId('goal-71')).toMatchTextContent('25')
  await expect.poll(() => app.answers.sentTo(Livegame.giveATip)).toMatchObject([{ id: 71, coin: 330 }])
})

test('a tip that fills the goal is told to everybody, with what one gave', async () => {
  const reached = { coin_now: '1980', givers: 17, state: 'reached' } as const
  const app = await openGoals({ answers: [answer(Livegame.giveATip, tipped('en', reached, '660'))] })
  await app.frame.getByTestId('choice-10').click()
  await app.frame.getByTestId('tip-send').click()
  await expect.element(app.frame.getByTestId('goal-reached')).toMatchTextContent('30/30')
  await expect.element(app.frame.getByTestId('goal-given')).toMatchTextContent('462')
  await expectAccessible(app)
})

test('without an answer the same tip is sent under the same key; a refusal is told in the server’s words', async () => {
  const app = await openGoals({ answers: [answer(Livegame.giveATip, unreachable)] })
  await app.frame.getByTestId('tip-send').click()
  await expect.element(app.frame.getByRole('alert')).toMatchTextContent('won’t pay twice')
  app.answers.set(answer(Livegame.giveATip, refusal(Livegame.giveATip, 'GoalFull', 'Just reached')))
  await app.frame.getByTestId('tip-send').click()
  await expect.element(app.frame.getByRole('alert')).toMatchTextContent('Just reached')
  expect(new Set(app.answers.sentTo(Livegame.giveATip).map(({ client_request_id: key }) => key)).size).toBe(1)
})

test('events move the chip and the list; coins that come back are told once they are', async () => {
  const app = await openGoals({ answers: [answer(Livegame.giveATip, tipped('en'))] })
  const room = roomChannels(app.realtime)
  await expect.poll(room.areFollowed).toBe(true)
  await app.frame.getByTestId('tip-send').click()
  room.publish('room', taskTipped({ coin_now: '1716' }).event)
  await expect.element(app.frame.getByTestId('goal-71')).toMatchTextContent('26 of 30')
  const returning = cardOf(sampleGoal({ state: 'expired', coin_now: '1716' }), 'en', { mine: '462' })
  app.answers.set(answer(Livegame.getLiveAnchorTaskInfo, { ...tasksOf('en'), list: [returning] }))
  room.publish('room', taskOver({ coin_now: '1716' }).event)
  const sheet = app.frame.getByTestId('goal-returned')
  await expect.element(sheet).toMatchTextContent('on their way back')
  const back = { ...returning, returned: '462', returnedtime: 1_800_000_000, returned_all: '1716' }
  app.answers.set(answer(Livegame.getLiveAnchorTaskInfo, { ...tasksOf('en'), list: [back] }))
  await expect.element(sheet).toMatchTextContent('Your tips are back')
  await expectAccessible(app)
})

test('too few coins lead to recharge', async () => {
  const app = await openGoals({
    answers: [
      answer(Livegame.getWishingWellList, { ...tasksOf('en'), list: [], coin: '20' }),
      answer(Livegame.getLiveAnchorTaskInfo, tasksOf('en', '20')),
    ],
  })
  await app.frame.getByTestId('tip-short').click()
  await expect.element(app.frame.getByTestId('room-recharge')).toBeVisible()
})

test('a list that cannot be read says so', async () => {
  const app = await openGoals({ answers: [answer(Livegame.getLiveAnchorTaskInfo, broken)] })
  await expect.element(app.frame.getByTestId('goal-sheet').getByRole('alert')).toBeVisible()
})

test('time left is counted by the server’s clock, whatever the device says', async () => {
  const app = await openGoals({
    before: (frame) => {
      const { now } = frame.Date
      frame.Date.now = () => now() + 600_000
    },
  })
  await expect.element(app.frame.getByTestId('goal-71').getByRole('timer')).toMatchTextContent('18:')
})

test('a goal that ended while the room was out of reach is told once it is back', async () => {
  const app = await openGoals({ answers: [answer(Livegame.giveATip, tipped('en'))] })
  const room = roomChannels(app.realtime)
  await expect.poll(room.areFollowed).toBe(true)
  await app.frame.getByTestId('tip-send').click()
  await expect.element(app.frame.getByTestId('goal-71')).toMatchTextContent('25 of 30')
  const back = cardOf(sampleGoal({ state: 'expired', coin_now: '1650' }), 'en', {
    mine: '462',
    returned: '462',
    returnedtime: 1_800_000_000,
    returned_all: '1650',
  })
  app.answers.set(answer(Livegame.getLiveAnchorTaskInfo, { ...tasksOf('en'), list: [back] }))
  app.answers.set(answer(Live.getSnapshot, { realtime: entered.realtime, snapshot: { ...entered.snapshot, goals: [] }, ended: 0 }))
  app.realtime.recovers = false
  app.realtime.dropConnections()
  await expect.element(app.frame.getByTestId('goal-returned')).toMatchTextContent('Your tips are back')
})

test('a host sets a task, and says what became of one', async () => {
  const reached = cardOf(sampleGoal({ coin_now: '1980', state: 'reached' }), 'en')
  const { app } = await goOnAir({
    answers: [
      answer(Livegame.getWishingWellList, { list: [], coin: '0', percent: 50 }),
      answer(Livegame.getLiveAnchorTaskInfo, { list: [reached], coin: '0', percent: 50 }),
      answer(Livegame.setLiveAnchorTask, cardOf(sampleGoal({ goalid: 90, coin_now: '0', givers: 0 }), 'en')),
      answer(Livegame.anchorTaskOperation, { ...reached, state: 'done' }),
    ],
  })
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('set-goals').click()
  await app.frame.getByTestId('new-goal').click()
  await expect.element(app.frame.getByTestId('goal-start')).toBeDisabled()
  await app.frame.getByTestId('goal-title').fill('Sing with you all')
  await app.frame.getByTestId('goal-gift-8').click()
  await expectAccessible(app)
  await app.frame.getByTestId('goal-start').click()
  await app.frame.getByTestId('goal-done').click()
  await expect.element(app.frame.getByTestId('goal-confirm')).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByTestId('goal-confirm').click()
  await expect.element(app.frame.getByTestId('goal-confirm')).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(Livegame.setLiveAnchorTask))
    .toMatchObject([{ title: 'Sing with you all', giftid: 8, giftcount: 30, minutes: 30 }])
  await expect.poll(() => app.answers.sentTo(Livegame.anchorTaskOperation)).toMatchObject([{ id: 71, type: 1 }])
})
