import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answers.ts'
import type { OpenApp } from '../../../testing/openApp.ts'
import { openScreen } from '../../../testing/openScreen.ts'
import { roomPath } from '../../../testing/samples/rooms.ts'

/** Taps on the picture, this far apart. */
function tapPicture({ frame, window }: OpenApp, taps: number, apartMs: number, from = 1_000): void {
  const picture = frame.getByCss('.room-picture').element()
  for (let n = 0; n < taps; n++) {
    const up = new window.PointerEvent('pointerup', { bubbles: true, isPrimary: true, clientX: 100, clientY: 300 })
    Object.defineProperty(up, 'timeStamp', { value: from + n * apartMs })
    picture.dispatchEvent(up)
  }
}
const sentHearts = ({ answers }: OpenApp) => answers.sentTo(Live.light).reduce((sum, { count }) => sum + Number(count), 0)

test('after a double tap every tap is a heart as long as taps go on', async () => {
  const app = await openScreen(roomPath, { answers: [answer(Live.light, {})] })
  await expect.element(app.frame.getByTestId('heart')).toBeVisible()
  tapPicture(app, 12, 100)
  await expect.poll(() => sentHearts(app)).toBe(11)
  tapPicture(app, 2, 250, 10_000)
  tapPicture(app, 3, 450, 10_700)
  await expect.poll(() => sentHearts(app)).toBe(15)
})

test('a single tap is none', async () => {
  const app = await openScreen(roomPath, { answers: [answer(Live.light, {})] })
  await expect.element(app.frame.getByTestId('heart')).toBeVisible()
  tapPicture(app, 3, 900)
  await app.frame.getByTestId('heart').click()
  await expect.poll(() => sentHearts(app)).toBe(1)
})

test('hearts of the last second are sent when the room is left', async () => {
  const app = await openScreen(roomPath, { answers: [answer(Live.light, {})] })
  await app.frame.getByTestId('heart').click()
  await expect.poll(() => sentHearts(app)).toBe(1)
  tapPicture(app, 5, 100)
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(() => sentHearts(app)).toBe(5)
})
