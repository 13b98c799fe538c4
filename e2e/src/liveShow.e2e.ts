import { demoPassword, people, repair } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone, picture } from './support/browser.ts'
import { kill } from './support/engine.ts'
import { logIn } from './support/logIn.ts'
import { framesDecoded, goLive, lines, say, untilLine, untilPlaying, videoWidth } from './support/room.ts'

const title = `Noite acústica ${Date.now() % 10_000}`
let browsers: Browser[]
let anchor: Phone
let viewer: Phone

beforeAll(async () => {
  browsers = await Promise.all([openBrowser(), openBrowser()])
  anchor = await openPhone(browsers[0]!, { host: true })
  viewer = await openPhone(browsers[1]!, { person: people.rafa })
})
afterAll(async () => {
  await Promise.all(browsers.map((b) => b.close()))
})

test('the host signs in with a password and sees themselves', async () => {
  await anchor.goTo('/index')
  await anchor.page.getByRole('link', { name: 'Me', exact: true }).click()
  await logIn(anchor.page, people.marina.phone, demoPassword)
  await anchor.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await anchor.goTo('/liveAnchor')
  const preview = anchor.page.getByTestId('anchor-preview')
  await preview.waitFor()
  await expect.poll(() => preview.evaluate((v: HTMLVideoElement) => v.videoWidth), { timeout: 15_000 }).toBeGreaterThan(0)
})

test('the room is listed within 2 s of going live', async () => {
  await viewer.goTo('/index')
  await viewer.page.getByRole('link', { name: /./ }).first().waitFor()
  const card = viewer.page.getByText(title).first()
  await goLive(anchor.page, title)
  const started = performance.now()
  await card.waitFor({ timeout: 5_000 })
  const ms = Math.round(performance.now() - started)
  console.log(`listed ${ms} ms after the host saw LIVE`)
  expect(ms).toBeLessThan(2_000)
})

test('the viewer sees the picture move', async () => {
  await viewer.page.getByText(title).first().click()
  await viewer.page.getByTestId('room-video').waitFor({ state: 'attached' })
  const entered = performance.now()
  await untilPlaying(viewer.page)
  const firstFrames = Math.round(performance.now() - entered)
  const before = await framesDecoded(viewer.page)
  await viewer.page.waitForTimeout(5_000)
  const rise = (await framesDecoded(viewer.page)) - before
  const width = await videoWidth(viewer.page)
  console.log(`first frames after ${firstFrames} ms; ${rise} frames in 5 s; ${width} px wide`)
  expect(rise).toBeGreaterThanOrEqual(30)
  expect(width).toBeGreaterThan(0)
})

test('a line is seen on the other side in under a second, both ways', async () => {
  const travel = async (from: Phone, to: Phone, text: string) => {
    const arrived = untilLine(to.page, text).then(() => performance.now())
    const pressed = await say(from.page, text)
    return Math.round((await arrived) - pressed)
  }
  const there = await travel(viewer, anchor, 'boa noite da plateia')
  const back = await travel(anchor, viewer, 'obrigada por vir')
  console.log(`viewer to host ${there} ms, host to viewer ${back} ms`)
  expect(Math.max(there, back)).toBeLessThan(1_000)
})

test('the host sees a real number of people', async () => {
  await expect.poll(() => anchor.page.getByTestId('viewer-count').textContent(), { timeout: 10_000 }).toContain('1')
})

test('Centrifugo dies in mid-chat: nothing is missing, nothing is doubled', async () => {
  const count = 24
  const talk = async () => {
    for (let n = 1; n <= count; n++) {
      await say(n % 2 ? viewer.page : anchor.page, `line#${n}`)
      await viewer.page.waitForTimeout(200)
    }
  }
  const talking = talk()
  await viewer.page.waitForTimeout(1_200)
  kill('centrifugo')
  const killed = performance.now()
  await viewer.page.waitForTimeout(1_500)
  await repair(chosen)
  await talking
  const expected = Array.from({ length: count }, (_, n) => `line#${n + 1}`)
  for (const { page } of [viewer, anchor]) {
    await expect.poll(async () => (await lines(page, 'line#')).toSorted(), { timeout: 30_000 }).toEqual(expected.toSorted())
  }
  console.log(`both sides complete ${Math.round(performance.now() - killed)} ms after the kill`)
  // What came late must not come twice.
  await viewer.page.waitForTimeout(2_000)
  for (const { page } of [viewer, anchor]) expect((await lines(page, 'line#')).toSorted()).toEqual(expected.toSorted())
})

test('a reload in the room is back with picture and the last lines', async () => {
  await viewer.page.reload()
  await untilLine(viewer.page, 'line#24')
  await untilPlaying(viewer.page)
})

test('a host who reloads carries on with the same show', async () => {
  await anchor.page.reload()
  await anchor.page.getByTestId('carry-on').click()
  await anchor.page.getByTestId('end-live').waitFor({ timeout: 20_000 })
  const before = await framesDecoded(viewer.page)
  await expect.poll(() => framesDecoded(viewer.page), { timeout: 20_000 }).not.toBe(before)
  await untilPlaying(viewer.page)
})

test('the end reaches the viewer as a card, and the host as numbers', async () => {
  await anchor.page.getByTestId('end-live').click()
  await anchor.page.getByTestId('confirm-end').click()
  await viewer.page.getByTestId('end-card').waitFor({ timeout: 5_000 })
  await anchor.page.getByTestId('anchor-end-card').waitFor({ timeout: 5_000 })
  await picture(anchor.page, 'anchor-end-card-en')
})

test('no page threw an error', () => {
  expect([...anchor.errors, ...viewer.errors]).toEqual([])
})
