import { people } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone, type Phone } from './support/browser.ts'
import { goLive } from './support/room.ts'

const title = `Roda de samba ${Date.now() % 10_000}`
let browser: Browser
let anchor: Phone
let guest: Phone

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: people.marina })
  guest = await openPhone(browser)
  // Nothing moves by itself for whoever asked for less motion.
  await guest.page.emulateMedia({ reducedMotion: 'no-preference' })
})
afterAll(() => browser.close())

test('a guest sees a card play before signing in', async () => {
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, title)
  await guest.goTo('/index')
  const card = guest.page.getByRole('link', { name: title })
  const video = card.getByTestId('preview')
  await card.waitFor()
  await card.scrollIntoViewIfNeeded()
  await card.locator('[data-testid="preview"][data-shown="true"]').waitFor()
  const at = () => video.evaluate((v: HTMLVideoElement) => v.currentTime)
  const before = await at()
  await expect.poll(at).toBeGreaterThan(before)
  const state = await video.evaluate((v: HTMLVideoElement) => {
    const tracks = (v.srcObject as MediaStream).getTracks().map(({ kind }) => kind)
    return { width: v.videoWidth > 0, muted: v.muted, tracks }
  })
  expect(state).toEqual({ width: true, muted: true, tracks: ['video'] })
})

test('nobody in the room was told, and the card still leads to the login', async () => {
  expect(await anchor.page.getByTestId('viewer-count').textContent()).toContain('0')
  await guest.page.getByRole('link', { name: title }).click()
  await guest.page.getByRole('dialog').waitFor()
})

test('the show ends, and so does the page without an error', async () => {
  await anchor.page.getByTestId('end-live').click()
  await anchor.page.getByTestId('confirm-end').click()
  await anchor.page.getByTestId('anchor-end-card').waitFor()
  expect([...anchor.errors, ...guest.errors]).toEqual([])
})
