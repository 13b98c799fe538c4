import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import type { Answer } from '../testing/answers.ts'
import { FakeMedia } from '../testing/FakeMedia.ts'
import type { ScreenOptions } from '../testing/openScreen.ts'
import { shortenTimers, openScreen } from '../testing/openScreen.ts'
import { doorOf, entered, room, roomPath } from '../testing/samples/rooms.ts'

/** Time an entry may take before it is offered again. */
const PATIENCE_MS = 8_000

/** Requests and connections between the tap on a card and the room, in order. */
async function tapCard(answers: readonly Answer[] = [], before?: ScreenOptions['before']) {
  const media = new FakeMedia()
  const hasCode = new Promise<void>((done) => {
    const livekitIn = media.livekitIn.bind(media)
    media.livekitIn = (frame) => {
      done()
      return livekitIn(frame)
    }
  })
  // The code is here when the answer comes, as on any visit that is not the first.
  const usual = answer(Live.enterRoom, async () => {
    await hasCode
    return entered
  })
  const app = await openScreen('/index', { media, answers: [usual, ...answers], ...(before && { before }) })
  const order: string[] = []
  media.onConnect = () => void order.push(app.window.document.querySelector('.room-picture') ? 'joined by a drawn room' : 'joined')
  await app.frame.getByCss(`a[href*="stream=${room.stream}"]:visible`).first().click()
  const own = () => media.rooms.filter(({ token, connected }) => connected && token === entered.media.token).length
  return { app, media, order, own, asked: () => app.answers.sentTo(Live.checkLive) }
}

test('the answer to the entry joins the media, before the room is drawn; a card that says "open" is not asked again', async () => {
  const { app, media, order, own, asked } = await tapCard()
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(own).toBe(1)
  expect(order).toEqual(['joined'])
  expect(asked()).toEqual([])
  expect(app.answers.sentTo(Live.enterRoom)).toHaveLength(1)
  // The room that is drawn took it over.
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  expect(media.rooms).toHaveLength(1)
  await app.frame.getByTestId('close-room').click()
  await expect.poll(own).toBe(0)
})

test('an address says nothing of the room, which is asked what it takes', async () => {
  const app = await openScreen(roomPath)
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  expect(app.answers.sentTo(Live.checkLive)).toHaveLength(1)
})

test.each([
  ['WrongPassword', doorOf(1, ''), 'This live is password-protected'],
  ['NotPaid', doorOf(2, '200'), 'The price has changed. Check it before you join.'],
  ['FeeChanged', doorOf(3, '20'), 'The price has changed. Check it before you join.'],
] as const)('a card older than the terms of its room leads to the door: %s', async (reason, door, words) => {
  const { app, media, asked } = await tapCard([answer(Live.enterRoom, refusal(Live.enterRoom, reason)), answer(Live.checkLive, door)])
  await expect.element(app.frame.getByTestId('door')).toBeVisible()
  await expect.element(app.frame.getByText(words)).toBeVisible()
  await expect.element(app.frame.getByText('Wrong password')).not.toBeInTheDocument()
  expect(asked()).toHaveLength(1)
  expect(media.rooms).toEqual([])
})

test('left before the answer, nothing is joined', async () => {
  let enter: (() => void) | undefined
  const { app, media, own } = await tapCard([answer(Live.enterRoom, () => new Promise((done) => (enter = () => done(entered))))])
  await expect.poll(() => enter !== undefined).toBe(true)
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  enter!()
  // A later entry joins once: what the first one joined would be there beside it.
  app.answers.set(answer(Live.enterRoom, entered))
  await app.frame.getByCss(`a[href*="stream=${room.stream}"]:visible`).first().click()
  await expect.poll(own).toBe(1)
  expect(media.rooms).toHaveLength(1)
})

test('a show that is over when its card is touched says so', async () => {
  const { app, media } = await tapCard([answer(Live.enterRoom, refusal(Live.enterRoom, 'RoomEnded'))])
  await expect.element(app.frame.getByTestId('end-card')).toBeVisible()
  expect(media.rooms).toEqual([])
})

test('an entry without an answer shows the cover and can be asked anew; an answer that comes late opens the room', async () => {
  const waiting: (() => void)[] = []
  const silent = answer(Live.enterRoom, () => new Promise((done) => waiting.push(() => done(entered))))
  const { app, media, own } = await tapCard([silent], shortenTimers(PATIENCE_MS))
  const reload = app.frame.getByRole('button', { name: 'Reload' })
  await expect.element(reload).toBeVisible()
  await expect.element(app.frame.getByCss('.room-backdrop')).toBeVisible()
  await reload.click()
  await expect.poll(() => waiting.length).toBe(2)
  await expect.element(reload).toBeVisible()
  waiting[1]!()
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(own).toBe(1)
  // The answer to the first request is ignored.
  waiting[0]!()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(own).toBe(0)
  expect(media.rooms).toHaveLength(1)
})
