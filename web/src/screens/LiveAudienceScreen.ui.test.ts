import { Account, Live } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectSound, openScreen } from '../testing/openScreen.ts'
import { chatEvent, fans, roomChannels, showEnded } from '../testing/samples/roomEvents.ts'
import { bia, blocked } from '../testing/samples/people.ts'
import { entered, line, lines, roomPath } from '../testing/samples/rooms.ts'

interface RoomWindow {
  __nimboRoom?: () => { dropped: number; redraws: Record<string, number> }
}
const statsOf = (app: OpenApp) => (app.window as RoomWindow).__nimboRoom!()
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function openRoom() {
  const app = await openScreen(roomPath)
  const realtime = roomChannels(app.realtime)
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { app, realtime }
}

describe('a room', () => {
  test('with 60 lines of chat a second no feature but the chat is drawn anew', async () => {
    const { app, realtime } = await openRoom()
    realtime.publishFrame([line(5, bia, 'first')], { from: 5, to: 5 })
    await expect.element(app.frame.getByText('first')).toBeVisible()
    await wait(500)
    const before = { ...statsOf(app).redraws }
    let seq = 5
    for (let tick = 0; tick < 60; tick++) {
      const said = Array.from({ length: 3 }, () => line((seq += 1), bia, `line ${seq}`))
      realtime.publishFrame(said, { from: seq - 2, to: seq })
      await wait(50)
    }
    await expect.element(app.frame.getByText(`line ${seq}`, { exact: true })).toBeVisible()
    const after = statsOf(app).redraws
    const changed = Object.keys(after).filter((feature) => after[feature] !== before[feature])
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
    const snapshot = { nums: 77, lights: 6000, seq: missed.seq, messages: [...lines, missed] }
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
  await expectSound(app)
  await expect.poll(() => card.getByRole('button').elements().length).toBe(2)
  await card.getByRole('button').last().click()
  await app.frame.getByRole('dialog').last().getByRole('button').first().click()
  await expect.poll(linesOf).toBe(0)
  await expect.poll(() => card.getByRole('button').elements().length).toBe(1)
  await card.getByRole('button').click()
  await expect.poll(linesOf).toBeGreaterThan(0)
  expect(app.answers.sentTo(Account.setBlack).map(({ isblack }) => isblack)).toEqual([1, 0])
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
