import { Live, type PrivatePerformance, PrivateShow } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal, unreachable } from '../../../testing/answers.ts'
import { goOnAir } from '../../../testing/goOnAir.ts'
import type { OpenApp } from '../../../testing/openApp.ts'
import { expectAccessible, openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import {
  askedOfHost,
  endedPrivate,
  lastMinuteShow,
  pausedShow,
  performanceOf,
  privateAnswer,
  privateRoom,
  privateWord,
  runningShow,
} from '../../../testing/samples/privateShow.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { roomPath } from '../../../testing/samples/rooms.ts'

const looked = (show?: ReturnType<typeof performanceOf>) => answer(PrivateShow.getPrivatePerformance, privateAnswer(show))

/** The page asks every two seconds: it finds what a command made of the show once the command has come, not before. */
type Command = 'reqPrivatePerformance' | 'dealPrivatePerformance' | 'endPrivatePerformance'
function onCommand({ answers }: OpenApp, command: Command, performance: PrivatePerformance) {
  const reply = () => {
    answers.set(looked(performance))
    return { coin: '11620', performance }
  }
  answers.set(answer(PrivateShow[command], reply))
}

async function openRequest(options: ScreenOptions = {}) {
  const app = await openScreen(roomPath, {
    ...options,
    answers: [answer(Live.enterRoom, privateRoom()), looked(), ...(options.answers ?? [])],
  })
  await app.frame.getByTestId('open-private').click()
  await expect.element(app.frame.getByTestId('private-sheet')).toBeVisible()
  return app
}
const inShow = (show: ReturnType<typeof performanceOf>, options: ScreenOptions = {}) =>
  openScreen(roomPath, {
    ...options,
    answers: [answer(Live.enterRoom, privateRoom(show.id, true)), looked(show), ...(options.answers ?? [])],
  })

test.each(['en', 'ar'] as const)('price, minutes, deposit and consent; asking once, waiting and withdrawing, in %s', async (language) => {
  const app = await openRequest({ language })
  onCommand(app, 'reqPrivatePerformance', performanceOf())
  await expect.element(app.frame.getByTestId('private-ask')).toBeDisabled()
  await app.frame.getByTestId('private-15').click()
  await expect.element(app.frame.getByTestId('private-sheet')).toMatchTextContent('1,200')
  await app.frame.getByRole('checkbox').click()
  await expectAccessible(app)
  await app.frame.getByTestId('private-ask').click()
  await expect.element(app.frame.getByTestId('private-waiting')).toBeVisible()
  await expect
    .poll(() => app.answers.sentTo(PrivateShow.reqPrivatePerformance))
    .toMatchObject([{ need_coin_min: 80, minutes: 15, consent: 1 }])
  onCommand(app, 'endPrivatePerformance', performanceOf({ state: 'cancelled' }))
  await app.frame.getByTestId('private-cancel').click()
  await expect.element(app.frame.getByTestId('private-declined')).toBeVisible()
})

test('a lost answer is asked for under the same key, a refusal is told, too few coins lead to recharge', async () => {
  const app = await openRequest({ answers: [answer(PrivateShow.reqPrivatePerformance, unreachable)] })
  await app.frame.getByRole('checkbox').click()
  await app.frame.getByTestId('private-ask').click()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(PrivateShow.reqPrivatePerformance, refusal(PrivateShow.reqPrivatePerformance, 'Engaged', 'The host is busy')))
  await app.frame.getByTestId('private-ask').click()
  await expect.element(app.frame.getByRole('alert')).toMatchTextContent('The host is busy')
  expect(new Set(app.answers.sentTo(PrivateShow.reqPrivatePerformance).map(({ client_request_id: key }) => key)).size).toBe(1)
})

test('what cannot be read is offered again; too few coins lead to recharge', async () => {
  const app = await openRequest({ answers: [answer(PrivateShow.getPrivatePerformance, broken)] })
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(PrivateShow.getPrivatePerformance, privateAnswer(undefined, '50')))
  await app.frame.getByRole('alert').getByRole('button').click()
  await app.frame.getByRole('button', { name: 'Recharge' }).click()
  await expect.element(app.frame.getByTestId('room-recharge')).toBeVisible()
})

test('a request that is accepted becomes the show, one that is declined says so', async () => {
  const app = await openRequest()
  onCommand(app, 'reqPrivatePerformance', performanceOf())
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  await app.frame.getByRole('checkbox').click()
  await app.frame.getByTestId('private-ask').click()
  await expect.element(app.frame.getByTestId('private-waiting')).toBeVisible()
  app.answers.set(looked(performanceOf({ state: 'declined' })))
  realtime.publish('room', privateWord('declined'))
  await expect.element(app.frame.getByTestId('private-declined')).toBeVisible()
})

test('the running show: clock, cost, deposit left, more minutes, and its end with the receipt', async () => {
  const more = { coin: '900', performance: { ...runningShow, minutes: 20, left: 906 } }
  const app = await inShow(runningShow, { answers: [answer(PrivateShow.extendPrivatePerformance, more)] })
  const stage = app.frame.getByTestId('private-stage')
  await expect.element(stage).toBeVisible()
  await expect.element(app.frame.getByTestId('private-cost')).toMatchTextContent('320')
  await expectAccessible(app)
  await app.frame.getByTestId('private-extend').click()
  await app.frame.getByTestId('private-add').click()
  await expect.element(app.frame.getByTestId('private-extend-sheet')).not.toBeInTheDocument()
  await expect
    .poll(() => app.answers.sentTo(PrivateShow.extendPrivatePerformance))
    .toMatchObject([{ id: 7, minutes: 10, need_coin_min: 80 }])
  onCommand(app, 'endPrivatePerformance', endedPrivate)
  await app.frame.getByTestId('private-end').click()
  await app.frame.getByRole('button', { name: 'End private show' }).click()
  const receipt = app.frame.getByTestId('private-receipt')
  await expect.element(receipt).toMatchTextContent('480')
  await expectAccessible(app)
  await app.frame.getByTestId('private-done').click()
  await expect.element(receipt).not.toBeInTheDocument()
})

test('a minute before the deposit ends it warns; without video it pauses', async () => {
  const app = await inShow(lastMinuteShow)
  await expect.element(app.frame.getByTestId('private-warning')).toBeVisible()
  app.answers.set(looked(pausedShow))
  await expect.element(app.frame.getByTestId('private-status')).toMatchTextContent('Paused')
})

test('everybody else sees a notice while the host is away, and the live afterwards', async () => {
  const app = await openScreen(roomPath, { answers: [answer(Live.enterRoom, privateRoom())] })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publish('room', privateWord('accepted'))
  await expect.element(app.frame.getByTestId('private-away')).toBeVisible()
  await expectAccessible(app)
  realtime.publish('room', privateWord('ended'))
  await expect.element(app.frame.getByTestId('private-away')).not.toBeInTheDocument()
})

test('the host is asked, agrees, sends into the private room and nothing into the public one, and ends it', async () => {
  const { app, realtime, media } = await goOnAir({
    answers: [answer(PrivateShow.getPrivateToken, { media: { url: 'ws://media.invalid', token: 'private' } })],
  })
  // Muted: nobody hears more than they are to, wherever it is sent.
  await app.frame.getByCss('.camera-tools').getByRole('button', { name: 'Mic' }).click()
  const isHeard = (room: (typeof media.rooms)[number] | undefined) =>
    room?.published.some(({ kind, enabled }) => kind === 'audio' && enabled)
  app.answers.set(looked(askedOfHost))
  realtime.publish('room', privateWord('asked'))
  await expect.element(app.frame.getByTestId('private-incoming')).toBeVisible()
  await expect.element(app.frame.getByTestId('private-accept')).toBeDisabled()
  await app.frame.getByRole('checkbox').click()
  const accepted = { ...askedOfHost, state: 'accepted' as const, wait: 28 }
  onCommand(app, 'dealPrivatePerformance', accepted)
  await app.frame.getByTestId('private-accept').click()
  realtime.publish('room', privateWord('accepted'))
  await expect.element(app.frame.getByTestId('private-stage')).toBeVisible()
  const [ofShow] = media.rooms
  await expect.poll(() => ofShow!.published.length).toBe(0)
  const ofTwo = () => media.rooms.find(({ token }) => token === 'private')
  await expect.poll(() => ofTwo()?.published.length).toBe(2)
  expect(isHeard(ofTwo())).toBe(false)
  const mic = app.frame.getByCss('.private-tools').getByRole('button', { name: 'Mic' })
  await mic.click()
  expect(isHeard(ofTwo())).toBe(true)
  await mic.click()
  expect(isHeard(ofTwo())).toBe(false)
  // The room below is out of reach.
  await expect.poll(() => app.window.document.activeElement?.closest('[data-testid="private-stage"]')).not.toBeNull()
  expect(app.window.document.querySelector('[data-testid="more"]')?.closest('[inert]')).not.toBeNull()
  await expect.poll(() => app.answers.sentTo(PrivateShow.dealPrivatePerformance)).toMatchObject([{ id: 7, op: 1, consent: 1 }])
  const over = { ...endedPrivate, viewer: askedOfHost.viewer, ended_by: 'anchor' as const }
  onCommand(app, 'endPrivatePerformance', over)
  await app.frame.getByTestId('private-end').click()
  await app.frame.getByRole('button', { name: 'End private show' }).click()
  realtime.publish('room', privateWord('ended'))
  await expect.element(app.frame.getByTestId('private-receipt')).toMatchTextContent('160')
  await expect.poll(() => ofShow!.published.length).toBe(2)
  expect(isHeard(ofShow)).toBe(false)
  expect(app.window.document.querySelector('[data-testid="more"]')?.closest('[inert]')).toBeNull()
})

test('a request that came while the host heard nothing is shown once the room is back', async () => {
  const { app, realtime } = await goOnAir()
  app.answers.set(looked(askedOfHost))
  app.realtime.recovers = false
  app.realtime.dropConnections()
  await expect.poll(realtime.areFollowed).toBe(true)
  await expect.element(app.frame.getByTestId('private-incoming')).toBeVisible()
})

test('the host switches private shows on at a price', async () => {
  const { app } = await goOnAir({ answers: [answer(PrivateShow.setPrivatePerformance, { need_coin_min: 75 })] })
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('private-offer').click()
  await app.frame.getByTestId('private-offer-sheet').getByRole('switch').click()
  await app.frame.getByTestId('private-price').fill('75')
  await app.frame.getByTestId('private-offer-sheet').getByRole('checkbox').click()
  await app.frame.getByTestId('private-save').click()
  await expect.poll(() => app.answers.sentTo(PrivateShow.setPrivatePerformance)).toMatchObject([{ need_coin_min: 75 }])
})

test('a host whose right to send is taken away sends again when it is given back, also when the room said so before', async () => {
  const { realtime, media } = await goOnAir()
  const [ofShow] = media.rooms
  await expect.poll(() => ofShow!.published.length).toBe(2)
  ofShow!.permit(false)
  realtime.publish('room', privateWord('accepted'))
  realtime.publish('room', privateWord('ended'))
  await new Promise((done) => setTimeout(done, 300))
  expect(ofShow!.published).toHaveLength(0)
  ofShow!.permit(true)
  ofShow!.permit(true)
  await expect.poll(() => ofShow!.published.length).toBe(2)
})

test('a page that is opened again is in the show that I asked for; somebody else’s word is not mine', async () => {
  const app = await openScreen(roomPath, {
    answers: [answer(Live.enterRoom, { ...privateRoom(), private_id: 7 }), looked(performanceOf())],
  })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  app.answers.set(looked({ ...runningShow, state: 'accepted' }))
  realtime.publish('room', privateWord('accepted'))
  await expect.element(app.frame.getByTestId('private-stage')).toBeVisible()
  await expect.poll(() => [...new Set(app.answers.sentTo(PrivateShow.getPrivatePerformance).map(({ id }) => Number(id)))]).toEqual([7])
})
