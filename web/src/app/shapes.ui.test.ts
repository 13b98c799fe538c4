import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { roomPath } from '../testing/samples/rooms.ts'
import { screens } from '../testing/screens.ts'

const sizes = { portrait: [390, 844], landscape: [844, 390], tablet: [820, 1180], desktop: [1440, 900] } as const
type Shape = keyof typeof sizes

const wide = ['landscape', 'tablet', 'desktop'] as const
const languages = ['en', 'ar'] as const
const looked = screens.filter(({ name }) => ['home', 'live', 'mine', 'recharge', 'withdraw'].includes(name))
const everyWideScreen = looked.flatMap((screen) => wide.flatMap((shape) => languages.map((language) => ({ ...screen, shape, language }))))

test.each(everyWideScreen)('$name in $language is sound in $shape shape', async ({ path, ready, shape, ...options }) => {
  const app = await openScreen(path, { ...options, size: sizes[shape] })
  await expect.element(app.frame.getByCss(ready).first()).toBeVisible()
  await expectAccessible(app)
})

test.each([
  ['/index', 'main a bdi.truncate, main button bdi.truncate'],
  ['/mine', 'main h1 bdi'],
])('%s cuts a Latin name at its own end on a narrow Arabic phone', async (path, name) => {
  const app = await openScreen(path, { language: 'ar', size: [320, 640] })
  await expect.element(app.frame.getByCss(name).first()).toBeVisible()
  const names = [...app.window.document.querySelectorAll<HTMLElement>(name)].filter(({ textContent }) => /^[A-Z]/i.test(textContent))
  expect(names.length).toBeGreaterThan(0)
  for (const cut of names) {
    const { direction, overflowX, textOverflow } = app.window.getComputedStyle(cut)
    expect({ direction, overflowX, textOverflow }).toEqual({ direction: 'ltr', overflowX: 'hidden', textOverflow: 'ellipsis' })
  }
})

/** A box in fractions of the window, measured from the side a line of text begins at. */
function boxOf({ window: { document, innerWidth, innerHeight } }: OpenApp, selector: string) {
  const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
  const [start, end] = document.dir === 'rtl' ? [innerWidth - right, innerWidth - left] : [left, right]
  return { start: start / innerWidth, end: end / innerWidth, top: top / innerHeight, bottom: bottom / innerHeight }
}

describe.each(languages)('in %s', (language) => {
  const open = (path: string, shape: Shape) => openScreen(path, { language, size: sizes[shape] })

  test.each(['portrait', 'tablet'] as const)('the tabs are a bar at the foot in %s shape', async (shape) => {
    const app = await open('/index', shape)
    await expect.element(app.frame.getByCss('nav a[href="/mine"]')).toBeVisible()
    const nav = boxOf(app, 'nav')
    expect(nav).toMatchObject({ start: 0, end: 1, bottom: 1 })
    expect(nav.top).toBeGreaterThan(0.9)
  })

  test.each([
    ['landscape', 0.1],
    ['desktop', 0.17],
  ] as const)('the tabs are a rail at the start in %s shape', async (shape, most) => {
    const app = await open('/index', shape)
    await expect.element(app.frame.getByCss('nav a[href="/main/live"]')).toBeVisible()
    const nav = boxOf(app, 'nav')
    expect(nav).toMatchObject({ start: 0, top: 0, bottom: 1 })
    expect(nav.end).toBeLessThan(most)
    expect(boxOf(app, 'main').start).toBeGreaterThanOrEqual(nav.end)
  })

  test('a choice comes from the foot of a phone, and opens at its control on a desktop', async () => {
    const app = await open('/setting', 'portrait')
    const row = () => app.frame.getByRole('main').getByCss('button:has(bdi[lang])')
    await row().click()
    await expect.poll(() => boxOf(app, '[role="dialog"]')).toMatchObject({ start: 0, end: 1, bottom: 1 })
    app.resize(...sizes.desktop)
    await app.reload()
    await row().click()
    await expect.element(app.frame.getByRole('dialog')).toBeVisible()
    const [menu, control] = [boxOf(app, '[role="dialog"]'), boxOf(app, 'main button:has(bdi[lang])')]
    expect(menu.end - menu.start).toBeLessThan(0.25)
    expect(Math.min(Math.abs(menu.start - control.start), Math.abs(menu.end - control.end))).toBeLessThan(0.02)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => app.window.document.querySelector('[role="dialog"]')).toBeNull()
    expect(app.window.document.activeElement?.querySelector('bdi[lang]')).not.toBeNull()
  })

  test.each(wide)('the chat of a room stands beside its picture in %s shape', async (shape) => {
    const app = await openScreen(roomPath, { language, size: sizes[shape] })
    await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
    const [picture, chat, input] = ['.room-tiles', '.room-chat', '[data-testid="chat-input"]'].map((selector) => boxOf(app, selector))
    expect(chat!.start).toBeGreaterThan(0.5)
    expect(input!.start).toBeGreaterThanOrEqual(chat!.start)
    expect(input!.bottom).toBeLessThanOrEqual(1)
    // On a phone on its side the panel lies over the end of the picture.
    expect(picture!.end).toBeLessThanOrEqual(shape === 'landscape' ? 1 : chat!.start + 0.001)
    expect(app.window.document.documentElement.scrollWidth).toBe(app.window.innerWidth)
  })
})
