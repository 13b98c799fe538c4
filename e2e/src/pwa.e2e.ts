import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from './support/axe.ts'
import { openBrowser, openPhone, origin } from './support/browser.ts'
import { startReleaseProxy } from './support/releaseProxy.ts'
import { controlled, openWithWorker } from './support/worker.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('the worker keeps the shell and the home page without its answers, and the browser finds nothing that keeps Nimbo from being installed', async () => {
  const phone = await openPhone(browser, { worker: true })
  const { page, context } = phone
  await openWithWorker(phone)
  await page.getByText('Pagode ao vivo').first().waitFor()
  await page.waitForFunction(() => caches.match('/index', { cacheName: 'home' }))
  const kept = await page.evaluate(async () => {
    const [name, ...others] = (await caches.keys()).filter((one) => one !== 'home')
    const pathsOf = async (cache: string) => (await (await caches.open(cache)).keys()).map(({ url }) => url.slice(location.origin.length))
    const text = await (await caches.match('/index', { cacheName: 'home' }))!.text()
    return { others, paths: await pathsOf(name!), home: await pathsOf('home'), text }
  })
  expect(kept.others).toEqual([])
  expect(kept.home.filter((path) => path !== '/index' && !path.startsWith('/assets/'))).toEqual([])
  expect(kept.text).toContain('nimbo-release')
  expect(kept.text).not.toMatch(/first-answers|start-covers|Pagode/)
  expect(kept.paths).toContain('/offline.html')
  // No call, and no picture of anybody.
  const outside = /^\/(assets\/(libs|app|index|offline|rolldown-runtime)-|offline\.html|art\/(app-icon|offline)\.svg|manifest\.webmanifest)/
  expect(kept.paths.filter((path) => !outside.test(path))).toEqual([])

  const cdp: CDPSession = await context.newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // Playwright's own windows are private ones, which a person installs nothing from.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { data, errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Nimbo', id: '/', start_url: '/index', display: 'standalone' })
  const icons = await page.evaluate(async () => {
    const names = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon', 'badge-96']
    return Promise.all(names.map(async (name) => (await createImageBitmap(await (await fetch(`/icons/${name}.png`)).blob())).width))
  })
  expect(icons).toEqual([192, 512, 512, 180, 96])
  expect(phone.errors).toEqual([])
  await context.close()
})

test('without a network the offline page speaks the language of the app, and comes back with it', async () => {
  const title = 'لا يوجد اتصال بالإنترنت'
  const phone = await openPhone(browser, { language: 'ar', worker: true })
  const { page, context } = phone
  await openWithWorker(phone)
  await context.setOffline(true)
  await page.goto(`${origin}/main/live`)
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await context.setOffline(false)
  await page.getByText('Pagode ao vivo').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/main/live')
  expect(phone.errors).toEqual([])
  await context.close()
})

test('without a network the home opens all the same, says so where its rooms would be, and has them when it is back', async () => {
  const phone = await openPhone(browser, { worker: true })
  const { page, context } = phone
  await openWithWorker(phone)
  await page.waitForFunction(() => caches.match('/index', { cacheName: 'home' }))
  await context.setOffline(true)
  await page.goto(`${origin}/index`)
  await page.getByRole('main').getByRole('alert').waitFor()
  await page.getByRole('navigation').first().waitFor()
  await context.setOffline(false)
  await page.getByText('Pagode ao vivo').first().waitFor()
  await context.close()
})

test('a new version waits for a tap', async () => {
  const phone = await openPhone(browser, { worker: true })
  const { page, context } = phone
  const own = await startReleaseProxy()
  await page.goto(`${own.origin}/index`)
  await controlled(page)
  own.release()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await page.getByText('A new version is ready').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).click()
  await reloaded
  await controlled(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  expect(phone.errors).toEqual([])
  await context.close()
  own.close()
})
