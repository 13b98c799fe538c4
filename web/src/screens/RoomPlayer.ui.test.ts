import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FakeMedia } from '../testing/FakeMedia.ts'
import type { OpenApp } from '../testing/openApp.ts'
import type { ScreenOptions } from '../testing/openScreen.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { room, roomPath } from '../testing/samples/rooms.ts'

type AppWindow = Window & typeof globalThis

async function watch(options: ScreenOptions = {}) {
  const media = new FakeMedia()
  const app = await openScreen(roomPath, { ...options, media })
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  media.sendAnchor(app.window)
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  const video = app.frame.getByTestId('room-video').element() as HTMLVideoElement
  const kinds = () => (video.srcObject as MediaStream).getTracks().map(({ kind }) => kind)
  return { app, media, video, kinds }
}
async function chooseQuality(app: OpenApp, name: string | RegExp) {
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('quality').click()
  await app.frame.getByRole('radio', { name }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
}

test('audio only: no picture is received, the screen may go dark, the lock screen knows what plays; the picture comes back when wanted', async () => {
  const locks: { released: boolean }[] = []
  let hidden = false
  const { app, media, video, kinds } = await watch({
    before: (frame) => {
      Object.defineProperty(frame.document, 'hidden', { get: () => hidden })
      const request = async () => {
        const lock = { released: false, release: async () => void (lock.released = true) }
        locks.push(lock)
        return lock
      }
      Object.defineProperty(frame.navigator, 'wakeLock', { value: { request } })
    },
  })
  expect(kinds().toSorted()).toEqual(['audio', 'video'])
  await chooseQuality(app, 'Audio only')
  await expect.poll(kinds).toEqual(['audio'])
  await expect.element(app.frame.getByRole('status').getByText('Audio only')).toBeVisible()
  await expect.poll(() => locks.at(-1)?.released).toBe(true)
  await expectAccessible(app)
  expect(app.window.navigator.mediaSession.metadata).toMatchObject({ title: room.title, artist: room.user_nicename })
  hidden = true
  app.window.document.dispatchEvent(new app.window.Event('visibilitychange'))
  expect({ paused: video.paused, joined: media.rooms.length }).toEqual({ paused: false, joined: 1 })
  // A host who comes back sends a new camera, which nobody asked for.
  media.sendAnchor(app.window)
  await expect.poll(kinds).toEqual(['audio'])
  hidden = false
  app.window.document.dispatchEvent(new app.window.Event('visibilitychange'))
  await app.frame.getByTestId('show-video').click()
  await expect.poll(() => kinds().toSorted()).toEqual(['audio', 'video'])
  await expect.element(app.frame.getByTestId('room-video')).toHaveAttribute('data-shown', 'true')
  await expect.poll(() => locks.at(-1)?.released).toBe(false)
})

test('audio only outlives a lost connection', async () => {
  const { app, media, kinds } = await watch()
  await chooseQuality(app, 'Audio only')
  await expect.poll(kinds).toEqual(['audio'])
  media.room.end()
  await expect.poll(() => media.rooms.length).toBe(2)
  await expect.poll(() => media.rooms.some(({ connected }) => connected)).toBe(true)
  media.sendAnchor(app.window)
  await expect.poll(kinds).toEqual(['audio'])
  await expect.element(app.frame.getByRole('status').getByText('Audio only')).toBeVisible()
})

/** A page that may fill the screen of a phone. */
function fullScreenIn(frame: AppWindow) {
  const locked: string[] = []
  let element: Element | null = null
  const turn = (next: Element | null) => {
    element = next
    frame.document.dispatchEvent(new frame.Event('fullscreenchange'))
  }
  Object.defineProperty(frame.document, 'fullscreenEnabled', { value: true })
  Object.defineProperty(frame.document, 'fullscreenElement', { get: () => element })
  frame.Element.prototype.requestFullscreen = async function (this: Element) {
    turn(this)
  }
  frame.document.exitFullscreen = async () => turn(null)
  Object.defineProperty(frame.screen, 'orientation', { value: { lock: async (way: string) => void locked.push(way) } })
  return { locked, isOn: () => element !== null }
}

test('full screen: a wide picture turns the phone on its side, and leaving the room leaves it', async () => {
  let full: ReturnType<typeof fullScreenIn> | undefined
  const { app, video } = await watch({ size: [844, 390], before: (frame) => void (full = fullScreenIn(frame)) })
  Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 360 } })
  await app.frame.getByTestId('more').click()
  await app.frame.getByTestId('full-screen').click()
  await expect.poll(() => full!.isOn()).toBe(true)
  await expect.poll(() => full!.locked).toEqual(['landscape'])
  await app.frame.getByTestId('more').click()
  await expect.element(app.frame.getByText('Exit full screen')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => full!.isOn()).toBe(false)
})

test('where the browser cannot fill the screen nothing offers it', async () => {
  const { app } = await watch({
    size: [1440, 900],
    before: (frame) => void Object.defineProperty(frame.document, 'fullscreenEnabled', { value: false }),
  })
  await expect.element(app.frame.getByTestId('player-quality')).toBeVisible()
  await expect.element(app.frame.getByTestId('player-full-screen')).not.toBeInTheDocument()
  await app.frame.getByTestId('more').click()
  await expect.element(app.frame.getByTestId('quality')).toBeVisible()
  await expect.element(app.frame.getByTestId('full-screen')).not.toBeInTheDocument()
})

test.each([
  ['en', [820, 1180]],
  ['ar', [1440, 900]],
] as const)('a wide screen has the controls below the picture, and keys do the same: %s %o', async (language, size) => {
  let full: ReturnType<typeof fullScreenIn> | undefined
  const { app, video } = await watch({ language, size, before: (frame) => void (full = fullScreenIn(frame)) })
  const sound = app.frame.getByTestId('player-sound')
  await expect.element(sound).toBeVisible()
  await expectAccessible(app)
  const before = video.muted
  await sound.click()
  await expect.poll(() => video.muted).toBe(!before)
  await userEvent.keyboard('m')
  await expect.poll(() => video.muted).toBe(before)
  await userEvent.keyboard('f')
  await expect.poll(() => full!.isOn()).toBe(true)
  await userEvent.keyboard('f')
  await expect.poll(() => full!.isOn()).toBe(false)
  await userEvent.keyboard('l')
  await expect.poll(() => (video.srcObject as MediaStream).getVideoTracks().length).toBe(0)
  await userEvent.keyboard('c')
  await expect.element(app.frame.getByTestId('chat-input')).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(app.frame.getByTestId('chat-input')).toHaveValue('m')
})
