import { newHost, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, type Phone } from './support/browser.ts'
import { framesDecoded, goLive, lines, say, untilLine, untilPlaying } from './support/room.ts'

declare global {
  interface Window {
    openConnections: () => number
    mostConnections: number
    received: (kind: 'audio' | 'video') => Promise<number>
  }
}
const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const title = `Noite acústica ${Date.now() % 10_000}`
const SWIPES = 3
let browser: Browser
let anchor: Phone
let viewer: Phone
let devtools: CDPSession
/** Connections that a page in one room has. */
let ofOneRoom: number

/** Runs in the page, before it: connections that nobody closed, and what they receive. */
function countConnections(): void {
  const opened: RTCPeerConnection[] = []
  window.mostConnections = 0
  window.RTCPeerConnection = new Proxy(window.RTCPeerConnection, {
    construct(target, args) {
      const connection = Reflect.construct(target, args) as RTCPeerConnection
      opened.push(connection)
      window.mostConnections = Math.max(window.mostConnections, stillOpen().length)
      return connection
    },
  })
  const stillOpen = () => opened.filter(({ signalingState }) => signalingState !== 'closed')
  window.openConnections = () => stillOpen().length
  window.received = async (kind) => {
    let bytes = 0
    for (const connection of stillOpen())
      (await connection.getStats()).forEach((entry: { type: string; kind?: string; bytesReceived?: number }) => {
        if (entry.type === 'inbound-rtp' && entry.kind === kind) bytes += entry.bytesReceived ?? 0
      })
    return bytes
  }
}

beforeAll(async () => {
  browser = await openBrowser()
  anchor = await openPhone(browser, { host: true, person: await newHost(database, 'Mara Lins') })
  await anchor.goTo('/liveAnchor')
  await goLive(anchor.page, title)
  viewer = await openPhone(browser, { person: await newPerson(database, 'Rui Costa') })
  await viewer.context.addInitScript(countConnections)
  devtools = await viewer.context.newCDPSession(viewer.page)
  await viewer.goTo('/index')
  await tapShow()
  await untilPlaying(viewer.page)
})
afterAll(async () => {
  await anchor.page.getByTestId('end-live').click()
  await anchor.page.getByTestId('confirm-end').click()
  await anchor.page.getByTestId('anchor-end-card').waitFor()
  await browser.close()
})

async function swipeUp(): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  // Above the chat, which has lines of its own to scroll.
  await touch('touchStart', 400)
  for (const y of [360, 280, 180, 80]) await touch('touchMove', y)
  await touch('touchEnd')
}
async function heapMegabytes(): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
const tapShow = () => viewer.page.locator('a:visible', { hasText: title }).first().click()
const connections = () => viewer.page.evaluate(() => window.openConnections())
const videos = () => viewer.page.locator('video').count()
const streamOf = () => new URL(viewer.page.url()).searchParams.get('stream')

test('rooms by swipe leave one player and the connections of one room', async () => {
  const { page } = viewer
  await page.evaluate(() => (document.querySelector<HTMLElement>('[data-testid="room-video"]')!.dataset['mark'] = 'first'))
  ofOneRoom = await connections()
  let heapBefore = 0
  const took: number[] = []
  for (let n = 0; n < SWIPES; n++) {
    const stream = streamOf()
    await page.getByTestId('next-preview').waitFor({ state: 'attached' })
    await swipeUp()
    const lifted = performance.now()
    await expect.poll(streamOf).not.toBe(stream)
    await page.getByTestId('chat-input').waitFor()
    await untilPlaying(page)
    took.push(Math.round(performance.now() - lifted))
    // Code that is loaded once is there after the first swipe.
    if (n === 0) heapBefore = await heapMegabytes()
  }
  console.log(`${SWIPES} swipes, moving picture after ${took.join(', ')} ms; connections ${ofOneRoom} then ${await connections()}`)
  expect(await page.getByTestId('room-video').count()).toBe(1)
  expect(await page.getByTestId('room-video').getAttribute('data-mark')).toBe('first')
  // At no time more than the room that is watched and one look into the next.
  expect(await page.evaluate(() => window.mostConnections)).toBeLessThanOrEqual(2 * ofOneRoom)
  // The next room stays prepared for ten seconds after a swipe; then nothing of any other room is left.
  await expect.poll(connections).toBeLessThanOrEqual(ofOneRoom)
  await expect.poll(videos).toBe(1)
  // Memory still in use for a moment goes; a leak of each room would stay however long the test waits.
  await expect.poll(async () => (await heapMegabytes()) - heapBefore, { interval: 1_000 }).toBeLessThan(6)
})

test('minimised, the same player goes on while somebody browses, and returns', async () => {
  const { page } = viewer
  await page.goBack()
  await page.waitForURL('**/index')
  await page.getByTestId('floating-room').waitFor()
  const before = await framesDecoded(page)
  await page.locator('nav a[href="/main/live"]').click()
  await page.waitForURL('**/main/live')
  await expect.poll(() => framesDecoded(page)).toBeGreaterThan(before + 10)
  await page.getByTestId('return-to-room').click()
  await page.getByTestId('chat-input').waitFor()
  await untilPlaying(page)
  // A card that played by itself, or a look into the next room, may still be open for a moment.
  await expect.poll(videos).toBe(1)
  await expect.poll(connections).toBeLessThanOrEqual(ofOneRoom)
  expect(await page.getByTestId('room-video').getAttribute('data-mark')).toBe('first')
})

test('closed, nothing of it stays open', async () => {
  const { page } = viewer
  await page.getByTestId('close-room').click()
  await page.waitForURL(({ pathname }) => pathname !== '/liveAudience')
  // A card of the list may play by itself: where there is none, nothing is left.
  await page.locator('nav a[href="/mine"]').click()
  await expect.poll(connections).toBe(0)
  await page.goBack()
})

test('audio only with the page hidden: no picture is received, and the sound goes on', async () => {
  const { page } = viewer
  await tapShow()
  await untilPlaying(page)
  await page.getByTestId('more').click()
  await page.getByTestId('quality').click()
  await page.getByRole('radio').last().click()
  await page.getByTestId('show-video').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const received = (kind: 'audio' | 'video') => page.evaluate((which) => window.received(which), kind)
  await expect.poll(() => framesDecoded(page)).toBe(0)
  /** Bytes of the picture received while so many of the sound were. */
  const pictureBesideSound = async () => {
    const [sound, picture] = [await received('audio'), await received('video')]
    await expect.poll(() => received('audio')).toBeGreaterThan(sound + 2_000)
    return (await received('video')) - picture
  }
  // Packets that were on their way come first.
  await expect.poll(pictureBesideSound).toBe(0)
  const isPlaying = () => page.getByTestId('room-video').evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 1)
  expect(await isPlaying()).toBe(true)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByTestId('show-video').click()
  await untilPlaying(page)
})

test('without network the room says so, and misses nothing', async () => {
  const { page, context } = viewer
  await say(anchor.page, 'cut#1')
  await untilLine(page, 'cut#1')
  await context.setOffline(true)
  await page.getByTestId('reconnecting').waitFor()
  for (const line of ['cut#2', 'cut#3']) {
    await say(anchor.page, line)
    await expect.poll(() => lines(anchor.page, 'cut#')).toContain(line)
  }
  expect(await lines(page, 'cut#')).toEqual(['cut#1'])
  await context.setOffline(false)
  await page.getByTestId('reconnecting').waitFor({ state: 'detached' })
  await expect.poll(() => lines(page, 'cut#')).toEqual(['cut#1', 'cut#2', 'cut#3'])
  await untilPlaying(page)
})

test('full screen on a phone on its side, left with the room', async () => {
  const { page } = viewer
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByTestId('more').click()
  await page.getByTestId('full-screen').click()
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  const [picture, chat] = await Promise.all(['.room-picture', '.room-chat'].map((part) => page.locator(part).boundingBox()))
  expect(picture!.y).toBe(0)
  expect(chat!.x).toBeGreaterThan(422)
  await page.getByTestId('close-room').click()
  await page.waitForURL(({ pathname }) => pathname !== '/liveAudience')
  await expect.poll(isFull).toBe(false)
})

test('no page threw an error', () => {
  expect([...anchor.errors, ...viewer.errors]).toEqual([])
})
