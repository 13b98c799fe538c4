import { Live, Receipts } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import { giftIds, giftRecordsIn, receiptIn, showReportIn } from '../../../testing/samples/gifts.ts'
import { showEnded } from '../../../testing/samples/roomEvents.ts'
import { ownEndedShow, room, roomPath } from '../../../testing/samples/rooms.ts'

const ended = answer(Live.enterRoom, refusal(Live.enterRoom, 'RoomEnded'))
const receiptPath = `/receipt?stream=${room.stream}`

test('the end card has every line of the receipt', async () => {
  const app = await openScreen(roomPath, { answers: [ended] })
  const receipt = app.frame.getByTestId('receipt')
  await expect.element(receipt).toMatchTextContent('34 gifts')
  for (const part of ['2,970', '840', '2 flying comments', 'Tips', '132', 'Refunded', '3,942'])
    await expect.element(receipt).toMatchTextContent(part)
  await expectAccessible(app)
})

/** Figures of the rows above the total, as a person adds them up: what came back is taken off. */
function addedUp(receipt: Element): bigint {
  const figure = (row: Element) => BigInt(row.lastElementChild!.textContent.replaceAll(/\D/g, ''))
  const rows = [...receipt.querySelectorAll(':scope > .end-coins:not(.end-total)')]
  return rows.reduce((sum, row) => (row.matches('.end-refund') ? sum - figure(row) : sum + figure(row)), 0n)
}

test('lines above the total add up to it to the coin; what is no cost stands below', async () => {
  const huge = { gifts_coin: '9007199254740993', refunded: '1', tips_held: '77', total: '9007199254741984' }
  const app = await openScreen(receiptPath, { answers: [answer(Receipts.getReceipt, { ...receiptIn('en'), ...huge })] })
  const receipt = app.frame.getByTestId('receipt')
  await expect.element(receipt).toMatchTextContent('9,007,199,254,741,984')
  expect(addedUp(receipt.element())).toBe(BigInt(huge.total))
  const aside = app.frame.getByTestId('receipt-aside')
  for (const part of ['Not in this total', '77', '462', '388']) await expect.element(aside).toMatchTextContent(part)
})

test('whoever leaves a live they paid in is told what it cost and can read the receipt', async () => {
  const app = await openScreen(roomPath)
  await app.frame.getByTestId('open-gifts').click()
  await app.frame.getByTestId(`gift-${giftIds.rose}`).click()
  await app.frame.getByTestId('gift-send').click()
  await expect.element(app.frame.getByTestId('gift-coin')).toMatchTextContent('8,321')
  app.window.history.back()
  await expect.element(app.frame.getByTestId('gift-board')).not.toBeInTheDocument()
  await app.frame.getByTestId('close-room').click()
  await expect.element(app.frame.getByText('You spent 3,942 coins in this live')).toBeVisible()
  await app.frame.getByRole('button', { name: 'Receipt' }).click()
  await expect.element(app.frame.getByTestId('receipt')).toBeVisible()
})

test('whoever paid nothing is told nothing', async () => {
  const app = await openScreen(roomPath)
  await expect.element(app.frame.getByTestId('open-gifts')).toBeVisible()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  expect(app.answers.sentTo(Receipts.getReceipt)).toEqual([])
})

test.each(['en', 'ar'] as const)('a receipt by itself, in %s', async (language) => {
  const app = await openScreen(receiptPath, { language })
  await expect.element(app.frame.getByTestId('receipt')).toMatchTextContent('3,942')
  await expectAccessible(app)
})

test('a live one never watched has no receipt', async () => {
  const app = await openScreen(receiptPath, { answers: [answer(Receipts.getReceipt, refusal(Receipts.getReceipt, 'NeverJoined'))] })
  await expect.element(app.frame.getByText('No receipt for this live')).toBeVisible()
})

test.each(['en', 'ar'] as const)('gifts sent and received, in %s', async (language) => {
  const app = await openScreen('/giftRecord', { language })
  const records = app.frame.getByTestId('gift-records')
  await expect.element(records).toBeVisible()
  expect(records.element().querySelectorAll('a')).toHaveLength(giftRecordsIn('en').length)
  await expectAccessible(app)
  app.answers.set(answer(Receipts.getGiftRecords, { list: [] }))
  await app.frame.getByRole('tab').nth(1).click()
  await expect.element(app.frame.getByCss('main img[src*="empty-wallet"]')).toBeVisible()
})

test('records that do not come', async () => {
  const app = await openScreen('/giftRecord', { answers: [answer(Receipts.getGiftRecords, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
})

test('the host opens the report from the end card', async () => {
  const { app, realtime } = await goOnAir({ answers: [answer(Live.stopInfo, ownEndedShow)] })
  realtime.publish('room', showEnded.event)
  await app.frame.getByTestId('show-report-link').click()
  const report = app.frame.getByTestId('show-report')
  await expect.element(report).toMatchTextContent('18,640')
  expect(report.element().querySelectorAll('svg rect')).toHaveLength(showReportIn('en').points.length)
  await expectAccessible(app)
})

test('a report without gifts, and one that does not come', async () => {
  const app = await openScreen(`/showReport?stream=${room.stream}`, { answers: [answer(Receipts.getShowReport, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Receipts.getShowReport, { ...showReportIn('en'), gifts: [], points: [] }))
  await app.frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(app.frame.getByText('No gifts in this live')).toBeVisible()
})

test('what cannot be read is left out and the sum stays', async () => {
  const app = await openScreen(roomPath, { answers: [ended, answer(Receipts.getReceipt, broken)] })
  await expect.element(app.frame.getByTestId('receipt')).toMatchTextContent('1,060')
  app.answers.set(answer(Receipts.getReceipt, receiptIn('en')))
})
