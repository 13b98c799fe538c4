import { Live } from '@nimbo/contract'
import { people } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { goLive } from './support/room.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('a guest sees a card play, muted, and is asked to sign in by it', async () => {
  const title = `Roda de samba ${Date.now() % 10_000}`
  const anchor = await openPhone(browser, { host: true, person: people.marina })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, title)
  const guest = await openPhone(browser)
  // Previews do not move by themselves for a viewer who asked for less motion.
  await guest.page.emulateMedia({ reducedMotion: 'no-preference' })
  await guest.goTo('/index')
  const card = guest.page.getByRole('link', { name: title })
  const video = card.getByTestId('preview')
  await card.waitFor()
  await card.scrollIntoViewIfNeeded()
  await card.locator('[data-testid="preview"][data-shown="true"]').waitFor()
  const at = () => video.evaluate((v: HTMLVideoElement) => v.currentTime)
  const before = await at()
  await expect.poll(at).toBeGreaterThan(before)
  // Polled: a preview that lost its connection is without a stream until it has another.
  const state = () =>
    video.evaluate((v: HTMLVideoElement) => {
      const tracks = (v.srcObject as MediaStream | null)?.getTracks().map(({ kind }) => kind)
      return { width: v.videoWidth > 0, muted: v.muted, tracks }
    })
  await expect.poll(state).toEqual({ width: true, muted: true, tracks: ['video'] })
  await card.click()
  await guest.page.getByRole('dialog').waitFor()

  const host = await clientOf(anchor.page)
  await host.call(Live.stopRoom, { stream: (await host.call(Live.checkLiveing, {})).stream })
  expect([...anchor.errors, ...guest.errors]).toEqual([])
})
