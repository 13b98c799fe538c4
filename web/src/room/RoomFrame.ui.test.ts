import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openScreen, pauseTimers } from '../testing/openScreen.ts'
import { enter, roomChannels, sender } from '../testing/samples/roomEvents.ts'
import { roomPath } from '../testing/samples/rooms.ts'

test('a room stays dark when effects are switched in it, and leaves the light theme as it was', async () => {
  const app = await openScreen(roomPath, { stored: { theme: 'light' } })
  const theme = () => app.window.document.documentElement.dataset['theme']
  await app.frame.getByTestId('more').click()
  expect(theme()).toBe('night')
  await app.frame.getByRole('switch', { name: 'Effects' }).click()
  await expect.poll(() => app.window.document.documentElement.dataset['effects']).toBe('off')
  expect(theme()).toBe('night')
  await userEvent.keyboard('{Escape}')
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(theme).toBe('light')
})

test('arriving in a room puts the focus on its heading, and the chat has one of its own', async () => {
  const app = await openScreen('/index')
  await app.frame.getByCss('a[href*="liveAudience"]').first().click()
  const heading = app.frame.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveFocus()
  await expect.element(app.frame.getByRole('heading', { level: 2, name: 'Chat' })).toBeInTheDocument()
})

test('a banner that slides in can be paused with the keys, and goes on when asked', async () => {
  // Times of the banner, and of the stage's watchdog over it.
  const shown = pauseTimers(2_800)
  const watchdog = pauseTimers(5_800)
  const app = await openScreen(roomPath, {
    before: (frame) => {
      shown.before(frame)
      watchdog.before(frame)
    },
  })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  realtime.publishFrame([enter('grand', [sender(7, 60)]).event])
  const pause = app.frame.getByTestId('pause-banners')
  await expect.element(pause).toBeInTheDocument()
  await expect.element(app.frame.getByCss('.entrance-banner')).toBeInTheDocument()
  ;(pause.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pause).toHaveAttribute('aria-pressed', 'true')
  shown.end()
  await expect.element(app.frame.getByCss('.room-track[data-paused="true"] .entrance-banner')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(app.frame.getByCss('.entrance-banner')).not.toBeInTheDocument()
  await expect.element(pause).not.toBeInTheDocument()
})

test('pinching to look closer leaves the room as large as it is; a keyboard makes it smaller', async () => {
  const app = await openScreen(roomPath)
  const screen = app.frame.getByCss('.room-screen').element() as HTMLElement
  await expect.poll(() => screen.offsetHeight).toBe(844)
  const view = app.window.visualViewport!
  const see = (height: number, scale: number) => {
    Object.defineProperties(view, { height: { value: height, configurable: true }, scale: { value: scale, configurable: true } })
    view.dispatchEvent(new app.window.Event('resize'))
  }
  see(500, 1)
  await expect.poll(() => screen.offsetHeight).toBe(500)
  see(844, 1)
  await expect.poll(() => screen.offsetHeight).toBe(844)
  see(422, 2)
  await new Promise((done) => app.window.requestAnimationFrame(() => setTimeout(done)))
  expect(screen.offsetHeight).toBe(844)
})

test('the bars of the browser are dark around a room and wear the theme that was chosen', async () => {
  const app = await openScreen(roomPath, { stored: { theme: 'light' } })
  const bars = () => [...app.window.document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)
  const light = '#f8f3f7'
  await expect.poll(() => new Set(bars()).size).toBe(1)
  expect(bars()[0]).not.toBe(light)
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.poll(() => [...new Set(bars())]).toEqual([light])
})

test('words of the chat can be read over a white picture', async () => {
  const app = await openScreen(roomPath)
  const row = app.frame.getByTestId('chat-line').first()
  await expect.element(row).toBeVisible()
  const style = (element: Element) => app.window.getComputedStyle(element)
  const [r = 0, g = 0, b = 0, alpha = 1] = /\(([^)]*)\)/
    .exec(style(row.element()).backgroundColor)![1]!
    .split(/[ ,/]+/)
    .map(Number)
  const over = [r, g, b].map((value) => value * alpha + 255 * (1 - alpha))
  const light = (rgb: readonly number[]) => {
    const [red, green, blue] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  for (const element of [row.element(), row.element().querySelector('.chat-name')!]) {
    const ink = /\(([^)]*)\)/.exec(style(element).color)![1]!.split(/[ ,]+/).map(Number)
    expect((light(ink) + 0.05) / (light(over) + 0.05)).toBeGreaterThan(4.5)
  }
})
