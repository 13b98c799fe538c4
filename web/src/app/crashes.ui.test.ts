import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { OpenApp } from '../testing/openApp.ts'
import { shortenTimers, openScreen } from '../testing/openScreen.ts'
import { roomPath } from '../testing/samples/rooms.ts'

type Frame = Window & typeof globalThis

afterEach(() => commands.restoreAssets())

/** Notes what the page reports, and answers as a server of this release when it asks for the page itself. */
function watchReports(frame: Frame, release: string): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = []
  const { fetch } = frame
  frame.fetch = async (input, init) => {
    if (input === '/reports/crash') {
      reports.push(JSON.parse(init?.body as string) as Record<string, unknown>)
      return new frame.Response(null, { status: 204 })
    }
    if (input === '/index') return new frame.Response(`<meta name="nimbo-release" content="${release}" />`)
    return fetch(input, init)
  }
  return reports
}

/** Only lists of devices tell how long ago something was. */
function breakDevices(app: OpenApp): void {
  const broken = () => {
    throw new app.window.TypeError('no format for "Rafa Okoye" 204809')
  }
  Object.defineProperty(app.window.Intl, 'RelativeTimeFormat', {
    value: new Proxy(app.window.Intl.RelativeTimeFormat, { construct: broken }),
  })
}

test('a screen whose code a deploy removed offers the new version; every other screen can be opened', async () => {
  const app = await openScreen('/mine')
  const reports = watchReports(app.window, 'newer')
  await commands.removeAssets()
  await app.frame.getByRole('button', { name: 'Settings' }).click()
  await expect.element(app.frame.getByRole('alert').getByText('A new version is ready')).toBeVisible()
  await expect.element(app.frame.getByRole('alert').getByRole('button', { name: 'Update' })).toBeVisible()
  expect(reports).toMatchObject([{ part: 'code', route: '/setting', name: 'CodeGone' }])
  app.window.history.back()
  await expect.element(app.frame.getByRole('navigation')).toBeVisible()
  await expect.element(app.frame.getByRole('button', { name: 'Settings' })).toBeVisible()
})

test('code that only the network kept away is fetched again without loading the page anew', async () => {
  const app = await openScreen('/mine')
  const before = app.window
  watchReports(app.window, '')
  await commands.removeAssets()
  await app.frame.getByRole('button', { name: 'Settings' }).click()
  const again = app.frame.getByRole('alert').getByRole('button', { name: 'Reload' })
  await expect.element(again).toBeVisible()
  await commands.restoreAssets()
  await again.click()
  await expect.element(app.frame.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(app.window).toBe(before)
})

test('a sheet whose code a deploy removed closes and offers the new version', async () => {
  const app = await openScreen('/index', { signedIn: false, before: shortenTimers(3_000) })
  // The code that says so is fetched while the page is idle.
  const resources = () => app.window.performance.getEntriesByType('resource')
  const toaster = await commands.fileOf('src/ui/Toaster.tsx')
  await expect.poll(() => resources().some(({ name }) => name.endsWith(toaster))).toBe(true)
  let fetched = -1
  const isIdle = () => fetched === (fetched = resources().length)
  await expect.poll(isIdle, { interval: 500 }).toBe(true)
  watchReports(app.window, 'newer')
  await commands.removeAssets()
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByText('A new version is ready')).toBeVisible()
  await expect.element(app.frame.getByCss('main a[href^="/liveAudience"]').first()).toBeVisible()
})

test('a screen that throws is lost alone, offers to reload, and is reported without a word about the person', async () => {
  const app = await openScreen('/setting')
  const reports = watchReports(app.window, '')
  breakDevices(app)
  await app.frame.getByCss('a[href="/setting/devices"]').click()
  await expect.element(app.frame.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(reports).toMatchObject([{ part: 'screen', route: '/setting/devices', name: 'TypeError' }])
  expect(JSON.stringify(reports)).not.toMatch(/Rafa|204809/)
  app.window.history.back()
  await expect.element(app.frame.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('an address that names nothing is not found, and no crash', async () => {
  const app = await openScreen('/live/class?liveclassid=x', { before: (frame) => void watchReports(frame, '') })
  await expect.element(app.frame.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(app.frame.getByText('Something went wrong').elements()).toEqual([])
})

test('a kept screen that throws leaves the shell and the other tabs', async () => {
  const app = await openScreen('/index')
  const reports = watchReports(app.window, '')
  const { NumberFormat } = app.window.Intl
  // Only this screen writes a percentage.
  const broken = function (locale: string, options?: Intl.NumberFormatOptions) {
    if (options?.style === 'percent') throw new app.window.TypeError('no percentages')
    return new NumberFormat(locale, options)
  }
  Object.defineProperty(app.window.Intl, 'NumberFormat', { value: broken })
  await app.frame.getByCss('nav a[href="/mine"]').click()
  await expect.element(app.frame.getByRole('alert').getByText('Something went wrong', { exact: true })).toBeVisible()
  await expect.element(app.frame.getByRole('navigation')).toBeVisible()
  expect(reports).toMatchObject([{ part: 'screen', route: '/mine' }])
})

test('what a room cannot draw leaves its place, and the room', async () => {
  await commands.removeAssets('src/room/MoreSheet.tsx')
  let reports: Record<string, unknown>[] = []
  const app = await openScreen(roomPath, { before: (frame) => void (reports = watchReports(frame, '')) })
  await app.frame.getByTestId('more').click()
  await expect.poll(() => reports).toMatchObject([{ part: 'code', route: '/liveAudience' }])
  await expect.element(app.frame.getByTestId('close-room')).toBeVisible()
})

test('a place of a room that throws is lost alone and offers to reload', async () => {
  let reports: Record<string, unknown>[] = []
  const app = await openScreen(roomPath, {
    before: (frame) => {
      reports = watchReports(frame, '')
      const broken = () => {
        throw new frame.TypeError('no numbers')
      }
      Object.defineProperty(frame.Intl, 'NumberFormat', { value: new Proxy(frame.Intl.NumberFormat, { construct: broken }) })
    },
  })
  await expect.element(app.frame.getByRole('button', { name: 'Reload' }).first()).toBeVisible()
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  expect(new Set(reports.map(({ part }) => part))).toEqual(new Set(['slot']))
})

test.each(['src/room/PauseBanners.tsx', 'src/screens/RoomLayers.tsx'])('a room without the code of %s is a room', async (source) => {
  await commands.removeAssets(source)
  let reports: Record<string, unknown>[] = []
  const app = await openScreen(roomPath, { before: (frame) => void (reports = watchReports(frame, '')) })
  await expect.poll(() => reports.length).toBe(1)
  await expect.element(app.frame.getByTestId('more')).toBeVisible()
  await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
})

test('a new version is neither offered nor taken in the middle of a payment', async () => {
  const told: unknown[] = []
  const waiting = { state: 'installed', postMessage: (message: unknown) => told.push(message), addEventListener: () => {} }
  const app = await openScreen('/recharge', {
    size: [1280, 900],
    before: (frame) => {
      const registration = { waiting, installing: null, addEventListener: () => {}, update: () => Promise.resolve() }
      const fake = { register: () => Promise.resolve(registration), addEventListener: () => {}, controller: {} }
      Object.assign(frame.navigator.serviceWorker, fake)
    },
  })
  await expect.element(app.frame.getByTestId('pay')).toBeVisible()
  await new Promise((done) => setTimeout(done, 300))
  expect(app.frame.getByText('A new version is ready').elements()).toEqual([])
  await app.frame.getByCss('nav a[href="/mine"]').last().click()
  await expect.element(app.frame.getByText('A new version is ready')).toBeVisible()
  await app.frame.getByCss('a[href="/recharge"]').first().click()
  await expect.element(app.frame.getByTestId('pay')).toBeVisible()
  await app.frame.getByRole('button', { name: 'Update' }).click()
  expect(told).toEqual([])
  await app.frame.getByCss('nav a[href="/mine"]').last().click()
  await expect.poll(() => told).toEqual(['update'])
})
