import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin, type Phone } from './browser.ts'

/** The worker is there and answers for this page. */
export async function controlled(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state ?? '')
  await expect.poll(state).toBe('activated')
}

export async function openWithWorker(phone: Phone, path = '/index'): Promise<void> {
  await phone.goTo(path)
  await controlled(phone.page)
}

/** Chromium without a screen has no push service, so the message is handed to the worker where the service would hand it over. */
async function deliver(phone: Phone, payload: object): Promise<void> {
  const cdp = await phone.context.newCDPSession(phone.page)
  const found = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (ours) done(ours.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data: JSON.stringify(payload) })
  await cdp.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const list = await (await navigator.serviceWorker.ready).getNotifications()
    return list.map(({ title, body, tag, dir, lang, data }) => ({ title, body, tag, dir, lang, url: (data as { url: string }).url }))
  })

/** Chromium forgets a notification that is written while the list is being read, so whoever reads delivers again: a tag is shown once. */
export async function redeliver(phone: Phone, payload: object): Promise<Awaited<ReturnType<typeof shown>>> {
  await deliver(phone, payload)
  return shown(phone.page)
}
