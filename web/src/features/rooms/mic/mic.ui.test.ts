import { Linkmic, Live, type MicLink } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../testing/answers.ts'
import { FakeDevices } from '../../../testing/FakeDevices.ts'
import { FakeMedia } from '../../../testing/FakeMedia.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import type { OpenApp } from '../../../testing/openApp.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { guests, micEvent, micGuests, noGuests } from '../../../testing/samples/mic.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { entered, roomPath } from '../../../testing/samples/rooms.ts'

const link = (state: 'none' | 'requested' | 'accepted' | 'on', outcome: '' | 'left' | 'cancelled' = '') => ({
  state,
  outcome,
  left: state === 'requested' ? 10 : 0,
  isvideo: 1 as const,
})

async function openRoom(options: ScreenOptions = {}) {
  const devices = new FakeDevices()
  const media = new FakeMedia()
  let mine: MicLink = link('none')
  /** Answers of calls are also in the list from then on. */
  const leadsTo = (next: MicLink) => () => (mine = next)
  const app = await openScreen(roomPath, {
    ...options,
    media,
    before: devices.put,
    answers: [
      answer(Linkmic.askMic, leadsTo(link('requested'))),
      answer(Linkmic.answerMic, leadsTo(link('accepted'))),
      answer(Linkmic.cancelMic, leadsTo(link('none', 'cancelled'))),
      answer(Linkmic.leaveMic, leadsTo(link('none', 'left'))),
      answer(Linkmic.joinMic, leadsTo(link('accepted'))),
      answer(Linkmic.getMicList, () => ({ ...noGuests, mine })),
      ...(options.answers ?? []),
    ],
  })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  await expect.poll(() => media.rooms.some((room) => room.connected)).toBe(true)
  return { app, devices, media, realtime }
}

async function askToJoin(opened: Awaited<ReturnType<typeof openRoom>>) {
  const { app } = opened
  await app.frame.getByTestId('mic-ask').click()
  await expect.element(app.frame.getByTestId('mic-go')).toBeEnabled()
  await app.frame.getByTestId('mic-go').click()
  await expect.element(app.frame.getByTestId('mic-cancel')).toBeVisible()
}

/** Three seconds are counted: the look begins with the tap, not after it. */
async function seeCountAfter(app: OpenApp, button: string) {
  const seen = async () => {
    await expect.element(app.frame.getByTestId('mic-count')).toBeVisible()
  }
  await Promise.all([seen(), app.frame.getByTestId(button).click()])
}

test.each(['en', 'ar'] as const)('asking shows a preview and a choice, and waits, in %s', async (language) => {
  const opened = await openRoom({ language })
  const { app, devices } = opened
  await app.frame.getByTestId('mic-ask').click()
  await expect.element(app.frame.getByTestId('mic-preview')).toBeVisible()
  await expect.poll(() => devices.live().length).toBe(2)
  await expectAccessible(app)
  await expect.element(app.frame.getByTestId('mic-go')).toBeEnabled()
  await app.frame.getByTestId('mic-go').click()
  await expect.element(app.frame.getByTestId('mic-cancel')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Linkmic.askMic)).toMatchObject([{ connection: 'fake', isvideo: 1 }])
  await expectAccessible(app)
  await app.frame.getByTestId('mic-cancel').click()
  await expect.element(app.frame.getByTestId('mic-sheet')).not.toBeInTheDocument()
  await expect.poll(() => devices.live().length).toBe(0)
})

test('the right to send comes two seconds late and twice: nothing is wrong, and everything is sent once', async () => {
  const opened = await openRoom()
  const { app, media, realtime, devices } = opened
  await askToJoin(opened)
  realtime.publish('room', micEvent('micAccepted'))
  await expect.element(app.frame.getByTestId('mic-count')).toBeVisible()
  expect(media.room.published).toHaveLength(0)
  await expect.element(app.frame.getByTestId('mic-sheet')).not.toBeInTheDocument()
  await new Promise((done) => setTimeout(done, 2_000))
  expect(media.room.published).toHaveLength(0)
  expect(app.frame.getByCss('[role="alert"], [data-sonner-toast]').elements()).toEqual([])
  media.room.permit(true)
  media.room.permit(true)
  await expect.element(app.frame.getByTestId('on-air')).toBeVisible()
  expect(media.room.published).toHaveLength(2)
  const own = app.frame.getByTestId('guest-preview')
  await expect.element(own).toBeInTheDocument()
  expect((own.element() as HTMLVideoElement).muted).toBe(true)
  expect(devices.asked.at(-1)).toMatchObject({ audio: { echoCancellation: true } })
  await expectAccessible(app)

  await app.frame.getByTestId('mic-leave').click()
  await expect.element(app.frame.getByTestId('on-air')).not.toBeInTheDocument()
  await expect.poll(() => [media.room.published.length, devices.live().length]).toEqual([0, 0])
})

test('a microphone switched off while waiting is off on the mic, and stays off on the next connection', async () => {
  const opened = await openRoom()
  const { app, media, realtime } = opened
  await askToJoin(opened)
  await app.frame.getByRole('button', { name: 'Mic on' }).click()
  realtime.publish('room', micEvent('micAccepted'))
  media.room.permit(true)
  await expect.element(app.frame.getByTestId('on-air')).toBeVisible()
  const isHeard = () => media.room.published.some((track) => track.kind === 'audio' && track.enabled)
  expect([media.mutedKinds.has('audio'), isHeard()]).toEqual([true, false])
  media.onJoined = (room) => room.permit(true)
  media.room.end()
  await expect.poll(() => media.room?.published.length).toBe(2)
  expect([media.mutedKinds.has('audio'), isHeard()]).toEqual([true, false])
})

test('an invitation that ran out closes what it opened', async () => {
  const { app, realtime, devices } = await openRoom()
  realtime.publish('room', micEvent('micInvited'))
  await expect.poll(() => devices.live().length).toBe(2)
  realtime.publish('room', micEvent('micUnanswered'))
  await expect.element(app.frame.getByTestId('mic-sheet')).not.toBeInTheDocument()
  await expect.poll(() => devices.live().length).toBe(0)
})

test('a refusal that overtakes the answer to asking is not taken back by it', async () => {
  const held = Promise.withResolvers<void>()
  const { app, realtime } = await openRoom({
    answers: [answer(Linkmic.askMic, async () => (await held.promise, link('requested')))],
  })
  await app.frame.getByTestId('mic-ask').click()
  await expect.element(app.frame.getByTestId('mic-go')).toBeEnabled()
  await app.frame.getByTestId('mic-go').click()
  await expect.poll(() => app.answers.sentTo(Linkmic.askMic).length).toBe(1)
  realtime.publish('room', micEvent('micAsked'))
  realtime.publish('room', micEvent('micRefused'))
  await expect.element(app.frame.getByCss('[data-sonner-toast]')).toBeVisible()
  held.resolve()
  await new Promise((done) => setTimeout(done, 300))
  await expect.element(app.frame.getByTestId('mic-cancel')).not.toBeInTheDocument()
})

test('voice alone opens no camera', async () => {
  const { app, devices } = await openRoom()
  await app.frame.getByTestId('mic-ask').click()
  await app.frame.getByRole('radio', { name: 'Voice only' }).click()
  await expect.poll(() => devices.live('video').length).toBe(0)
  await expect.poll(() => devices.live('audio').length).toBe(1)
  await app.frame.getByTestId('mic-go').click()
  await expect.poll(() => app.answers.sentTo(Linkmic.askMic)).toMatchObject([{ isvideo: 0 }])
})

test.each([
  ['micRefused', 'can’t take you on the mic'],
  ['micUnanswered', 'No answer this time'],
  ['micBusy', 'All four guest seats are taken'],
] as const)('%s is told in words', async (name, words) => {
  const opened = await openRoom()
  await askToJoin(opened)
  opened.app.answers.set(answer(Linkmic.getMicList, noGuests))
  opened.realtime.publish('room', micEvent(name))
  await expect.element(opened.app.frame.getByCss('[data-sonner-toast]')).toMatchTextContent(words)
  await expect.element(opened.app.frame.getByTestId('mic-sheet')).not.toBeInTheDocument()
})

test('a request that waits is seen with its seconds when its sheet is closed, and one without an answer is asked again', async () => {
  const opened = await openRoom()
  await askToJoin(opened)
  await userEvent.keyboard('{Escape}')
  await expect.element(opened.app.frame.getByTestId('mic-sheet')).not.toBeInTheDocument()
  await expect.element(opened.app.frame.getByTestId('mic-pending')).toMatchTextContent(/\d:\d\d/)
  opened.app.answers.set(answer(Linkmic.getMicList, noGuests))
  opened.realtime.publish('room', micEvent('micUnanswered'))
  await opened.app.frame.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(opened.app.frame.getByTestId('mic-sheet')).toBeVisible()
})

test('a host who takes no requests says so before anybody prepares', async () => {
  const { app, devices } = await openRoom({ answers: [answer(Linkmic.isMic, refusal(Linkmic.isMic, 'Off'))] })
  await app.frame.getByTestId('mic-ask').click()
  await expect.element(app.frame.getByCss('[data-sonner-toast]')).toBeVisible()
  expect(devices.asked).toHaveLength(0)
})

test('an invitation opens by itself, and joining counts down', async () => {
  const { app, realtime } = await openRoom()
  realtime.publish('room', micEvent('micInvited'))
  await expect.element(app.frame.getByTestId('mic-decline')).toBeVisible()
  await expect.element(app.frame.getByTestId('mic-go')).toBeEnabled()
  await seeCountAfter(app, 'mic-go')
  await expect.poll(() => app.answers.sentTo(Linkmic.answerMic)).toMatchObject([{ accept: 1, connection: 'fake' }])
})

test('a host answers a request, mutes and takes off a guest, and locks the mic', async () => {
  const { app, media, realtime } = await goOnAir({
    answers: [
      answer(Linkmic.getMicList, guests),
      answer(Linkmic.answerMic, link('accepted')),
      answer(Linkmic.muteMic, link('on')),
      answer(Linkmic.cutMic, link('none', 'left')),
      answer(Linkmic.setMic, { ismic: 0, level: 1 }),
    ],
  })
  const [guest] = micGuests
  await app.frame.getByTestId('mic-accept').click()
  await expect.poll(() => app.answers.sentTo(Linkmic.answerMic)).toMatchObject([{ accept: 1 }])
  realtime.publish('room', micEvent('micOn', guest))
  media.sendGuest(app.window, guest.id)
  await expect.element(app.frame.getByTestId('tile-name').nth(1)).toMatchTextContent(guest.user_nicename)
  await app.frame.getByTestId('mic-mute').click()
  await app.frame.getByTestId('mic-cut').click()
  await expect.poll(() => app.answers.sentTo(Linkmic.cutMic)).toMatchObject([{ touid: guest.id }])
  await app.frame.getByTestId('mic-chip').click()
  await app.frame.getByTestId('choice-0').click()
  await expect.poll(() => app.answers.sentTo(Linkmic.setMic)).toMatchObject([{ ismic: 0 }])
  await expectAccessible(app)
})

test('a guest whose page is loaded anew is asked before anything is sent again, and keeps the seat', async () => {
  const opened = await openRoom()
  const { app, media, realtime, devices } = opened
  await askToJoin(opened)
  realtime.publish('room', micEvent('micAccepted'))
  app.answers.set(answer(Linkmic.getMicList, { ...noGuests, mine: link('on') }))
  await app.reload()
  await expect.element(app.frame.getByTestId('mic-return')).toBeEnabled()
  await expectAccessible(app)
  await expect.poll(() => [media.room.published.length, app.answers.sentTo(Linkmic.joinMic).length]).toEqual([0, 0])
  await seeCountAfter(app, 'mic-return')
  media.room.permit(true)
  await expect.element(app.frame.getByTestId('on-air')).toBeVisible()
  await expect.poll(() => app.answers.sentTo(Linkmic.joinMic)).toMatchObject([{ connection: 'fake' }])

  // Taken back without a word: another tab sends from now on.
  media.room.permit(false)
  await expect.element(app.frame.getByTestId('on-air')).not.toBeInTheDocument()
  await expect.element(app.frame.getByCss('[data-sonner-toast]')).toMatchTextContent('no longer on the mic')
  await expect.poll(() => devices.live().length).toBe(0)
  expect(app.answers.sentTo(Linkmic.leaveMic)).toHaveLength(0)
})

test('whoever leaves the room takes a waiting request back', async () => {
  const opened = await openRoom()
  await askToJoin(opened)
  opened.app.window.history.back()
  await expect.element(opened.app.frame.getByTestId('mic-sheet')).not.toBeInTheDocument()
  await opened.app.frame.getByTestId('close-room').click()
  await expect.poll(() => opened.app.answers.sentTo(Linkmic.leaveMic)).toHaveLength(1)
})

test('a viewer sees the names of guests who were on before they came', async () => {
  const { app, media } = await openRoom({
    answers: [answer(Live.enterRoom, { ...entered, linkmic_uid: micGuests[0].id }), answer(Linkmic.getMicList, guests)],
  })
  media.sendAnchor(app.window)
  media.sendGuest(app.window, micGuests[0].id)
  media.sendGuest(app.window, micGuests[1].id, ['audio'])
  await expect.element(app.frame.getByTestId('tile-name').nth(2)).toMatchTextContent(micGuests[1].user_nicename)
  await expectAccessible(app)
})
