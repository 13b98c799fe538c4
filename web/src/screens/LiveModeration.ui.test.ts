import { Live, Livemanage, Moderation, Sanctions, Barrages, Balance } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable, type Answer } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { anchorsActs, popOf, sanctionOf, sanctionsOf, troublePop } from '../testing/samples/moderation.ts'
import { balance } from '../testing/samples/money.ts'
import { bia, me } from '../testing/samples/people.ts'
import * as events from '../testing/samples/roomEvents.ts'
import { entered, line, room, roomPath } from '../testing/samples/rooms.ts'

async function openRoom(answers: readonly Answer[] = [], language: 'en' | 'ar' = 'en') {
  const app = await openScreen(roomPath, { answers, language })
  const realtime = events.roomChannels(app.realtime)
  await expect.element(app.frame.getByTestId('chat-list')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { app, realtime, say: (named: { event: unknown }) => realtime.publish('room', named.event) }
}
async function openCard(answers: readonly Answer[], language: 'en' | 'ar' = 'en') {
  const opened = await openRoom(answers, language)
  await opened.app.frame.getByTestId('host').click()
  const card = opened.app.frame.getByTestId('person')
  await expect.element(card.getByCss('dl')).toBeVisible()
  return { ...opened, card }
}
const asAdmin = answer(Live.enterRoom, { ...entered, usertype: 40 })

test('a viewer sees who somebody is, and finds report and block behind one word', async () => {
  const { app, card } = await openCard([])
  await expect.element(card.getByText('Followers')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Mute' })).not.toBeInTheDocument()
  await card.getByRole('button', { name: 'Report or block' }).click()
  await expectAccessible(app)
  await card.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.poll(() => app.path).toContain(`/liveReport?touid=${room.uid}`)
  expect(app.path).toContain(`stream=${room.stream}`)
})

test('a card that does not load keeps what the line knew, and is asked again', async () => {
  const { app } = await openRoom([answer(Moderation.getPop, broken)])
  await app.frame.getByTestId('host').click()
  const card = app.frame.getByTestId('person')
  await expect.element(card.getByText(bia.user_nicename)).toBeVisible()
  app.answers.set(answer(Moderation.getPop, popOf()))
  await card.getByRole('alert').getByRole('button').click()
  await expect.element(card.getByText('Followers')).toBeVisible()
})

test.each(['en', 'ar'] as const)('somebody is muted for a while, with a reason, and their messages go with it, in %s', async (language) => {
  const { app, card } = await openCard([answer(Moderation.getPop, troublePop)], language)
  await expect.element(card.getByCss('.act-lines li').first()).toBeVisible()
  await expectAccessible(app)
  await card.getByCss('.person-act').first().click()
  const confirm = app.frame.getByTestId('act-confirm')
  await expect.element(confirm).toBeDisabled()
  await app.frame.getByTestId('choice-tenMinutes').click()
  await app.frame.getByTestId('choice-7').click()
  await app.frame.getByRole('switch').click()
  await expectAccessible(app)
  app.answers.set(answer(Moderation.setShutUp, refusal(Moderation.setShutUp, 'TargetIsAdmin', 'They are an admin')))
  await confirm.click()
  await expect.element(app.frame.getByText('They are an admin')).toBeVisible()
  app.answers.set(answer(Moderation.setShutUp, { id: 1, endtime: 0 }))
  app.answers.set(answer(Moderation.delMsg, { deleted: 31 }))
  await confirm.click()
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Moderation.setShutUp).at(-1)).toMatchObject({ touid: room.uid, type: 2, reasonid: 7 })
  await expect.poll(() => app.answers.sentTo(Moderation.delMsg)).toMatchObject([{ touid: room.uid }])
})

test('somebody is kicked, made an admin, and let chat again, each asked or told', async () => {
  const { app, card } = await openCard([answer(Moderation.getPop, popOf([...anchorsActs, 'unmute'], { muted: 1 }))])
  app.answers.set(answer(Livemanage.cancelShut, {}))
  await card.getByRole('button', { name: 'Unmute' }).click()
  await expect.element(app.frame.getByText(/can chat again/)).toBeVisible()

  app.answers.set(answer(Moderation.setAdmin, refusal(Moderation.setAdmin, 'FiveAtMost', 'Five admins at most')))
  await card.getByRole('button', { name: 'Set admin' }).click()
  const sheet = app.frame.getByRole('dialog').last()
  await expect.element(sheet.getByText(/never see your earnings/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Set admin' }).click()
  await expect.element(app.frame.getByText('Five admins at most')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel' }).click()

  app.answers.set(answer(Moderation.kicking, { id: 1, endtime: 0 }))
  await card.getByRole('button', { name: 'Kick' }).click()
  await app.frame.getByTestId('choice-8').click()
  await app.frame.getByTestId('act-confirm').click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Moderation.kicking)).toMatchObject([{ touid: room.uid, reasonid: 8 }])
})

test('a super-admin bans by a rule, and closing needs none', async () => {
  const supers = popOf(['close', 'ban', 'disable', 'report'], { action: 60 })
  const { app, card } = await openCard([answer(Moderation.getPop, supers), answer(Moderation.superStopRoom, { id: 3, endtime: 0 })])
  await card.getByRole('button', { name: 'Ban' }).click()
  await app.frame.getByTestId('choice-1').first().click()
  await expect.element(app.frame.getByTestId('act-confirm')).toBeDisabled()
  await app.frame.getByTestId('choice-3').last().click()
  await expectAccessible(app)
  await app.frame.getByTestId('act-confirm').click()
  await expect.element(app.frame.getByTestId('act-confirm')).not.toBeInTheDocument()
  await card.getByRole('button', { name: 'Close live' }).click()
  await app.frame.getByTestId('choice-2').click()
  await app.frame.getByTestId('act-confirm').click()
  await expect
    .poll(() => app.answers.sentTo(Moderation.superStopRoom))
    .toMatchObject([
      { type: 1, banruleid: 3, reasonid: 1 },
      { type: 0, banruleid: 0, reasonid: 2 },
    ])
})

test.each(['en', 'ar'] as const)('whoever is removed sees why and until when, in %s', async (language) => {
  const { app, say } = await openRoom([answer(Sanctions.getSanctions, (_, asked) => sanctionsOf([sanctionOf('kick', asked)]))], language)
  say(events.kicked(bia.id))
  await expect.element(app.frame.getByTestId('act-line')).toBeVisible()
  app.answers.set(answer(Live.checkLive, refusal(Live.checkLive, 'Kicked')))
  say(events.kicked(me.id))
  const card = app.frame.getByTestId('removed')
  await expect.element(card.getByCss('dl')).toBeVisible()
  await expect.element(card.getByCss('a[href^="/appeal?subject=sanction"]')).toBeVisible()
  await expectAccessible(app)
})

test('whoever is muted cannot write, reads why, and writes again afterwards', async () => {
  const { app, say } = await openRoom()
  say(events.muted(me.id, Math.floor(Date.now() / 1000) + 600))
  await expect.element(app.frame.getByTestId('muted').getByText('A moderator of this room')).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByRole('button', { name: 'Got it' }).click()
  await expect.element(app.frame.getByTestId('muted-bar')).toBeVisible()
  await expect.element(app.frame.getByTestId('chat-input')).not.toBeInTheDocument()
  say(events.unmuted(me.id))
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
})

test('a live that was closed says by which rule', async () => {
  const { app, say } = await openRoom()
  say(events.playStopped)
  say({ event: { ...events.showEnded.event, reason: 'closed' } })
  await expect.element(app.frame.getByTestId('closed-note').getByText('3.2 Gambling')).toBeVisible()
  await expectAccessible(app)
})

test('slow mode counts down for a viewer and a line sent too soon is told', async () => {
  const { app, say } = await openRoom()
  say(events.slowMode(30))
  app.answers.set(answer(Live.sendMsg, refusal(Live.sendMsg, 'TooSoon', 'Wait a little')))
  await app.frame.getByTestId('chat-input').fill('hello')
  await app.frame.getByTestId('chat-send').click()
  await expect.element(app.frame.getByText('Wait a little')).toBeVisible()
  await app.frame.getByTestId('chat-input').fill('again')
  await expect.poll(() => Number(app.frame.getByTestId('slow-mode').element().textContent)).toBeGreaterThan(20)
  await expect.element(app.frame.getByTestId('chat-send')).not.toBeInTheDocument()
})

test('the pinned message stands above; a viewer puts it away, an admin unpins it', async () => {
  const { app, say } = await openRoom()
  say(events.pinned('Requests: song and artist'))
  await expect.element(app.frame.getByTestId('pinned').getByText('Requests: song and artist')).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByRole('button', { name: 'Hide pinned message' }).click()
  await expect.element(app.frame.getByTestId('pinned')).not.toBeInTheDocument()
  expect(app.answers.sentTo(Moderation.setPin)).toEqual([])
  say(events.adminSet(me.id))
  say(events.pinned('New rules'))
  app.answers.set(answer(Moderation.setPin, {}))
  await app.frame.getByRole('button', { name: 'Unpin' }).click()
  await expect.poll(() => app.answers.sentTo(Moderation.setPin)).toMatchObject([{ content: '' }])
})

test('an admin deletes a line; it disappears for everyone who gets the event', async () => {
  const { app, realtime, say } = await openRoom([asAdmin])
  realtime.publishFrame([line(5, bia, 'buy followers here')], { from: 5, to: 5 })
  app.answers.set(answer(Moderation.delMsg, { deleted: 1 }))
  await app.frame.getByRole('button', { name: 'buy followers here' }).click()
  await app.frame.getByTestId('delete-line').click()
  await expect.poll(() => app.answers.sentTo(Moderation.delMsg)).toMatchObject([{ seq: 5 }])
  say(events.linesDeleted([5]))
  await expect.element(app.frame.getByText('buy followers here')).not.toBeInTheDocument()
})

test('an admin pins from the settings of the chat and finds the lists to undo', async () => {
  const { app } = await openRoom([asAdmin, answer(Moderation.setPin, refusal(Moderation.setPin, 'SensitiveWord', 'Not these words'))])
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('chat-settings').click()
  await expect.element(app.frame.getByText('Slow mode')).not.toBeInTheDocument()
  await app.frame.getByRole('textbox', { name: 'Pinned message' }).fill('bad words')
  await app.frame.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect.element(app.frame.getByText('Not these words')).toBeVisible()
  await app.frame.getByRole('button', { name: 'Done' }).click()
  await app.frame.getByRole('button', { name: 'Muted and kicked' }).click()
  await expect.element(app.frame.getByTestId('sanctioned').first()).toBeVisible()
  await expectAccessible(app)
})

test('a flying comment shows its price and what is left, and asks for coins when there are too few', async () => {
  const { app, say } = await openRoom([answer(Barrages.sendBarrage, unreachable)])
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('open-barrage').click()
  const form = app.frame.getByTestId('barrage-form')
  await form.getByRole('textbox').fill('parabéns!')
  await expect.element(form.getByText(/left after this/)).toBeVisible()
  await expectAccessible(app)
  await form.getByTestId('barrage-send').click()
  await expect.element(form.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Barrages.sendBarrage, { barragetoken: 't', level: 3, coin: '5' }))
  app.answers.set(answer(Balance.getBalance, { ...balance, coin: '5' }))
  await form.getByTestId('barrage-send').click()
  await expect.element(form).not.toBeInTheDocument()
  const keys = app.answers.sentTo(Barrages.sendBarrage).map(({ client_request_id }) => client_request_id)
  expect(new Set(keys).size).toBe(1)
  say(events.barrage('b1', 'parabéns!', me.id))
  await expect.element(app.frame.getByTestId('barrage-line').getByText('parabéns!')).toBeVisible()

  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('open-barrage').click()
  await expect.element(form.getByText('Insufficient balance')).toBeVisible()
  await expect.element(form.getByRole('link', { name: 'Recharge' })).toHaveAttribute('href', expect.stringContaining('/recharge?'))
})

test.each([390, 320])('a host’s card has every act in whole rows, and its buttons within it, at %i px', async (width) => {
  const app = await openScreen(roomPath, { size: [width, 844], answers: [asAdmin, answer(Moderation.getPop, troublePop)] })
  await app.frame.getByTestId('host').click()
  const card = app.frame.getByTestId('person')
  await expect.element(card.getByTestId('person-message')).toBeVisible()
  await expect.poll(() => card.getByCss('.person-act').elements().length).toBeGreaterThan(3)
  const box = card.element().getBoundingClientRect()
  const foot = card.getByCss('.person-foot button').elements()
  for (const button of foot) {
    const { left, right, height } = button.getBoundingClientRect()
    expect({ left: left >= box.left, right: right <= box.right, oneLine: height <= 56 }).toEqual({ left: true, right: true, oneLine: true })
  }
  // Rows begin at the same edge: one that is left over does not stand alone in the middle.
  const acts = card
    .getByCss('.person-act')
    .elements()
    .map((act) => act.getBoundingClientRect())
  const rows = Map.groupBy(acts, ({ top }) => Math.round(top))
  expect(new Set([...rows.values()].map((row) => Math.round(Math.min(...row.map(({ left }) => left))))).size).toBe(1)
})

test('a sent flying comment leaves the picture free, and its field is ready to be written in', async () => {
  const { app } = await openRoom([answer(Barrages.sendBarrage, { barragetoken: 't', level: 3, coin: '5' })])
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('open-barrage').click()
  const field = app.frame.getByTestId('barrage-form').getByRole('textbox')
  await expect.element(field).toHaveFocus()
  await field.fill('parabéns!')
  await app.frame.getByTestId('barrage-send').click()
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
})
