import { Account, Live } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen, shortenTimers, type ScreenOptions } from '../testing/openScreen.ts'
import { chatEvent, fans, roomChannels, showEnded, typeChanged } from '../testing/samples/roomEvents.ts'
import { bia, blocked } from '../testing/samples/people.ts'
import { doorOf, entered, line, lines, minuteOf, roomPath, snapshotOf, timedRoom } from '../testing/samples/rooms.ts'

interface RoomWindow {
  __nimboRoom?: () => { dropped: number; redraws: Record<string, number> }
}
const statsOf = (app: OpenApp) => (app.window as RoomWindow).__nimboRoom!()
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function openRoom(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, options)
  const realtime = roomChannels(app.realtime)
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { app, realtime }
}

describe('a room', () => {
  test('with 60 lines of chat a second no feature but the chat is drawn anew', async () => {
    // Rests before the code of lazy features, texts and icons are fetched.
    const { app, realtime } = await openRoom({ before: shortenTimers(1_500, 3_000) })
    realtime.publishFrame([line(5, bia, 'first')], { from: 5, to: 5 })
    await expect.element(app.frame.getByText('first')).toBeVisible()
    // Until everything that comes later has come: the list of the blocked, chunks of lazy features.
    let drawn = ''
    const drawnAndFetched = () => `${JSON.stringify(statsOf(app).redraws)} ${app.window.performance.getEntriesByType('resource').length}`
    await expect.poll(() => drawn === (drawn = drawnAndFetched()), { interval: 1_000 }).toBe(true)
    const before = { ...statsOf(app).redraws }
    let seq = 5
    for (let tick = 0; tick < 60; tick++) {
      const said = Array.from({ length: 3 }, () => line((seq += 1), bia, `line ${seq}`))
      realtime.publishFrame(said, { from: seq - 2, to: seq })
      await wait(50)
    }
    await expect.element(app.frame.getByText(`line ${seq}`, { exact: true })).toBeVisible()
    const after = statsOf(app).redraws
    // A feature that came late after all is drawn a few times, one that follows the chat with every tick.
    const changed = Object.keys(after).filter((feature) => after[feature]! - (before[feature] ?? 0) >= 10)
    console.log(`180 lines in 3 s: drawn anew ${JSON.stringify(Object.fromEntries(changed.map((f) => [f, after[f]! - (before[f] ?? 0)])))}`)
    expect(changed).toEqual(['chat'])
    expect(Object.keys(before).length).toBeGreaterThan(8)
  })

  test('what does not parse is passed over and counted, and the room goes on', async () => {
    const { app, realtime } = await openRoom()
    const good = line(5, bia, 'after the noise')
    const { mid: _, ...incomplete } = line(6, bia, 'no request id')
    realtime.publish('feed', { nonsense: true })
    realtime.publish('feed', 7)
    realtime.publish('room', { _method_: 'FromTheFuture', action: 1, msgtype: 1, id: 'x' })
    realtime.publish('room', { ...showEnded.event, reason: 'unheard of' })
    realtime.publishFrame([good, incomplete, { _method_: 'Later', action: 0, msgtype: 0, id: 'y' }, 'noise'], { from: 5, to: 5 })
    await expect.element(app.frame.getByText('after the noise')).toBeVisible()
    expect(statsOf(app).dropped).toBe(7)
    realtime.publishFrame([fans(4).event, fans(3).event])
    await expect.element(app.frame.getByTestId('viewer-count')).toHaveTextContent('3 watching')
  })

  test('what was lost during a break comes with a new snapshot', async () => {
    const { app } = await openRoom()
    const missed = line(lines.length + 1, bia, 'said during the break')
    const snapshot = snapshotOf({ nums: 77, lights: 6000, seq: missed.seq, messages: [...lines, missed] })
    app.answers.set(answer(Live.getSnapshot, { realtime: entered.realtime, snapshot, ended: 0 }))
    app.realtime.recovers = false
    app.realtime.dropConnections()
    await expect.element(app.frame.getByText('said during the break')).toBeVisible()
    await expect.element(app.frame.getByTestId('viewer-count')).toHaveTextContent('77 watching')
    expect(app.answers.sentTo(Live.getSnapshot).length).toBeGreaterThan(0)
  })

  test('an ended show gives way to its card', async () => {
    const { app, realtime } = await openRoom()
    realtime.publishFrame([chatEvent(5)], { from: 5, to: 5 })
    realtime.publish('room', showEnded.event)
    await expect.element(app.frame.getByTestId('end-card')).toBeVisible()
  })
})

test.each(['en', 'ar'] as const)('somebody is blocked from their line and let back, in %s', async (language) => {
  let uids: number[] = []
  const app = await openScreen(roomPath, {
    language,
    answers: [
      answer(Account.getBlackList, () => uids.map((id) => ({ ...blocked(1)[0]!, id }))),
      answer(Account.setBlack, ({ touid, isblack }) => {
        uids = isblack === 1 ? [Number(touid)] : []
        return isblack === 1 ? { isblack: 1 as const } : { isblack: 0 as const }
      }),
    ],
  })
  const list = app.frame.getByTestId('chat-list')
  await expect.element(list.getByCss('[data-name]').first()).toBeInTheDocument()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  const opener = app.window.document.activeElement!
  const name = opener.textContent
  const linesOf = () => list.getByCss('[data-name]').filter({ hasText: name }).elements().length
  await userEvent.keyboard('{Enter}')
  const card = app.frame.getByTestId('person')
  await expect.element(card.getByText(name)).toBeVisible()
  await expectAccessible(app)
  await card.getByCss('[aria-expanded]').click()
  await card.getByCss('.person-act').last().click()
  await app.frame
    .getByRole('dialog', { name: { en: /^Block/, ar: /حظر/ }[language] })
    .getByRole('button')
    .first()
    .click()
  await expect.poll(linesOf).toBe(0)
  await expect.poll(() => card.getByCss('.person-foot button').elements().length).toBe(0)
  await card.getByCss('.person-act').last().click()
  await expect.poll(linesOf).toBeGreaterThan(0)
  await expect.poll(() => app.answers.sentTo(Account.setBlack).map(({ isblack }) => isblack)).toEqual([1, 0])
})

test('whoever is in the room is found behind their number, and their card gives the focus back', async () => {
  const app = await openScreen(roomPath)
  await app.frame.getByTestId('viewer-count').click()
  const row = app.frame.getByRole('dialog').getByCss('li button').first()
  await row.click()
  const card = app.frame.getByTestId('person')
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(row).toHaveFocus()
})

describe('the door', () => {
  test.each(['en', 'ar'] as const)('of a paid room says price and balance, charges once and opens, in %s', async (language) => {
    const app = await openScreen(roomPath, {
      language,
      answers: [answer(Live.checkLive, doorOf(2, '200')), answer(Live.roomCharge, { coin: '8220' })],
    })
    await expect.element(app.frame.getByTestId('door')).toBeVisible()
    await expectAccessible(app)
    await app.frame.getByTestId('door-enter').click()
    await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
    await expect.poll(() => app.answers.sentTo(Live.roomCharge)).toMatchObject([{ type_val: 200 }])
  })

  test('of a paid room tells that the price changed, and asks again for the new one', async () => {
    const app = await openScreen(roomPath, {
      answers: [answer(Live.checkLive, doorOf(2, '200')), answer(Live.roomCharge, refusal(Live.roomCharge, 'FeeChanged'))],
    })
    const enter = app.frame.getByTestId('door-enter')
    await expect.element(enter).toHaveTextContent('Enter · 200')
    app.answers.set(answer(Live.checkLive, doorOf(2, '350')))
    await enter.click()
    await expect.element(app.frame.getByRole('alert')).toHaveTextContent('The price has changed. Check it before you join.')
    await expect.element(enter).toHaveTextContent('Enter · 350')
    app.answers.set(answer(Live.roomCharge, { coin: '8070' }))
    await enter.click()
    await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
    await expect.poll(() => app.answers.sentTo(Live.roomCharge).map(({ type_val }) => type_val)).toEqual([200, 350])
  })

  test('leads to recharge when the coins are short, and charges nothing', async () => {
    const app = await openScreen(roomPath, { answers: [answer(Live.checkLive, doorOf(2, '200', '80'))] })
    await expect.element(app.frame.getByText('120 short')).toBeVisible()
    await app.frame.getByTestId('door-recharge').click()
    await expect.element(app.frame.getByTestId('pay')).toBeVisible()
    expect(app.answers.sentTo(Live.roomCharge)).toEqual([])
  })

  test('of a password room lets in with the right one and says when it is wrong', async () => {
    const app = await openScreen(roomPath, {
      answers: [answer(Live.checkLive, doorOf(1, '')), answer(Live.enterRoom, refusal(Live.enterRoom, 'WrongPassword'))],
    })
    const password = app.frame.getByTestId('room-password')
    await password.fill('1234')
    await app.frame.getByTestId('room-password-enter').click()
    await expect.element(app.frame.getByRole('alert')).toHaveTextContent('Wrong password')
    app.answers.set(answer(Live.enterRoom, entered))
    await password.fill('246810')
    await app.frame.getByTestId('room-password-enter').click()
    await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
    await expect.poll(() => app.answers.sentTo(Live.enterRoom).map((sent) => sent.password)).toEqual(['1234', '246810'])
  })

  test.each(['en', 'ar'] as const)(
    'of a timed room agrees to the price shown; inside runs the minute and what it has cost, in %s',
    async (language) => {
      const app = await openScreen(roomPath, {
        language,
        answers: [
          answer(Live.checkLive, doorOf(3, '20', '506')),
          answer(Live.enterRoom, timedRoom),
          answer(Live.timeCharge, minuteOf('460')),
        ],
      })
      await expect.element(app.frame.getByTestId('door')).toBeVisible()
      await expectAccessible(app)
      await app.frame.getByTestId('door-enter').click()
      await expect.element(app.frame.getByTestId('minute')).toBeVisible()
      expect(app.frame.getByTestId('minute').element().textContent).toContain('00:')
      expect(app.frame.getByTestId('minute-cost').element().textContent).toContain('40')
      await expect.poll(() => app.answers.sentTo(Live.enterRoom)).toMatchObject([{ type_val: 20 }])
      await expect.element(app.frame.getByTestId('last-minute')).not.toBeInTheDocument()
    },
  )

  test.each(['en', 'ar'] as const)('warns in the last minute that can be paid, in %s', async (language) => {
    const app = await openScreen(roomPath, {
      language,
      answers: [answer(Live.enterRoom, timedRoom), answer(Live.timeCharge, minuteOf('6'))],
    })
    await expect.element(app.frame.getByTestId('last-minute')).toBeVisible()
    await expectAccessible(app)
    await app.frame.getByTestId('last-minute-recharge').click()
    await expect.element(app.frame.getByTestId('pay')).toBeVisible()
  })

  test('is where the change of type sends whoever is not admitted any more', async () => {
    const { app, realtime } = await openRoom()
    app.answers.set(answer(Live.checkLive, doorOf(2, '200')))
    realtime.publish('room', typeChanged(2, '200').event)
    app.realtime.unsubscribe(entered.realtime.room.channel)
    await expect.element(app.frame.getByTestId('door')).toBeVisible()
  })

  test.each(['Blocked', 'AgeRequired'] as const)('stays shut for somebody %s', async (reason) => {
    const app = await openScreen(roomPath, { answers: [answer(Live.checkLive, refusal(Live.checkLive, reason))] })
    await expect.element(app.frame.getByCss('img[src*="empty-live"]')).toBeVisible()
    await expectAccessible(app)
  })
})
