import { Live } from '@nimbo/contract'
import { people, repair } from '@nimbo/dev'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, launchAlone, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { kill } from './support/engine.ts'
import { framesDecoded, goLive, lines, say, untilLine, untilPlaying, videoWidth } from './support/room.ts'
import { signalTree } from './support/signalTree.ts'

const title = `Noite acústica ${Date.now() % 10_000}`
const CUT_MS = 10_000
let browser: Browser
let own: Awaited<ReturnType<typeof launchAlone>>
let anchor: Phone
let viewer: Phone

beforeAll(async () => {
  browser = await openBrowser()
  // The host's network is cut by stopping all of the host's browser.
  own = await launchAlone()
  anchor = await openPhone(own.browser, { host: true, person: people.marina })
  viewer = await openPhone(browser, { person: people.rafa })
})
afterAll(async () => {
  signalTree(own.pid, 'SIGCONT')
  await own.close()
  await browser.close()
})

/** The show the host has open, as the server knows it. */
const openShow = async () => (await clientOf(anchor.page)).call(Live.checkLiveing, {})

test('the host sees themselves', async () => {
  await anchor.goTo('/liveAnchor')
  const preview = anchor.page.getByTestId('anchor-preview')
  await preview.waitFor()
  await expect.poll(() => preview.evaluate((v: HTMLVideoElement) => v.videoWidth)).toBeGreaterThan(0)
})

test('the room is listed by itself once it is live', async () => {
  await viewer.goTo('/index')
  await viewer.page.getByRole('link', { name: /./ }).first().waitFor()
  const card = viewer.page.getByText(title).first()
  await goLive(anchor.page, title)
  const started = performance.now()
  await card.waitFor()
  console.log(`listed ${Math.round(performance.now() - started)} ms after the host saw LIVE`)
})

test('the viewer sees the picture move', async () => {
  await viewer.page.getByText(title).first().click()
  await viewer.page.getByTestId('room-video').waitFor({ state: 'attached' })
  const entered = performance.now()
  await untilPlaying(viewer.page)
  const firstFrames = Math.round(performance.now() - entered)
  const before = await framesDecoded(viewer.page)
  await expect.poll(() => framesDecoded(viewer.page)).toBeGreaterThanOrEqual(before + 10)
  const width = await videoWidth(viewer.page)
  console.log(`first frames after ${firstFrames} ms; ${width} px wide`)
  expect(width).toBeGreaterThan(0)
})

test('a line is seen on the other side, both ways', async () => {
  const travel = async (from: Phone, to: Phone, text: string) => {
    const arrived = untilLine(to.page, text).then(() => performance.now())
    const pressed = await say(from.page, text)
    return Math.round((await arrived) - pressed)
  }
  const there = await travel(viewer, anchor, 'boa noite da plateia')
  const back = await travel(anchor, viewer, 'obrigada por vir')
  console.log(`viewer to host ${there} ms, host to viewer ${back} ms`)
})

test('the host sees a real number of people', async () => {
  await expect.poll(() => anchor.page.getByTestId('viewer-count').textContent()).toContain('1')
})

test('Centrifugo dies in mid-chat: nothing is missing, nothing is doubled', async () => {
  const count = 24
  const talk = async () => {
    for (let n = 1; n <= count; n++) {
      await say(n % 2 ? viewer.page : anchor.page, `line#${n}`)
      if (n === count / 4) kill('centrifugo')
      if (n === count / 2) repaired = repair(chosen)
    }
  }
  let repaired: Promise<unknown> | undefined
  const killed = performance.now()
  await talk()
  await repaired
  const expected = Array.from({ length: count }, (_, n) => `line#${n + 1}`)
  for (const { page } of [viewer, anchor]) {
    await expect.poll(async () => (await lines(page, 'line#')).toSorted()).toEqual(expected.toSorted())
  }
  console.log(`both sides complete ${Math.round(performance.now() - killed)} ms after the talk began`)
  // Lines that came late must not come twice: a line said now arrives after them.
  await say(viewer.page, 'and one more')
  await Promise.all([viewer, anchor].map(({ page }) => untilLine(page, 'and one more')))
  for (const { page } of [viewer, anchor]) expect((await lines(page, 'line#')).toSorted()).toEqual(expected.toSorted())
})

test('ten seconds without the host’s network: the same show goes on, and the picture moves again', async () => {
  const show = await openShow()
  signalTree(own.pid, 'SIGSTOP')
  await viewer.page.waitForTimeout(CUT_MS).finally(() => signalTree(own.pid, 'SIGCONT'))
  const back = performance.now()
  const before = await framesDecoded(viewer.page)
  await expect.poll(() => framesDecoded(viewer.page)).toBeGreaterThan(before + 10)
  console.log(`the picture moved again ${Math.round(performance.now() - back)} ms after the host’s network was back`)
  expect(await openShow()).toEqual(show)
  await untilPlaying(viewer.page)
  await say(anchor.page, 'still here')
  await untilLine(viewer.page, 'still here')
})

test('the end reaches the viewer as a card, and the host as numbers', async () => {
  await anchor.page.getByTestId('end-live').click()
  await anchor.page.getByTestId('confirm-end').click()
  await viewer.page.getByTestId('end-card').waitFor()
  await anchor.page.getByTestId('anchor-end-card').waitFor()
})

test('no page threw an error', () => {
  expect([...anchor.errors, ...viewer.errors]).toEqual([])
})
