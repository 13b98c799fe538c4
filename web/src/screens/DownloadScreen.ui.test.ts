import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { config } from '../testing/samples/rooms.ts'

test.each(['en', 'pt', 'ar'] as const)('at a desk there is a code to scan, in %s', async (language) => {
  const app = await openScreen('/download', { signedIn: false, language, size: [1180, 760] })
  await expect.element(app.frame.getByCss('section svg[role="img"]')).toBeVisible()
  await expectAccessible(app)
})

test('it installs with one tap where the browser offers it, and then says so', async () => {
  const app = await openScreen('/download', { signedIn: false })
  await expect.element(app.frame.getByCss('ol')).toBeVisible()
  const { Event: FrameEvent } = app.window
  const prompt = () => {
    app.window.dispatchEvent(new FrameEvent('appinstalled'))
    return Promise.resolve({ outcome: 'accepted' })
  }
  const offer = () => app.window.dispatchEvent(Object.assign(new FrameEvent('beforeinstallprompt', { cancelable: true }), { prompt }))
  // Chromium offers nothing to a window it drives, and the page listens once its first screen is drawn.
  await expect.poll(() => offer() || app.frame.getByCss('ol').elements().length).toBe(0)
  const install = app.frame.getByCss('main button').first()
  await expectAccessible(app)
  await install.click()
  await expect.element(app.frame.getByText('Installed', { exact: true })).toBeVisible()
  await app.frame.getByCss('main button').first().click()
  await expect.poll(() => app.path).toBe('/index')
})

test('where there are apps, their stores are named and open without a way back into the page', async () => {
  const stores = { app_android: 'https://play.google.com/store/apps', app_ios: 'https://apps.apple.com/app' }
  const opened: unknown[][] = []
  const app = await openScreen('/download', {
    signedIn: false,
    answers: [answer(Home.getConfig, { ...config('en'), ...stores })],
    before: (frame) => {
      frame.open = (...args: unknown[]) => {
        opened.push(args)
        return null
      }
    },
  })
  await expect.element(app.frame.getByRole('button', { name: /Google Play/ })).toBeVisible()
  await expectAccessible(app)
  await app.frame.getByRole('button', { name: /App Store/ }).click()
  expect(opened).toEqual([[stores.app_ios, '_blank', expect.stringContaining('noopener')]])
})

test('an iPhone is shown the steps of Safari', async () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const app = await openScreen('/download', {
    signedIn: false,
    before: (frame) => void Object.defineProperty(frame.navigator, 'userAgent', { value: iphone }),
  })
  await expect.element(app.frame.getByText(/Safari/)).toBeVisible()
})
