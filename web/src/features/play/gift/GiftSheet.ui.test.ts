import { Gifts, Live, Balance } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, broken, refusal, unreachable } from '../../../testing/answers.ts'
import { expectAccessible, openScreen, pauseTimers, type ScreenOptions } from '../../../testing/openScreen.ts'
import { giftIds, giftList, giftSent, sent } from '../../../testing/samples/gifts.ts'
import { balance } from '../../../testing/samples/money.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { entered, roomPath } from '../../../testing/samples/rooms.ts'

async function openGifts(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, options)
  await app.frame.getByTestId('open-gifts').click()
  await expect.element(app.frame.getByTestId('gift-board')).toBeVisible()
  const choose = (id: number) => app.frame.getByTestId(`gift-${id}`).click()
  return { ...app, app, choose, tab: (nth: number) => app.frame.getByTestId('gift-board').getByRole('tab').nth(nth).click() }
}

test.each(['en', 'ar'] as const)('every tab, the price and what is left, in %s', async (language) => {
  const { app, frame, tab, choose } = await openGifts({ language })
  await choose(giftIds.star)
  await expect.element(frame.getByTestId('gift-send')).toMatchTextContent('99')
  await expect.element(frame.getByTestId('gift-board')).toMatchTextContent('8,321')
  await expect.element(frame.getByTestId('spent-today')).toBeVisible()
  await frame.getByTestId('choice-66').click()
  await expect.element(frame.getByTestId('gift-send')).toMatchTextContent('6,534')
  await expectAccessible(app)
  for (const [nth, id] of [
    [1, giftIds.castle],
    [2, giftIds.doodle],
    [3, giftIds.star],
  ] as const) {
    await tab(nth)
    await expect.element(frame.getByTestId(`gift-${id}`)).toBeVisible()
  }
  await expectAccessible(app)
})

test('every tap is a request of its own with its own key, and Send becomes the orb that counts them', async () => {
  let runs = 0
  const timers = pauseTimers(3_000)
  const { frame, choose, answers } = await openGifts({
    before: timers.before,
    answers: [answer(Gifts.sendGift, () => sent((runs += 1), String(8420 - runs * 99)))],
  })
  await choose(giftIds.star)
  await frame.getByTestId('gift-send').click()
  for (let i = 0; i < 4; i++) await frame.getByTestId('combo').click()
  await expect.element(frame.getByTestId('combo-count')).toMatchTextContent('×5')
  const taps = answers.sentTo(Gifts.sendGift)
  expect(taps).toHaveLength(5)
  expect(new Set(taps.map(({ client_request_id: key }) => key)).size).toBe(5)
  await expect.element(frame.getByTestId('gift-coin')).toMatchTextContent('7,925')
  // Three seconds without a tap.
  timers.end()
  await expect.element(frame.getByTestId('gift-send')).toBeVisible()
})

test('an answer that is lost is asked for again under the same key', async () => {
  let tries = 0
  const { frame, choose, answers } = await openGifts({
    answers: [answer(Gifts.sendGift, () => ((tries += 1) < 4 ? unreachable : sent(1)))],
  })
  await choose(giftIds.rose)
  await frame.getByTestId('gift-send').click()
  await expect.element(frame.getByTestId('gift-coin')).toMatchTextContent('8,321')
  const keys = answers.sentTo(Gifts.sendGift).map(({ client_request_id: key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('too few coins: recharge opens over the room, and the same gift is still chosen after it', async () => {
  const { frame, choose, answers, window } = await openGifts({
    answers: [
      answer(Gifts.getGiftList, (_sent, language) => giftList(language, '50')),
      answer(Balance.getBalance, { ...balance, coin: '50' }),
    ],
  })
  await choose(giftIds.star)
  await expect.element(frame.getByTestId('gift-board')).toMatchTextContent('49 coins short')
  await frame.getByTestId('gift-short').click()
  await expect.element(frame.getByTestId('room-recharge')).toBeVisible()
  answers.set(answer(Balance.getBalance, { ...balance, coin: '900' }))
  window.history.back()
  await expect.element(frame.getByTestId('room-recharge')).not.toBeInTheDocument()
  await expect.element(frame.getByTestId('gift-board')).toBeVisible()
  await expect.element(frame.getByTestId(`gift-${giftIds.star}`)).toHaveAttribute('aria-checked', 'true')
  await expect.element(frame.getByTestId('gift-send')).toBeVisible()
})

test('a refusal is told in the server’s words, and what was not sent is counted', async () => {
  const { frame, choose } = await openGifts({
    answers: [answer(Gifts.sendGift, refusal(Gifts.sendGift, 'OverLimit', 'Daily limit reached'))],
  })
  await choose(giftIds.rose)
  await frame.getByTestId('gift-send').click()
  await expect.element(frame.getByTestId('gift-problem')).toMatchTextContent('Daily limit reached')
  await expect.element(frame.getByTestId('gift-failed')).toMatchTextContent('1 gift wasn’t sent')
})

test('a gift for guards leads to guard', async () => {
  const { frame, choose } = await openGifts()
  await choose(giftIds.crown)
  await expect.element(frame.getByText('Only guards can send this gift')).toBeVisible()
  await frame.getByTestId('gift-guard').click()
  await expect.element(frame.getByTestId('guard-sheet')).toBeVisible()
})

test('a guard sends a gift for guards', async () => {
  const { frame, choose } = await openGifts({
    answers: [answer(Live.enterRoom, { ...entered, guard: { type: 1, endtime: 4_000_000_000 } })],
  })
  await choose(giftIds.crown)
  await expect.element(frame.getByTestId('gift-send')).toBeVisible()
})

test('a gift that raises the level says so at once', async () => {
  const { frame, choose } = await openGifts({ answers: [answer(Gifts.sendGift, sent(1, '1', { level: 39 }))] })
  await choose(giftIds.rose)
  await frame.getByTestId('gift-send').click()
  await expect.element(frame.getByTestId('level-up')).toMatchTextContent('You reached level 39')
})

test('nothing to send, and a list that does not come', async () => {
  const { frame, answers, tab, app } = await openGifts({
    answers: [answer(Gifts.getGiftList, (_sent, language) => ({ ...giftList(language), proplist: [] }))],
  })
  await tab(3)
  await expect.element(frame.getByText('Your backpack is empty')).toBeVisible()
  answers.set(answer(Gifts.getGiftList, broken))
  await app.reload()
  await frame.getByTestId('open-gifts').click()
  await expect.element(frame.getByRole('alert')).toBeVisible()
  answers.set(answer(Gifts.getGiftList, (_sent, language) => giftList(language)))
  await frame.getByRole('button', { name: 'Reload' }).click()
  await expect.element(frame.getByTestId(`gift-${giftIds.rose}`)).toBeVisible()
})

test('a desktop has a tray beside which the room goes on, a phone on its side a panel', async () => {
  const { frame, app } = await openGifts({ size: [1440, 900] })
  await expect.element(frame.getByTestId('gift-tray')).toBeVisible()
  await frame.getByTestId('chat-input').fill('still here')
  await expect.element(frame.getByTestId('gift-tray')).toBeVisible()
  await expectAccessible(app)
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publish('room', giftSent('lane', { combocount: 7 }).event)
  await expect.element(frame.getByTestId('gift-lane')).toBeVisible()
  const [lane, tray] = ['gift-lane', 'gift-tray'].map((id) => frame.getByTestId(id).element().getBoundingClientRect())
  expect(lane!.bottom).toBeLessThan(tray!.top)
  expect(lane!.top).toBeGreaterThan(0)
  app.resize(844, 390)
  await expect.element(frame.getByRole('dialog')).toBeVisible()
})

test('with the keys: the button keeps the focus while it counts and after, and what was sent is told', async () => {
  let runs = 0
  const timers = pauseTimers(3_000)
  const { frame, choose, answers } = await openGifts({
    before: timers.before,
    answers: [answer(Gifts.sendGift, () => sent((runs += 1), String(8420 - runs * 9)))],
  })
  await choose(giftIds.rose)
  const send = frame.getByTestId('gift-send')
  await expect.element(send).toMatchTextContent('9')
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(frame.getByTestId('combo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.element(frame.getByTestId('combo-count')).toMatchTextContent('×3')
  await expect.poll(() => answers.sentTo(Gifts.sendGift).length).toBe(3)
  await expect.element(frame.getByTestId('gift-told')).toHaveTextContent('Sent Rose ×3 · 8,393 left')
  timers.end()
  await expect.element(send).toHaveFocus()
})

test('on a desktop back closes the tray and not the room, and the focus goes in and returns', async () => {
  const { frame, app, window } = await openGifts({ size: [1280, 800] })
  const path = app.path
  await expect.element(frame.getByTestId('gift-tray')).toBeVisible()
  await expect.poll(() => window.document.activeElement?.closest('.gift-tray')).toBeTruthy()
  window.history.back()
  await expect.element(frame.getByTestId('gift-tray')).not.toBeInTheDocument()
  expect(app.path).toBe(path)
  await expect.element(frame.getByTestId('open-gifts')).toHaveFocus()
})

test('on a desktop nothing lies over the tabs and every name is whole', async () => {
  const { frame, window } = await openGifts({ size: [1280, 800] })
  await expect.element(frame.getByTestId('spent-today')).toBeVisible()
  const spent = frame.getByTestId('spent-today').element().getBoundingClientRect()
  const lastTab = frame.getByTestId('gift-board').getByRole('tab').nth(3).element().getBoundingClientRect()
  expect(spent.left >= lastTab.right || spent.top >= lastTab.bottom || spent.bottom <= lastTab.top).toBe(true)
  const cut = [...window.document.querySelectorAll<HTMLElement>('.gift-cell *')].filter(
    (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
  )
  expect(cut.map(({ textContent, clientWidth, scrollWidth }) => `${textContent}: ${scrollWidth} in ${clientWidth}`)).toEqual([])
})
