import type { EventOf } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { openScreen, type ScreenOptions } from '../../../testing/openScreen.ts'
import { giftSent } from '../../../testing/samples/gifts.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { roomPath } from '../../../testing/samples/rooms.ts'

/** The browser of the tests asks for calm and draws on a busy machine: these are about what moves. */
const lively = (frame: Window & typeof globalThis) => {
  steadyFrames(frame)
  const { matchMedia } = frame
  frame.matchMedia = (query) => {
    const media = matchMedia.call(frame, query)
    return query.includes('reduced-motion') ? Object.defineProperty(media, 'matches', { value: false }) : media
  }
}

/** Every frame comes as late after the one before as `gap` says, whatever the machine does meanwhile. */
function steadyFrames(frame: Window & typeof globalThis, gap: () => number = () => 16): void {
  const { requestAnimationFrame } = frame
  let [seen, at] = [0, 0]
  frame.requestAnimationFrame = (draw) =>
    requestAnimationFrame.call(frame, (now) => {
      if (now !== seen) [seen, at] = [now, at + gap()]
      draw(at)
    })
}

async function openRoom({ before = lively, ...options }: ScreenOptions = {}) {
  const app = await openScreen(roomPath, { before, ...options })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  await expect.element(app.frame.getByTestId('open-gifts')).toBeVisible()
  const give = (id: string, changes: Partial<EventOf<'giftSent'>> = {}) => realtime.publish('room', giftSent(id, changes).event)
  return { app, give }
}
const castle = { swf: 'castle-in-clouds', swftype: 1, swftime: 1, type: 1, totalcoin: '6666', gifticon: '/gifts/castle.svg' } as const

test('repeats grow in one lane and one line, and both end', async () => {
  const { app, give } = await openRoom()
  for (const n of [1, 2, 12]) give(`a${n}`, { combo: 'a', combocount: n })
  await expect.element(app.frame.getByTestId('gift-lane')).toMatchTextContent('×12')
  await expect.element(app.frame.getByTestId('gift-line')).toMatchTextContent('×12')
  expect(app.frame.getByTestId('gift-line').elements()).toHaveLength(1)
  await expect.element(app.frame.getByTestId('gift-lane')).not.toBeInTheDocument()
  await expect.element(app.frame.getByTestId('gift-line')).toBeVisible()
})

test('two hundred gifts at once leave the chat readable', async () => {
  const { app, give } = await openRoom()
  const at = Date.now()
  for (let i = 0; i < 200; i++) give(`rush${i}`, { at, uid: 900 + i, uname: `user${900 + i}` })
  await expect.element(app.frame.getByText('and 196 more gifts')).toBeVisible()
  expect(app.frame.getByTestId('gift-line').elements()).toHaveLength(4)
  await expect.poll(() => app.frame.getByTestId('gift-lane').elements().length).toBe(2)
  expect(app.frame.getByTestId('chat-line').elements().length).toBeGreaterThan(0)
})

test('a scene and an animation are drawn and leave nothing behind', async () => {
  const { app, give } = await openRoom()
  give('scene', castle)
  await expect.poll(() => app.window.document.querySelectorAll('.gift-effect-box svg').length).toBeGreaterThan(10)
  await expect.element(app.frame.getByTestId('gift-effect')).not.toBeInTheDocument()
  give('lottie', { swf: '/effects/goal.json', swftype: 2, swftime: 1.9, totalcoin: '100' })
  await expect.poll(() => app.window.document.querySelectorAll('.gift-effect-box[data-kind="2"] > svg').length).toBe(1)
  await expect.element(app.frame.getByTestId('gift-effect')).not.toBeInTheDocument()
})

test('who wants calm sees the picture of it standing still', async () => {
  const { app, give } = await openRoom({ before: () => undefined })
  give('still', castle)
  await expect.element(app.frame.getByTestId('effect-still')).toHaveAttribute('src', '/effects/castle-still.svg')
  await expect.element(app.frame.getByTestId('gift-effect')).not.toBeInTheDocument()
})

test('an effect that takes frames from the room gives way to its picture, also when it comes again; others of its kind play', async () => {
  let isSlow = false
  const { app, give } = await openRoom({
    before: (frame) => {
      lively(frame)
      steadyFrames(frame, () => (isSlow ? 40 : 16))
      playLonger(frame, 10)
    },
  })
  give('first', { ...castle, swftime: 60 })
  await expect.poll(() => app.window.document.querySelector('.gift-effect-box svg')).toBeTruthy()
  isSlow = true
  await expect.element(app.frame.getByTestId('effect-still')).toBeVisible()
  await expect.element(app.frame.getByTestId('gift-effect')).not.toBeInTheDocument()
  isSlow = false
  give('second', castle)
  await expect.element(app.frame.getByTestId('effect-still')).toBeVisible()
  expect(app.window.document.querySelector('.gift-effect-box')).toBeNull()
  await expect.element(app.frame.getByTestId('gift-effect')).not.toBeInTheDocument()
  give('other', { ...castle, swf: 'rocket-launch', uid: 9 })
  await expect.poll(() => app.window.document.querySelector('.gift-effect-box svg')).toBeTruthy()
})

test('an effect that is missing or hangs: the watchdog ends it, and the next one plays', async () => {
  // It says that it takes a second, and is given three more.
  const WATCHDOG_MS = 4000
  const watchdogs: (() => void)[] = []
  const { app, give } = await openRoom({
    before: (frame) => {
      lively(frame)
      const { fetch: fetchFile, setTimeout } = frame
      frame.fetch = (input, init) => (typeof input === 'string' && input.includes('hangs') ? new Promise(() => {}) : fetchFile(input, init))
      const waitUnlessWatching = (act: () => void, ms = 0) => (ms === WATCHDOG_MS ? -watchdogs.push(act) : setTimeout(act, ms))
      frame.setTimeout = waitUnlessWatching as typeof frame.setTimeout
    },
  })
  give('missing', { ...castle, swf: 'nowhere', uid: 1, totalcoin: '9' })
  give('broken', { ...castle, swf: '/effects/castle-still.svg', swftype: 3, uid: 4, totalcoin: '8' })
  give('hangs', { ...castle, swf: '/effects/hangs.json', swftype: 2, uid: 2, totalcoin: '7', swftime: 0.5, gifticon: '/gifts/crown.svg' })
  give('next', { ...castle, uid: 3, totalcoin: '1', gifticon: '/gifts/yacht.svg' })
  const isShown = (icon: string) => app.window.document.querySelector(`.gift-effect img[src="/gifts/${icon}.svg"]`)
  await expect.poll(() => isShown('crown')).toBeTruthy()
  expect(isShown('yacht')).toBeNull()
  watchdogs.at(-1)!()
  await expect.poll(() => isShown('yacht')).toBeTruthy()
})

/** `pnpm bench effects` plays three hundred. */
test(
  'sixty effects of every kind: one context of WebGL, no more canvases and videos, and the heap stays as it was',
  // Films play in their own time: only a hang may meet these.
  { timeout: 300_000 },
  async () => {
    let [contexts, canvases, videos, drawn] = [0, 0, 0, 0]
    const { app, give } = await openRoom({
      before: (frame) => {
        lively(frame)
        hurryEffects(frame)
        // However slow the machine is, no effect is too old to be played.
        const opened = Date.now()
        frame.Date.now = () => opened
        const { getContext } = frame.HTMLCanvasElement.prototype
        const seen = new WeakSet<object>()
        frame.HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          const context = (getContext as (...all: unknown[]) => object | null).call(this, kind, ...rest)
          if (context && kind === 'webgl' && !seen.has(context)) {
            seen.add(context)
            contexts += 1
          }
          return context
        } as typeof getContext
        const { createElement } = frame.Document.prototype
        frame.Document.prototype.createElement = function (this: Document, name: string, ...rest: never[]) {
          if (name === 'canvas') canvases += 1
          if (name === 'video') videos += 1
          return createElement.call(this, name, ...rest)
        }
      },
    })
    const { document } = app.window
    const isEffect = (node: Node) =>
      node instanceof app.window.Element && (node.matches('.gift-effect') || node.querySelector('.gift-effect'))
    new app.window.MutationObserver((changes) => {
      for (const { addedNodes } of changes) drawn += [...addedNodes].filter(isEffect).length
    }).observe(document, { childList: true, subtree: true })
    const film = { swf: await recordFilm(app.window), swftype: 3, swftime: 0.1 } as const
    const kinds = [
      film,
      castle,
      { swf: '/effects/goal.json', swftype: 2, swftime: 1 },
      castle,
      { swf: '/effects/wish.json', swftype: 2, swftime: 1 },
    ] as const
    let [full, heap] = [0, 0]
    let made = {}
    for (let group = 0; group < 3; group++) {
      for (let i = 0; i < 20; i++) {
        const gift = { totalcoin: '50', gifticon: '/gifts/crown.svg', ...kinds[i % kinds.length], uid: 1000 + group * 20 + i }
        give(`effect-${group}-${i}`, gift)
      }
      await expect.poll(() => document.querySelector('.gift-effect')).toBeTruthy()
      await expect.poll(() => document.querySelector('.gift-effect'), { timeout: 90_000 }).toBeNull()
      heap = await usedHeap()
      // Players and files are fetched once.
      if (group === 0) [full, made] = [heap, { canvases, videos }]
    }
    expect(drawn).toBe(60)
    expect(contexts).toBe(1)
    expect({ canvases, videos }).toEqual(made)
    expect(document.querySelectorAll('.gift-effect canvas')).toHaveLength(0)
    expect((heap - full) / 2 ** 20).toBeLessThan(20)
  },
)

/** Scenes that are still there when a busy machine has drawn enough frames of them. */
function playLonger(frame: Window & typeof globalThis, times: number): void {
  const { animate } = frame.Element.prototype
  frame.Element.prototype.animate = function (this: Element, frames, timing) {
    const { duration, ...rest } = timing as KeyframeAnimationOptions
    return animate.call(this, frames, { ...rest, duration: Number(duration) * times })
  }
}

/** Scenes and animations in a fiftieth of their time. */
function hurryEffects(frame: Window & typeof globalThis): void {
  const { fetch: fetchFile } = frame
  const { animate } = frame.Element.prototype
  frame.Element.prototype.animate = function (this: Element, frames, timing) {
    const { duration, delay = 0, ...rest } = timing as KeyframeAnimationOptions
    return animate.call(this, frames, { ...rest, duration: Number(duration) / 50, delay: delay / 50 })
  }
  frame.fetch = async (input, init) => {
    const response = await fetchFile(input, init)
    if (typeof input !== 'string' || !/^\/effects\/[a-z]+\.json$/.test(input)) return response
    const animation = (await response.json()) as { fr: number }
    return frame.Response.json({ ...animation, fr: animation.fr * 50 })
  }
}

/** In bytes, once everything nobody holds is gone. */
async function usedHeap(): Promise<number> {
  const session = cdp() as unknown as { send(method: string): Promise<{ usedSize: number }> }
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** A short film with a coloured upper half and a white lower one. */
async function recordFilm(frame: Window & typeof globalThis): Promise<string> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 64, height: 128 })
  const pen = canvas.getContext('2d')!
  const paint = (step: number) => {
    pen.fillStyle = step % 2 ? 'crimson' : 'gold'
    pen.fillRect(0, 0, 64, 64)
    pen.fillStyle = 'white'
    pen.fillRect(0, 64, 64, 64)
  }
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((done) => (recorder.onstop = done))
  recorder.start()
  for (let step = 0; step < 4; step++) {
    paint(step)
    await new Promise((done) => setTimeout(done, 40))
  }
  recorder.stop()
  await stopped
  return frame.URL.createObjectURL(new frame.Blob(parts, { type: 'video/webm' }))
}
