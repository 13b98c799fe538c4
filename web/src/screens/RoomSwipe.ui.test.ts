import { Home, Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../testing/answers.ts'
import { FakeMedia } from '../testing/FakeMedia.ts'
import { finger } from '../testing/finger.ts'
import type { OpenApp } from '../testing/openApp.ts'
import type { ScreenOptions } from '../testing/openScreen.ts'
import { allowMotion, expectAccessible, openScreen, pauseTimers } from '../testing/openScreen.ts'
import { viewers } from '../testing/samples/people.ts'
import { enteredIn, roomOf, roomPath, rooms as listed } from '../testing/samples/rooms.ts'

const six = [...listed, ...viewers.map((person, i) => roomOf(person, 'stage', `Room ${i}`, 100 - i))]
const cardOf = (stream: unknown) => six.find((card) => card.stream === stream)!
const answers = [
  answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) === 1 ? six : [] })),
  answer(Live.checkLive, ({ stream }) => ({ type: 0, type_val: '', type_msg: '', room: cardOf(stream), coin: '0' })),
  answer(Live.enterRoom, ({ stream }) => enteredIn(cardOf(stream))),
]
/** Movement of the frame to the next room, and back. */
const MOVE_MS = 220
const pathOf = (at: number) => `/liveAudience?liveuid=${six[at]!.uid}&stream=${six[at]!.stream}`

async function openRoom({ before, ...options }: ScreenOptions = {}) {
  const media = new FakeMedia()
  const app = await openScreen(roomPath, {
    ...options,
    answers: [...answers, ...(options.answers ?? [])],
    media,
    before: (frame) => {
      // The pointers here are no real ones, which could be captured.
      frame.Element.prototype.setPointerCapture = () => undefined
      before?.(frame)
    },
  })
  await arrived(app)
  return { app, media }
}
const arrived = async (app: OpenApp) => {
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.element(app.frame.getByTestId('next-room')).toBeInTheDocument()
}
async function swipe(app: OpenApp, dy: number) {
  const { pull, lift } = finger(app)
  pull(0, dy)
  lift(0, dy)
}

test('five rooms one after the other: one element, one connection, the channels of one room, and back leads to where it began', async () => {
  const { app, media } = await openRoom()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  const video = app.frame.getByTestId('room-video').element()
  for (let at = 1; at <= 5; at++) {
    await swipe(app, -400)
    await expect.poll(() => app.path).toBe(pathOf(at))
    await arrived(app)
    await expect.poll(() => media.rooms.length).toBe(at + 1)
    await expect.poll(() => media.rooms.filter(({ connected }) => connected).length).toBe(1)
    media.sendAnchor(app.window)
    await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
    expect(app.frame.getByTestId('room-video').elements()).toEqual([video])
  }
  const followed = six.filter(({ stream }) => app.realtime.follows(`room:${stream}`))
  expect(followed.map(({ stream }) => stream)).toEqual([six[5]!.stream])
  await expect.poll(() => app.answers.sentTo(Live.enterRoom)).toHaveLength(6)
  await swipe(app, 400)
  await expect.poll(() => app.path).toBe(pathOf(4))
})

test('the next one follows the finger; let go early it goes back, and nothing was entered', async () => {
  const { app } = await openRoom()
  const { pull, lift } = finger(app)
  const preview = app.frame.getByTestId('next-preview')
  await expect.element(preview).toBeInTheDocument()
  await expect.element(preview).not.toBeVisible()
  pull(0, -60)
  await expect.element(preview).toBeVisible()
  await expect.element(preview.getByText(six[1]!.title)).toBeVisible()
  pull(0, -100)
  // Held for a while, so that it is no throw.
  const later = app.window.PointerEvent.prototype
  Object.defineProperty(later, 'timeStamp', { get: () => 1e9, configurable: true })
  lift(0, -100)
  await expect.element(preview).not.toBeVisible()
  expect(app.path).toBe(roomPath)
  await expect.poll(() => app.answers.sentTo(Live.enterRoom)).toHaveLength(1)
  expect(app.answers.sentTo(Live.checkLive)).toHaveLength(1)
})

test('a room that costs something is passed over: nobody comes upon a price by a move of the finger', async () => {
  const paid = six.map((card, at) => (at === 1 ? { ...card, type: 2 as const, type_val: '200' } : card))
  const { app } = await openRoom({ answers: [answer(Home.getHot, { slide: [], list: paid })] })
  await swipe(app, -400)
  await expect.poll(() => app.path).toBe(pathOf(2))
  expect(app.answers.sentTo(Live.checkLive).map(({ stream }) => stream)).not.toContain(six[1]!.stream)
})

test.each([
  ['en', 1],
  ['ar', -1],
] as const)('sideways clears the screen and brings everything back: %s', async (language, towardsEnd) => {
  const { app } = await openRoom({ language })
  const sideways = (dx: number) => {
    const { pull, lift } = finger(app)
    pull(dx, 0)
    lift(dx, 0)
  }
  sideways(100 * towardsEnd)
  await expect.element(app.frame.getByTestId('chat-input')).not.toBeInTheDocument()
  sideways(-100 * towardsEnd)
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
})

test('a desktop has buttons and keys for it, and a list of the keys', async () => {
  const { app } = await openRoom({ size: [1440, 900] })
  await expectAccessible(app)
  await app.frame.getByTestId('next-room').click()
  await expect.poll(() => app.path).toBe(pathOf(1))
  await arrived(app)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => app.path).toBe(pathOf(0))
  await arrived(app)
  await userEvent.keyboard('?')
  const list = app.frame.getByTestId('shortcuts')
  await expect.element(list.getByText('Next live')).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByRole('switch').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  expect(app.path).toBe(pathOf(0))
})

test('the next room joins its media while the picture still moves, and is asked nothing before', async () => {
  const moving = pauseTimers(MOVE_MS)
  const { app, media } = await openRoom({
    before: (frame) => {
      allowMotion(frame)
      moving.before(frame)
    },
  })
  await expect.poll(() => media.rooms.length).toBe(1)
  const where: string[] = []
  media.onConnect = () => void where.push(app.path)
  await swipe(app, -400)
  await expect.poll(() => where).toEqual([roomPath])
  moving.end()
  await expect.poll(() => app.path).toBe(pathOf(1))
  await arrived(app)
  expect(where).toEqual([roomPath])
  await expect.poll(() => media.rooms.filter(({ connected }) => connected).length).toBe(1)
  expect(media.rooms).toHaveLength(2)
  expect(app.answers.sentTo(Live.checkLive)).toHaveLength(1)
  expect(app.answers.sentTo(Live.enterRoom)).toHaveLength(2)
})

test('whoever leaves while the next room still moves in stays where they went', async () => {
  const moving = pauseTimers(MOVE_MS)
  const app = await openScreen('/index', {
    answers,
    media: new FakeMedia(),
    before: (frame) => {
      frame.Element.prototype.setPointerCapture = () => undefined
      allowMotion(frame)
      moving.before(frame)
    },
  })
  await app.frame.getByCss(`a[href*="stream=${six[0]!.stream}"]:visible`).first().click()
  await arrived(app)
  await swipe(app, -400)
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/index')
  moving.end()
  await app.frame.getByTestId('return-to-room').click()
  await expect.poll(() => app.path).toBe(pathOf(0))
  moving.end()
  await expect.poll(() => app.window.document.querySelector('[data-swiping]')).toBeNull()
})
