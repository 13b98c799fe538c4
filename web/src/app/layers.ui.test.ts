import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { OpenApp } from '../testing/openApp.ts'
import { openScreen } from '../testing/openScreen.ts'
import { roomPath } from '../testing/samples/rooms.ts'

const dialog = (app: OpenApp) => app.frame.getByRole('dialog')
const focused = (app: OpenApp) => app.window.document.activeElement

test('back closes a sheet and leaves the screen where it is; the next one leaves the screen', async () => {
  const app = await openScreen('/mine')
  await app.frame.getByRole('button', { name: 'Settings' }).click()
  // The tab that is left has a row of the same name.
  await expect.element(app.frame.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await app.frame.getByRole('button', { name: /Language/ }).click()
  await expect.element(dialog(app)).toBeVisible()
  app.window.history.back()
  await expect.element(dialog(app)).not.toBeInTheDocument()
  expect(app.path).toBe('/setting')
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/mine')
})

test('Escape closes it as well, the focus returns to what opened it, and no step back is left over', async () => {
  const app = await openScreen('/mine')
  await app.frame.getByRole('button', { name: 'Settings' }).click()
  // The tab that is left has a row of the same name.
  await expect.element(app.frame.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const row = app.frame.getByRole('button', { name: /Language/ })
  await row.click()
  await expect.element(dialog(app)).toBeVisible()
  await expect.poll(() => dialog(app).element().contains(focused(app))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog(app)).not.toBeInTheDocument()
  await expect.poll(() => focused(app)).toBe(row.element())
  // The entry of the sheet went with it.
  await expect.poll(() => (app.window.history.state as { layer?: number }).layer ?? 0).toBe(0)
  app.window.history.back()
  await expect.poll(() => app.path).toBe('/mine')
})

test('a browser that takes its time to step back is asked once: the screen under a closed sheet stays', async () => {
  const BUSY_MS = 800
  let steps = 0
  const slowHistory = (frame: Window & typeof globalThis) => {
    const go = frame.history.go.bind(frame.history)
    frame.history.go = (delta) => {
      steps += 1
      setTimeout(() => go(delta), BUSY_MS)
    }
  }
  const app = await openScreen('/mine', { before: slowHistory })
  await app.frame.getByRole('button', { name: 'Settings' }).click()
  await expect.element(app.frame.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await app.frame.getByRole('button', { name: /Language/ }).click()
  await expect.element(dialog(app)).toBeVisible()
  const layer = () => (app.window.history.state as { layer?: number }).layer ?? 0
  await expect.poll(layer).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(layer).toBe(0)
  expect(steps).toBe(1)
  expect(app.path).toBe('/setting')
})

test('of two layers back closes the upper one', async () => {
  const app = await openScreen('/mine', { signedIn: false })
  await expect.element(dialog(app)).toBeVisible()
  await app.frame.getByRole('link', { name: 'Terms' }).click()
  const layers = () => app.window.document.querySelectorAll('[role="dialog"]').length
  await expect.poll(layers).toBe(2)
  app.window.history.back()
  await expect.poll(layers).toBe(1)
  app.window.history.back()
  await expect.poll(layers).toBe(0)
  expect(app.path).toBe('/index')
})

test('the keyboard of a phone never covers the field that is typed into', async () => {
  const app = await openScreen('/mine', { signedIn: false })
  const field = app.frame.getByCss('[role="dialog"] input[type="password"]')
  await field.click()
  const { visualViewport } = app.window
  Object.defineProperty(visualViewport, 'height', { configurable: true, value: app.window.innerHeight - 330 })
  visualViewport!.dispatchEvent(new app.window.Event('resize'))
  const bottom = () => field.element().getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThan(app.window.innerHeight - 330)
  expect(field.element().getBoundingClientRect().top).toBeGreaterThan(0)
})

test('on a desktop a sheet is a dialog in the middle', async () => {
  const app = await openScreen('/setting', { size: [1280, 900] })
  await app.frame
    .getByRole('button', { name: /Log out/ })
    .first()
    .click()
  await expect.element(dialog(app)).toBeVisible()
  const box = () => dialog(app).element().getBoundingClientRect()
  await expect.poll(() => Math.abs(box().top - (900 - box().bottom))).toBeLessThan(2)
  expect(Math.abs(box().left - (1280 - box().right))).toBeLessThan(2)
})

test('leaving a room leads where the person came from, with its scroll', async () => {
  const app = await openScreen('/index', { size: [390, 420] })
  await app.frame.getByCss('nav a[href="/main/live"]').click()
  await expect.poll(() => app.path).toBe('/main/live')
  await app.frame.getByCss('main a[href^="/liveAudience"]:visible').first().click()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/main/live')
})

test('a screen that is not kept is left at its scroll and found there again', async () => {
  const app = await openScreen('/live/class?liveclassid=1', { size: [390, 420] })
  await expect.element(app.frame.getByCss('main a[href^="/liveAudience"]').first()).toBeVisible()
  app.window.scrollTo(0, 120)
  await expect.poll(() => app.window.scrollY).toBe(120)
  await new Promise((done) => app.window.requestAnimationFrame(() => app.window.requestAnimationFrame(done)))
  // A pointer would scroll it into view first.
  app.window.document.querySelector<HTMLElement>('main a[href^="/liveAudience"]')!.click()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/live/class?liveclassid=1')
  await expect.poll(() => Math.round(app.window.scrollY)).toBe(120)
})

test('leaving a room that was found by searching shows what was found', async () => {
  const app = await openScreen('/index')
  await app.frame.getByRole('button', { name: /Search/ }).click()
  await app.frame.getByRole('searchbox').fill('bia')
  const lives = app.frame.getByRole('region', { name: 'Lives' })
  await lives.getByRole('link').first().click()
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
  await expect.element(app.frame.getByRole('searchbox')).toHaveValue('bia')
  await expect.element(lives).toBeVisible()
})

test('a room opened from outside leads home', async () => {
  const app = await openScreen(roomPath)
  await app.frame.getByTestId('close-room').click()
  await expect.poll(() => app.path).toBe('/index')
})
