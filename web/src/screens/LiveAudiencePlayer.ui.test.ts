import { expect, test } from 'vitest'
import { FakeMedia } from '../testing/FakeMedia.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { roomPath } from '../testing/samples/rooms.ts'

type AppWindow = Window & typeof globalThis

/** A browser that plays nothing before a touch; `allow` is the touch. */
function strictBrowser({ silent }: { silent: boolean }) {
  let allowed = false
  const put = (frame: AppWindow) => {
    const { prototype } = frame.HTMLMediaElement
    const play = prototype.play
    prototype.play = function (this: HTMLMediaElement) {
      if (allowed || (silent && this.muted)) return play.call(this)
      // Also ends what the attribute would play without being asked.
      this.pause()
      return Promise.reject(new frame.DOMException('', 'NotAllowedError'))
    }
    frame.addEventListener('pointerdown', () => (allowed = true), { capture: true })
  }
  return { put }
}

async function watch(before?: (frame: AppWindow) => void) {
  const media = new FakeMedia()
  const app = await openScreen(roomPath, { media, ...(before && { before }) })
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  await expect.element(app.frame.getByText('Waiting for the host…')).toBeVisible()
  const video = () => app.frame.getByTestId('room-video').element() as HTMLVideoElement
  return { app, media, video }
}

test('autoplay refused: the picture waits for a tap and says so, and plays with sound after it', async () => {
  const { app, media, video } = await watch(strictBrowser({ silent: false }).put)
  await expect.element(app.frame.getByTestId('sound')).not.toBeInTheDocument()
  media.sendAnchor(app.window)
  const tap = app.frame.getByTestId('tap-to-play')
  await expect.element(tap).toBeVisible()
  await expectAccessible(app)
  await tap.click()
  await expect.poll(() => ({ paused: video().paused, muted: video().muted })).toEqual({ paused: false, muted: false })
  await expect.element(tap).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
})

test('sound refused: the picture plays silently, a tap brings the sound; without a sound nothing offers one', async () => {
  const { app, media, video } = await watch(strictBrowser({ silent: true }).put)
  media.sendAnchor(app.window, ['video'])
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  await expect.element(app.frame.getByTestId('sound')).not.toBeInTheDocument()
  media.sendAnchor(app.window)
  await app.frame.getByTestId('sound').click()
  await expect.poll(() => video().muted).toBe(false)
  await expect.element(app.frame.getByTestId('sound')).not.toBeInTheDocument()
  await expect.poll(() => video().paused).toBe(false)
})

test('hidden and back: the picture that the system paused goes on, and so does the wake lock', async () => {
  let hidden = false
  const locks: { released: boolean }[] = []
  const { app, media, video } = await watch((frame) => {
    Object.defineProperty(frame.document, 'hidden', { get: () => hidden })
    const request = async () => {
      const lock = { released: false, release: async () => void (lock.released = true) }
      locks.push(lock)
      return lock
    }
    Object.defineProperty(frame.navigator, 'wakeLock', { value: { request } })
  })
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  expect(locks).toHaveLength(1)
  const turn = (next: boolean) => {
    hidden = next
    app.window.document.dispatchEvent(new app.window.Event('visibilitychange'))
  }
  turn(true)
  video().pause()
  locks[0]!.released = true
  await new Promise((done) => setTimeout(done, 50))
  expect(video().paused).toBe(true)
  turn(false)
  await expect.poll(() => video().paused).toBe(false)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  await expect.element(app.frame.getByText('Buffering…')).not.toBeInTheDocument()
  await expect.poll(() => locks.length).toBe(2)
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => locks[1]!.released).toBe(true)
})

test('the host goes and comes back: waiting is told between, and the same element plays on', async () => {
  const { app, media } = await watch()
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  media.room.end()
  await expect.element(app.frame.getByText('Waiting for the host…')).toBeVisible()
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  await expect.element(app.frame.getByText('Waiting for the host…')).not.toBeInTheDocument()
})
