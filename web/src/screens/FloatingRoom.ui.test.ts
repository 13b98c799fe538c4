import { Home, Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer } from '../testing/answers.ts'
import { FakeMedia } from '../testing/FakeMedia.ts'
import type { OpenApp } from '../testing/openApp.ts'
import type { ScreenOptions } from '../testing/openScreen.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { kicked, roomChannels, showEnded } from '../testing/samples/roomEvents.ts'
import { me } from '../testing/samples/people.ts'
import { doorOf, room, roomPath, timedRoom } from '../testing/samples/rooms.ts'

/** From home into the first room of the list, until its picture moves. */
async function watchFromHome(options: ScreenOptions = {}) {
  const media = new FakeMedia()
  const app = await openScreen('/index', { ...options, media })
  await app.frame.getByCss(`a[href*="stream=${room.stream}"]:visible`).first().click()
  return { app, media, realtime: roomChannels(app.realtime), ...(await untilPlaying(app, media)) }
}
async function untilPlaying(app: OpenApp, media: FakeMedia) {
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  return { video: app.frame.getByTestId('room-video').element() as HTMLVideoElement }
}
const boxOf = (app: OpenApp) => {
  const { left, right, top, bottom } = app.frame.getByTestId('floating-room').element().getBoundingClientRect()
  return { left, right: app.window.innerWidth - right, top, bottom: app.window.innerHeight - bottom }
}

test('left by the back button a room plays on in a corner, and a tap returns to the very same one', async () => {
  const { app, media, realtime, video } = await watchFromHome()
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  await expect.element(app.frame.getByTestId('chat-list')).not.toBeInTheDocument()
  expect({ same: video.isConnected, paused: video.paused, joined: media.rooms.length }).toEqual({ same: true, paused: false, joined: 1 })
  await app.frame.getByCss('nav a[href="/main/live"]').click()
  await expect.poll(() => app.path).toBe('/main/live')
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  await app.frame.getByTestId('return-to-room').click()
  await expect.poll(() => app.path).toBe(roomPath)
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  expect(app.frame.getByTestId('room-video').element()).toBe(video)
  expect({ paused: video.paused, joined: media.rooms.length, followed: realtime.areFollowed() }).toEqual({
    paused: false,
    joined: 1,
    followed: true,
  })
  await expect.poll(() => app.answers.sentTo(Live.enterRoom)).toHaveLength(1)
})

test('closed for good: by the cross of the room and by that of the floating one', async () => {
  const { app, media, realtime } = await watchFromHome()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(false)
  await expect.element(app.frame.getByTestId('floating-room')).not.toBeInTheDocument()
  await app.frame.getByCss(`a[href*="stream=${room.stream}"]:visible`).first().click()
  await untilPlaying(app, media)
  app.window.history.back()
  await app.frame.getByTestId('close-floating').click()
  await expect.element(app.frame.getByTestId('floating-room')).not.toBeInTheDocument()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(false)
  await expect.poll(realtime.areFollowed).toBe(false)
})

test('a room that costs by the minute ends with its screen, unless it was asked to go on; then it says what it costs', async () => {
  const list = answer(Home.getHot, { slide: [], list: [timedRoom.room] })
  const paid = [list, answer(Live.checkLive, doorOf(3, '20')), answer(Live.enterRoom, timedRoom)]
  const media = new FakeMedia()
  const app = await openScreen('/index', { answers: paid, media })
  const enter = async () => {
    await app.frame.getByCss(`a[href*="stream=${room.stream}"]:visible`).first().click()
    await app.frame.getByTestId('door-enter').click()
    await untilPlaying(app, media)
  }
  await enter()
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(false)
  await enter()
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('minimise').click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(app.frame.getByTestId('floating-room').getByText('20/min')).toBeVisible()
  expect(media.rooms.filter(({ connected }) => connected)).toHaveLength(1)
  await app.frame.getByTestId('return-to-room').click()
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  app.window.history.back()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(false)
})

test.each([
  ['ended', showEnded.event, 'This live has ended'],
  ['removed', kicked(me.id).event, 'You’re no longer watching this live'],
])('a floating room that is over goes, and says so: %s', async (_, event, text) => {
  const { app, media, realtime } = await watchFromHome()
  app.window.history.back()
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  realtime.publish('room', event)
  await expect.element(app.frame.getByText(text)).toBeVisible()
  await expect.element(app.frame.getByTestId('floating-room')).not.toBeInTheDocument()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(false)
})

test('another room takes the place of the floating one, and going live oneself ends it', async () => {
  const { app, media } = await watchFromHome()
  app.window.history.back()
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  await app.frame.getByCss('a[href*="liveAudience"]:not([data-testid])').nth(1).click()
  await expect.element(app.frame.getByTestId('floating-room')).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Live.enterRoom).length).toBe(2)
  await expect.poll(() => media.rooms.filter(({ connected }) => connected).length).toBe(1)
})

test('nothing of a floating room is left when its person signs out', async () => {
  const { app, media } = await watchFromHome()
  app.window.history.back()
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  for (const key of ['token', 'user', 'usersign']) localStorage.removeItem(key)
  await expect.element(app.frame.getByTestId('floating-room')).not.toBeInTheDocument()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(false)
})

test.each([
  ['en', [320, 640]],
  ['ar', [390, 844]],
  ['ar', [844, 390]],
  ['en', [820, 1180]],
  ['en', [1440, 900]],
] as const)('it stands at the end side and moves to a corner by hand and by keys: %s %o', async (language, size) => {
  const { app } = await watchFromHome({ language, size, stored: { theme: 'light' } })
  app.window.history.back()
  const floating = app.frame.getByTestId('floating-room')
  await expect.element(floating).toBeVisible()
  await expect.poll(() => app.window.document.documentElement.dataset['theme']).toBe('light')
  const [start, end] = language === 'ar' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  await expect.poll(() => boxOf(app)[end]).toBeLessThan(40)
  await expect.poll(() => boxOf(app).bottom).toBeLessThan(120)
  await expectAccessible(app)
  const link = app.frame.getByTestId('return-to-room').element() as HTMLElement
  const fire = (type: string, x: number, y: number) =>
    link.dispatchEvent(new app.window.PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y }))
  link.setPointerCapture = () => undefined
  const { left, top } = link.getBoundingClientRect()
  fire('pointerdown', left + 20, top + 60)
  fire('pointermove', start === 'left' ? 60 : size[0] - 60, 60)
  fire('pointerup', start === 'left' ? 60 : size[0] - 60, 60)
  link.click()
  await expect.poll(() => boxOf(app).top).toBeLessThan(80)
  expect(boxOf(app)[start]).toBeLessThan(language === 'en' && size[0] > 1000 ? 260 : 120)
  expect(app.path).toBe('/index')
  link.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => boxOf(app).bottom).toBeLessThan(120)
})

test('picture-in-picture keeps the picture coming while the page is hidden, and is not offered where there is none', async () => {
  let hidden = false
  let shown: Element | null = null
  const { app, media, video } = await watchFromHome({
    before: (frame) => {
      Object.defineProperty(frame.document, 'hidden', { get: () => hidden })
      Object.defineProperty(frame.document, 'pictureInPictureEnabled', { value: true, configurable: true })
      Object.defineProperty(frame.document, 'pictureInPictureElement', { get: () => shown })
      const show = async (element: HTMLVideoElement) => {
        shown = element
        element.dispatchEvent(new frame.Event('enterpictureinpicture', { bubbles: true }))
        return {} as PictureInPictureWindow
      }
      frame.HTMLVideoElement.prototype.requestPictureInPicture = function (this: HTMLVideoElement) {
        return show(this)
      }
      // Timer of a hidden page, at once.
      const { setTimeout } = frame
      frame.setTimeout = ((act: () => void, ms = 0) => setTimeout(act, ms === 8000 ? 0 : ms)) as typeof frame.setTimeout
    },
  })
  const isSent = () => media.room.remoteParticipants.values().next().value?.trackPublications.get('video')?.isEnabled
  const turn = (next: boolean) => {
    hidden = next
    app.window.document.dispatchEvent(new app.window.Event('visibilitychange'))
  }
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('picture-in-picture').click()
  await expect.poll(() => shown).toBe(video)
  turn(true)
  // Time until the page finds that its picture is not visible.
  await new Promise((done) => app.window.setTimeout(done, 8000))
  expect(isSent()).toBe(true)
  shown = null
  video.dispatchEvent(new app.window.Event('leavepictureinpicture', { bubbles: true }))
  await expect.poll(isSent).toBe(false)
  turn(false)
  await expect.poll(isSent).toBe(true)
  Object.defineProperty(app.window.document, 'pictureInPictureEnabled', { value: false })
  await app.frame.getByTestId('more').click()
  await expect.element(app.frame.getByTestId('minimise')).toBeVisible()
  await expect.element(app.frame.getByTestId('picture-in-picture')).not.toBeInTheDocument()
})

test('a floating picture is not darkened by the shades of a whole room', async () => {
  const { app } = await watchFromHome()
  app.window.history.back()
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  const picture = app.frame.getByCss('.room-picture').element()
  const shade = (part: string) => app.window.getComputedStyle(picture, part).display
  expect([shade('::before'), shade('::after')]).toEqual(['none', 'none'])
})

test('a page keeps a place for the floating room: it covers nothing of it', async () => {
  const { app } = await watchFromHome()
  await app.frame.getByTestId('more').click()
  await app.frame.getByCss('a[href*="/liveReport"]').click()
  await expect.element(app.frame.getByTestId('floating-room')).toBeVisible()
  await expect.element(app.frame.getByRole('textbox')).toBeInTheDocument()
  const player = app.frame.getByTestId('floating-room').element().getBoundingClientRect()
  const covered = [...app.window.document.querySelectorAll('main :is(button, a, textarea, input, h2, label)')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return right > player.left && left < player.right && bottom > player.top && top < player.bottom
  })
  expect(covered.map(({ textContent }) => textContent)).toEqual([])
})
