import { Live, Red, User, Balance } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { balance } from '../../../testing/samples/money.ts'
import {
  missed,
  openPack,
  otherPack,
  overList,
  ownPack,
  redClosed,
  redSent,
  robbed,
  robList,
  waitingPack,
  wonList,
} from '../../../testing/samples/reds.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { entered, line, roomPath } from '../../../testing/samples/rooms.ts'
import { viewers } from '../../../testing/samples/people.ts'

const withPacks = answer(Live.enterRoom, { ...entered, isred: 1 })

async function openSend(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, options)
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('open-red').click()
  await expect.element(app.frame.getByTestId('red-send')).toBeVisible()
  return app
}
async function openFloat({ answers = [], ...options }: ScreenOptions = {}) {
  const app = await openScreen(roomPath, { ...options, answers: [withPacks, ...answers] })
  await app.frame.getByTestId('red-float').click()
  await expect.element(app.frame.getByTestId('red-card')).toBeVisible()
  return app
}

test.each(['en', 'ar'] as const)('a pack is made up and sent, with what it costs and what is left, in %s', async (language) => {
  const app = await openSend({ language, answers: [answer(Red.sendRed, { redid: 60, coin: '3420' })] })
  const { frame } = app
  await frame.getByTestId('red-coin').fill('5000')
  await frame.getByTestId('red-nums').fill('20')
  await frame.getByTestId('red-des').fill('For your 100K')
  await frame.getByRole('radio').nth(3).click()
  await expect.element(frame.getByTestId('red-submit')).toMatchTextContent('5,000')
  await expect.element(frame.getByTestId('red-send')).toMatchTextContent('3,420')
  await expectAccessible(app)
  await frame.getByTestId('red-submit').click()
  await expect.element(frame.getByTestId('red-send')).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(Red.sendRed))
    .toMatchObject([{ stream: entered.room.stream, type: 1, type_grant: 1, coin: 5000, nums: 20, des: 'For your 100K', follow: 0 }])
})

test('equal shares cost each of them; too many shares, and too few coins, are said before', async () => {
  const { frame } = await openSend({ answers: [answer(Balance.getBalance, { ...balance, coin: '900' })] })
  await frame.getByTestId('red-coin').fill('5')
  await frame.getByTestId('red-nums').fill('10')
  await expect.element(frame.getByTestId('red-fault')).toBeVisible()
  await expect.element(frame.getByTestId('red-submit')).toBeDisabled()
  await frame.getByRole('radio', { name: 'Equal shares' }).click()
  await expect.element(frame.getByTestId('red-submit')).toMatchTextContent('50')
  await frame.getByTestId('red-coin').fill('100')
  await frame.getByTestId('red-short').click()
  await expect.element(frame.getByTestId('room-recharge')).toBeVisible()
})

test('an answer that is lost is asked for under the same key; a refusal is told', async () => {
  const app = await openSend({ answers: [answer(Red.sendRed, unreachable)] })
  await app.frame.getByTestId('red-submit').click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Red.sendRed, refusal(Red.sendRed, 'TooManyOpen', 'Wait until one is over')))
  await app.frame.getByTestId('red-submit').click()
  await expect.element(app.frame.getByRole('alert')).toMatchTextContent('Wait until one is over')
  expect(new Set(app.answers.sentTo(Red.sendRed).map(({ client_request_id: key }) => key)).size).toBe(1)
})

test.each(['en', 'ar'] as const)(
  'a pack opens, says what was in it and who got what, and thanks are a line of chat, in %s',
  async (language) => {
    const thanks = line(40, viewers[0]!, 'Thank you for the red pack!')
    const app = await openFloat({ language, answers: [answer(Red.robRed, robbed), answer(Live.sendMsg, { message: thanks })] })
    const { frame } = app
    await expectAccessible(app)
    app.answers.set(answer(Red.getRedRobList, wonList))
    await frame.getByTestId('red-take').click()
    await expect.element(frame.getByTestId('red-win')).toMatchTextContent('388')
    await expect.element(frame.getByTestId('red-card')).toMatchTextContent('8,808')
    await expect.poll(() => frame.getByTestId('red-taker').elements().length).toBe(4)
    await expectAccessible(app)
    await frame.getByTestId('red-thank').click()
    await expect.element(frame.getByTestId('red-thank')).not.toBeInTheDocument()
    await expect.poll(() => app.answers.sentTo(Live.sendMsg)).toHaveLength(1)
    await expect.poll(() => app.answers.sentTo(Red.robRed)).toMatchObject([{ redid: openPack.id }])
  },
)

test('missed: nothing was left; what is over stands with its luckiest and what went back', async () => {
  const app = await openFloat({ answers: [answer(Red.robRed, missed)] })
  app.answers.set(answer(Red.getRedRobList, overList))
  await app.frame.getByTestId('red-take').click()
  await expect.element(app.frame.getByTestId('red-missed')).toMatchTextContent('All gone')
  await expect.element(app.frame.getByTestId('red-best')).toBeVisible()
  await expect.element(app.frame.getByTestId('red-takers')).toMatchTextContent('147')
})

test('early: the countdown stands and the button waits; a server that is later than this device says so', async () => {
  const soon = { ...waitingPack, second: 600, left: 1_200 }
  let ahead = 0
  const app = await openFloat({
    before: ({ Date }) => {
      const { now } = Date
      Date.now = () => now() + ahead
    },
    answers: [
      answer(Red.getRedList, [soon]),
      answer(Red.getRedRobList, robList(soon)),
      answer(Red.robRed, refusal(Red.robRed, 'TooEarly', 'Not open yet')),
    ],
  })
  await expect.element(app.frame.getByTestId('red-clock')).toBeVisible()
  await expect.element(app.frame.getByTestId('red-take')).toBeDisabled()
  ahead = 600_000
  await expect.element(app.frame.getByTestId('red-take')).toBeEnabled()
  await app.frame.getByTestId('red-take').click()
  await expect.element(app.frame.getByTestId('red-problem')).toMatchTextContent('Not open yet')
})

test('an answer that is lost is tried again, and is one share', async () => {
  const app = await openFloat({ answers: [answer(Red.robRed, unreachable)] })
  await app.frame.getByTestId('red-take').click()
  await expect.element(app.frame.getByTestId('red-problem')).toBeVisible()
  app.answers.set(answer(Red.robRed, robbed))
  await app.frame.getByTestId('red-take').click()
  await expect.element(app.frame.getByTestId('red-win')).toBeVisible()
})

test('one for followers asks to follow first', async () => {
  const pack = { ...openPack, follow: 1 as const }
  const app = await openFloat({
    answers: [answer(Red.getRedList, [pack]), answer(User.setAttent, { isattent: 1 }), answer(Red.robRed, robbed)],
  })
  await app.frame.getByTestId('red-follow').click()
  await app.frame.getByTestId('red-take').click()
  await expect.element(app.frame.getByTestId('red-win')).toBeVisible()
})

test('my own cannot be opened, and says when what is left comes back', async () => {
  const app = await openFloat({
    answers: [answer(Red.getRedList, [ownPack]), answer(Red.getRedRobList, { ...robList(ownPack), list: wonList.list })],
  })
  await expect.element(app.frame.getByTestId('red-own')).toBeVisible()
  await expect.element(app.frame.getByTestId('red-take')).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('red-takers')).toBeVisible()
})

test('packs of others come with their events, are counted, stand in the chat, and go when they are over', async () => {
  const app = await openScreen(roomPath)
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  expect(app.answers.sentTo(Red.getRedList)).toEqual([])
  realtime.publish('room', redSent(71).event)
  realtime.publish('room', redSent(72, 100).event)
  await expect.element(app.frame.getByTestId('red-count')).toMatchTextContent('2')
  await expect.element(app.frame.getByTestId('red-line').first()).toMatchTextContent('sent a red pack')
  realtime.publish('room', redClosed(71).event)
  await expect.element(app.frame.getByTestId('red-count')).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('red-float')).toMatchTextContent('01:')
  realtime.publish('room', redClosed(72).event)
  await expect.element(app.frame.getByTestId('red-float')).not.toBeInTheDocument()
  // A line of a pack that is over still leads to what became of it.
  app.answers.set(answer(Red.getRedRobList, overList))
  await app.frame.getByTestId('red-line').first().click()
  await expect.element(app.frame.getByTestId('red-missed')).toBeVisible()
})

test('packs of this live, none, and a list that does not come', async () => {
  const app = await openSend({ answers: [answer(Red.getRedList, broken)] })
  await app.frame.getByTestId('red-past').click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Red.getRedList, []))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByText('No red packs yet')).toBeVisible()
})

test('the host sends and sees them, too', async () => {
  const { app } = await goOnAir({
    answers: [answer(Live.enterRoom, { ...entered, isred: 1, usertype: 50 }), answer(Red.getRedList, [otherPack])],
  })
  await expect.element(app.frame.getByTestId('red-float')).toBeVisible()
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('open-red').click()
  await expect.element(app.frame.getByTestId('red-send')).toBeVisible()
})
