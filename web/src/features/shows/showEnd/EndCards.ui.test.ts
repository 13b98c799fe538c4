import { Live, Receipts } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import { receiptIn } from '../../../testing/samples/gifts.ts'
import { showEnded } from '../../../testing/samples/roomEvents.ts'
import { ownEndedShow, roomPath } from '../../../testing/samples/rooms.ts'

const ended = answer(Live.enterRoom, refusal(Live.enterRoom, 'RoomEnded'))

test('the host reads what the live earned, of what, who watched and who gave most', async () => {
  const { app, realtime } = await goOnAir({ answers: [answer(Live.stopInfo, ownEndedShow)] })
  realtime.publish('room', showEnded.event)
  const card = app.frame.getByTestId('anchor-end-card')
  await expect.element(card.getByTestId('earned')).toMatchTextContent('4,210')
  await expect.element(card.getByTestId('earned')).toMatchTextContent('2,000')
  await expect.element(card.getByText('Viewers over time')).toBeInTheDocument()
  expect(card.getByTestId('end-givers').element().querySelectorAll('li')).toHaveLength(ownEndedShow.givers.length)
  await expectAccessible(app)
})

test('while the last minutes are decided the host’s card asks again', async () => {
  const endtime = Math.floor(Date.now() / 1000)
  const { app, realtime } = await goOnAir({ answers: [answer(Live.stopInfo, { ...ownEndedShow, endtime, votes: '10' })] })
  realtime.publish('room', showEnded.event)
  await expect.element(app.frame.getByTestId('earned')).toMatchTextContent('10')
  app.answers.set(answer(Live.stopInfo, { ...ownEndedShow, endtime, votes: '12345' }))
  await expect.element(app.frame.getByTestId('earned')).toMatchTextContent('12,345')
})

test('a card that cannot be read offers to read it again', async () => {
  const { app, realtime } = await goOnAir({ answers: [answer(Live.stopInfo, broken)] })
  realtime.publish('room', showEnded.event)
  await expect.element(app.frame.getByTestId('anchor-end-card').getByRole('alert')).toBeVisible()
  app.answers.set(answer(Live.stopInfo, ownEndedShow))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByTestId('earned')).toBeVisible()
})

test.each(['en', 'ar'] as const)('a viewer’s receipt adds up, in %s', async (language) => {
  const paid = { ...receiptIn(language), fee: '200', minutes_coin: '840', refunded: '0', gifts: [], gifts_coin: '0', total: '1060' }
  const app = await openScreen(roomPath, { language, answers: [ended, answer(Receipts.getReceipt, paid)] })
  const receipt = app.frame.getByTestId('receipt')
  for (const figure of ['200', '840', '20', '060']) await expect.element(receipt).toMatchTextContent(figure)
  await expectAccessible(app)
})
