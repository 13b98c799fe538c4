import { Home, Live } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import type { Answer } from '../testing/answers.ts'
import { FakeMedia } from '../testing/FakeMedia.ts'
import { finger } from '../testing/finger.ts'
import { openScreen } from '../testing/openScreen.ts'
import { enteredIn, roomPath, rooms } from '../testing/samples/rooms.ts'

const cardOf = (stream: unknown) => rooms.find((card) => card.stream === stream)!
const pathOf = ({ uid, stream }: RoomCard) => `/liveAudience?liveuid=${uid}&stream=${stream}`
const next = rooms[1]!
const admitted = answer(Live.getPreview, ({ stream }) => ({ media: { url: 'ws://media.invalid', token: `look ${stream}` }, seconds: 20 }))
const answers = [
  answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) === 1 ? rooms : [] })),
  answer(Live.checkLive, ({ stream }) => ({ type: 0, type_val: '', type_msg: '', room: cardOf(stream), coin: '0' })),
  answer(Live.enterRoom, ({ stream }) => enteredIn(cardOf(stream))),
  admitted,
]

/** A room with its picture, and another to swipe to. */
async function openRoom(given: readonly Answer[] = [], hints: object = {}) {
  const media = new FakeMedia()
  const app = await openScreen(roomPath, {
    answers: [...answers, ...given],
    media,
    before: (frame) => {
      // The pointers here are no real ones, which could be captured.
      frame.Element.prototype.setPointerCapture = () => undefined
      Object.defineProperty(frame.navigator, 'connection', { value: { saveData: false, effectiveType: '4g', ...hints } })
    },
  })
  const isOwn = ({ token, connected }: { token: string; connected: boolean }) => connected && !token.startsWith('look')
  const own = () => media.rooms.filter(isOwn).length
  const looking = () => media.rooms.filter((room) => room.connected && !isOwn(room)).map(({ token }) => token)
  const playOwn = async () => {
    await expect.poll(own).toBe(1)
    media.sendAnchor(app.window, ['video'], media.rooms.findLast(isOwn))
    await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  }
  await expect.element(app.frame.getByTestId('next-room')).toBeInTheDocument()
  await playOwn()
  return { app, media, own, looking, playOwn, glimpse: app.frame.getByTestId('preview'), asked: () => app.answers.sentTo(Live.getPreview) }
}

test('a finger that moves prepares the next room; its picture is there when it lands, until that of the room itself is', async () => {
  const { app, media, looking, playOwn, glimpse, asked } = await openRoom()
  const { pull, lift } = finger(app)
  pull(0, -200)
  await expect.poll(looking).toEqual([`look ${next.stream}`])
  expect(asked().map(({ stream }) => stream)).toEqual([next.stream])
  // Looking is not entering.
  await expect.poll(() => app.answers.sentTo(Live.enterRoom)).toHaveLength(1)
  media.sendAnchor(app.window, ['video'])
  await expect.element(glimpse).toHaveAttribute('data-shown', 'true')
  expect(glimpse.element().closest('.swipe-preview')).not.toBeNull()
  const video = glimpse.element() as HTMLVideoElement
  expect(video.muted).toBe(true)

  lift(0, -400)
  await expect.poll(() => app.path).toBe(pathOf(next))
  await expect.poll(() => video.closest('.room-picture')).not.toBeNull()
  expect(glimpse.element()).toBe(video)
  await expect.poll(() => video.paused).toBe(false)
  expect(app.frame.getByTestId('room-video').elements()).toEqual([])
  expect(looking()).toHaveLength(1)

  await playOwn()
  await expect.element(glimpse).not.toBeInTheDocument()
  expect(looking()).toEqual([])
  expect(media.mostAtOnce).toBe(2)
})

test('let go early, the look ends with the swipe', async () => {
  const { app, own, looking, glimpse } = await openRoom()
  const { pull, lift } = finger(app)
  pull(0, -100)
  await expect.poll(looking).toHaveLength(1)
  // Held for a while, so that it is no throw.
  Object.defineProperty(app.window.PointerEvent.prototype, 'timeStamp', { get: () => 1e9, configurable: true })
  lift(0, -100)
  await expect.poll(looking).toEqual([])
  await expect.element(glimpse).not.toBeInTheDocument()
  expect(own()).toBe(1)
  await expect.poll(() => app.answers.sentTo(Live.enterRoom)).toHaveLength(1)
})

test('a look that is refused leaves the poster, and the room is entered', async () => {
  const { app, media, playOwn, glimpse, asked } = await openRoom([answer(Live.getPreview, refusal(Live.getPreview, 'NotOpen'))])
  const { pull, lift } = finger(app)
  pull(0, -400)
  await expect.poll(asked).toHaveLength(1)
  await expect.element(glimpse).not.toBeInTheDocument()
  lift(0, -400)
  await expect.poll(() => app.path).toBe(pathOf(next))
  await playOwn()
  expect(media.mostAtOnce).toBe(1)
})

test.each([1, 2, 3] as const)('nobody looks into a room of type %i', async (type) => {
  const list = rooms.map((card, at) => (at === 1 ? { ...card, type, type_val: '20' } : card))
  const media = new FakeMedia()
  const app = await openScreen(roomPath, { answers: [...answers, answer(Home.getHot, { slide: [], list })], media })
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  await expect.element(app.frame.getByTestId('next-room')).toBeInTheDocument()
  app.window.Element.prototype.setPointerCapture = () => undefined
  finger(app).pull(0, -400)
  await expect.poll(() => app.answers.sentTo(Live.getPreview).map(({ stream }) => stream)).toEqual([rooms[2]!.stream])
})

test.each([
  ['data are saved', { saveData: true }],
  ['the network is slow', { effectiveType: '3g' }],
])('nobody looks while %s', async (_when, hints) => {
  const { app, asked, playOwn } = await openRoom([], hints)
  const { pull, lift } = finger(app)
  pull(0, -400)
  lift(0, -400)
  await expect.poll(() => app.path).toBe(pathOf(next))
  await playOwn()
  expect(asked()).toEqual([])
})

test('a finger that turns round leaves one look, and whoever rests after a swipe has the next room prepared', async () => {
  const { app, media, looking, playOwn, asked } = await openRoom()
  const { pull, lift } = finger(app)
  pull(0, -200)
  await expect.poll(looking).toEqual([`look ${next.stream}`])
  pull(0, 200)
  await expect.poll(looking).toEqual([`look ${rooms.at(-1)!.stream}`])
  pull(0, -400)
  await expect.poll(looking).toEqual([`look ${next.stream}`])
  lift(0, -400)
  await expect.poll(() => app.path).toBe(pathOf(next))
  await playOwn()
  await expect.poll(looking).toEqual([`look ${rooms[2]!.stream}`])
  expect(asked()).toHaveLength(4)
  expect(media.mostAtOnce).toBe(2)
  // It ends with the room it stands beside.
  await app.frame.getByTestId('close-room').click()
  await expect.poll(looking).toEqual([])
})
