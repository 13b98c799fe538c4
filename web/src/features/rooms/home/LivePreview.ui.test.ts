import { Home, Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../../../testing/answers.ts'
import { FakeMedia } from '../../../testing/FakeMedia.ts'
import { allowMotion, expectAccessible, shortenTimers, openScreen } from '../../../testing/openScreen.ts'
import { room, rooms } from '../../../testing/samples/rooms.ts'

type AppWindow = Window & typeof globalThis

const AFTER_PAINT_MS = 1_500
const admitted = answer(Live.getPreview, ({ stream }) => ({ media: { url: 'ws://media.invalid', token: `look ${stream}` }, seconds: 20 }))

const connection = (hints: object) => (frame: AppWindow) => {
  shortenTimers(AFTER_PAINT_MS)(frame)
  allowMotion(frame)
  Object.defineProperty(frame.navigator, 'connection', { value: { saveData: false, effectiveType: '4g', ...hints } })
}

async function openHome(path = '/index', hints: object = {}, answers = [admitted], signedIn = false) {
  const media = new FakeMedia()
  const app = await openScreen(path, { media, signedIn, answers, before: connection(hints) })
  await expect.element(app.frame.getByText(rooms[0]!.title)).toBeVisible()
  const videos = () => [...app.window.document.querySelectorAll<HTMLVideoElement>('[data-testid="preview"]')]
  return { app, media, videos, asked: () => app.answers.sentTo(Live.getPreview) }
}

test.each(['/index', '/main/live'])('a guest at %s sees one card play, muted, without being in the room', async (path) => {
  const { app, media, videos, asked } = await openHome(path)
  await expect.poll(() => media.rooms.filter(({ connected }) => connected).length).toBe(1)
  media.sendAnchor(app.window, ['video'])
  await expect.element(app.frame.getByTestId('preview')).toHaveAttribute('data-shown', 'true')
  expect(videos()).toHaveLength(1)
  expect(videos()[0]!.muted).toBe(true)
  expect(asked()).toHaveLength(1)
  expect(app.answers.sentTo(Live.enterRoom)).toEqual([])
  await expectAccessible(app)
})

test('a look that is refused or over leaves the cover, and the next card plays', async () => {
  const { media, videos, asked } = await openHome('/index', {}, [answer(Live.getPreview, refusal(Live.getPreview, 'Blocked'))])
  await expect.poll(() => new Set(asked().map(({ stream }) => stream)).size).toBeGreaterThan(1)
  expect(asked().length).toBe(new Set(asked().map(({ stream }) => stream)).size)
  await expect.poll(() => videos().length).toBe(0)
  expect(media.rooms).toEqual([])
})

test('another tab ends it', async () => {
  // Another room: a second connection to the same one would end the first by itself.
  const others = answer(Home.getNewHot, ({ p = 1 }) => ({ list: Number(p) === 1 ? rooms.slice(1) : [] }))
  const { app, media } = await openHome('/index', {}, [admitted, others])
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  const [first] = media.rooms
  await app.frame.getByRole('tab', { name: 'New' }).click()
  await expect.poll(() => first!.connected).toBe(false)
  await expect.poll(() => media.rooms.some((other) => other !== first && other.connected)).toBe(true)
  expect(media.mostAtOnce).toBe(1)
})

test('a card that plays goes on playing in its room, until that has a picture of its own', async () => {
  const { app, media, videos } = await openHome('/index', {}, [admitted], true)
  const looking = () => media.rooms.filter(({ token, connected }) => connected && token.startsWith('look')).length
  await expect.poll(looking).toBe(1)
  media.sendAnchor(app.window, ['video'])
  await expect.poll(() => videos()[0]?.dataset['shown']).toBe('true')
  const [video] = videos()
  await app.frame.getByCss(`a:has([data-testid="preview"])`).first().click()
  await expect.poll(() => video!.closest('.room-picture') !== null).toBe(true)
  await expect.poll(() => video!.paused).toBe(false)
  expect({ looking: looking(), videos: videos() }).toEqual({ looking: 1, videos: [video] })
  const own = () => media.rooms.findLast(({ token, connected }) => connected && !token.startsWith('look'))
  await expect.poll(() => own() !== undefined).toBe(true)
  media.sendAnchor(app.window, ['video'], own())
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  await expect.poll(() => videos()).toEqual([])
  expect(looking()).toBe(0)
})

test('a room that is not entered ends the preview its card began', async () => {
  const closed = answer(Live.enterRoom, refusal(Live.enterRoom, 'Blocked'))
  const { app, media, videos } = await openHome('/index', {}, [admitted, closed], true)
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  await app.frame.getByCss(`a:has([data-testid="preview"])`).first().click()
  await expect.element(app.frame.getByText('You can’t join this live')).toBeVisible()
  await expect
    .poll(() => ({ videos: videos(), joined: media.rooms.some(({ connected }) => connected) }))
    .toEqual({ videos: [], joined: false })
})

test('a finger that rests on a card plays it, one that scrolls does not', async () => {
  const { app, asked } = await openHome()
  await expect.poll(asked).toHaveLength(1)
  const playing = asked()[0]!.stream
  const other = [...app.window.document.querySelectorAll<HTMLElement>('[data-preview]')].find(
    ({ dataset }) => dataset['preview'] !== playing,
  )!
  const fire = (type: string) =>
    other.dispatchEvent(new app.window.PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 3, pointerType: 'touch' }))
  fire('pointerdown')
  fire('pointercancel')
  fire('pointerdown')
  fire('pointercancel')
  fire('pointerdown')
  await expect.poll(() => asked().map(({ stream }) => stream)).toEqual([playing, other.dataset['preview']])
})

test('a room that floats is the only one that plays', async () => {
  const { app, media, videos } = await openHome('/index', {}, [admitted], true)
  await expect.poll(() => videos().length).toBe(1)
  await app.frame.getByCss(`a[href*="stream=${room.stream}"]:visible`).first().click()
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  app.window.history.back()
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  await app.frame.getByCss('nav a[href="/main/live"]').click()
  await expect.element(app.frame.getByCss('main a[href*="liveAudience"]:visible').first()).toBeVisible()
  // Cards would play within the time of two lists.
  const lists = app.answers.sentTo(Home.getHot).length
  await expect.poll(() => app.answers.sentTo(Home.getHot).length).toBeGreaterThan(lists + 2)
  expect(videos()).toHaveLength(0)
  await expect.poll(() => media.rooms.filter(({ connected }) => connected).length).toBe(1)
  await app.frame.getByTestId('close-floating').click()
  await expect.poll(() => videos().length).toBe(1)
  // The card's picture and the room's, until the room has one of its own.
  expect(media.mostAtOnce).toBeLessThanOrEqual(2)
})

test.each([
  ['data are saved', { saveData: true }],
  ['the network is slow', { effectiveType: '3g' }],
])('nothing plays while %s', async (_when, hints) => {
  const { app, asked } = await openHome('/index', hints)
  // Cards would play within the time of two lists.
  const lists = app.answers.sentTo(Home.getHot).length
  await expect.poll(() => app.answers.sentTo(Home.getHot).length).toBeGreaterThan(lists + 2)
  expect(asked()).toEqual([])
})

test('only rooms that anybody may enter have a place to play in', async () => {
  const list = [room, { ...rooms[1]!, type: 1 as const }, { ...rooms[2]!, type: 2 as const, type_val: '20' }]
  const { app } = await openHome('/index', {}, [admitted, answer(Home.getHot, { slide: [], list })])
  const places = [...app.window.document.querySelectorAll<HTMLElement>('[data-preview]')].map((place) => place.dataset['preview'])
  expect(places).toEqual([room.stream])
})

test('no card plays behind the open search', async () => {
  const { app, videos } = await openHome()
  await expect.poll(() => videos().length).toBe(1)
  await app.frame.getByRole('button', { name: 'Search hosts, titles or IDs' }).click()
  await expect.poll(() => videos().length).toBe(0)
})
