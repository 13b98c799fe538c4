import { Live } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import { gate } from '../testing/FakeDevices.ts'
import { goOnAir, openSetup } from '../testing/goOnAir.ts'
import { playStopped, showEnded, showMoved } from '../testing/samples/roomEvents.ts'

type Setup = Awaited<ReturnType<typeof openSetup>>
type OnAir = Awaited<ReturnType<typeof goOnAir>>

/** Closing waits for no timer as long as this. */
const MAX_MS = 1000
/** Says what frames do with a timer that long: once the page has taken the way out, nothing. */
let closing = false
beforeEach(() => void (closing = false))
const before = (frame: Window & typeof globalThis) => {
  const { setTimeout } = frame
  const later = (act: () => void, ms = 0) => setTimeout(ms < MAX_MS ? act : () => closing || act(), ms)
  frame.setTimeout = later as typeof frame.setTimeout
}
const rows: { way: string; tracks: number; live: number; ms: number }[] = []

async function startRefused({ app }: Setup, reason: 'NotCertified' | 'Banned') {
  app.answers.set(answer(Live.createRoom, refusal(Live.createRoom, reason)))
  await app.frame.getByTestId('live-title').fill('Noche acústica')
  await app.frame.getByTestId('class-picker').click()
  await app.frame.getByRole('dialog').getByRole('radio').first().click()
  await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
  await app.frame.getByTestId('start-live').click()
}
const endedBy = (reason: EventOf<'showEnded'>['reason']) => ({ ...showEnded.event, reason })
const say = async ({ app }: OnAir) => {
  await app.frame.getByTestId('chat-input').fill('hello')
  await app.frame.getByTestId('chat-send').click()
}

const fromSetup: Record<string, (show: Setup) => Promise<unknown> | void> = {
  'set-up closed': ({ app }) => app.frame.getByTestId('close-room').click(),
  'set-up, back': ({ app }) => app.window.history.back(),
  'not certified': (show) => startRefused(show, 'NotCertified'),
  'banned from going live': (show) => startRefused(show, 'Banned'),
  'error in the screen': async ({ app }) => {
    app.window.Intl.NumberFormat = (() => {
      throw new Error('a fault of the screen')
    }) as never
    await app.frame.getByTestId('room-type-timed').click()
  },
  'left while a flip is in flight': async ({ app, devices }) => {
    const flip = gate()
    devices.onAsk = () => flip.wait
    await app.frame.getByRole('button', { name: 'Flip' }).click()
    await expect.poll(() => devices.asked.length).toBe(2)
    await app.frame.getByTestId('close-room').click()
    await expect.element(app.frame.getByTestId('anchor-preview')).not.toBeInTheDocument()
    flip.open()
    await expect.poll(() => devices.tracks.length).toBe(3)
  },
}
const onAir: Record<string, (show: OnAir) => Promise<unknown> | void> = {
  'End tapped': async ({ app }) => {
    await app.frame.getByTestId('end-live').click()
    await app.frame.getByTestId('confirm-end').click()
  },
  'on air, back and End': async ({ app }) => {
    app.window.history.back()
    await app.frame.getByTestId('confirm-end').click()
  },
  'closed by the platform': async ({ app, realtime }) => {
    realtime.publish('room', playStopped.event)
    realtime.publish('room', endedBy('closed'))
    await expect.element(app.frame.getByTestId('anchor-end-card')).toBeInTheDocument()
  },
  'ended by the server, connection lost': async ({ app, realtime }) => {
    realtime.publish('room', endedBy('lost'))
    await expect.element(app.frame.getByTestId('anchor-end-card')).toBeInTheDocument()
  },
  'continued on another device': async ({ app, realtime }) => {
    realtime.publish('room', showMoved.event)
    await expect.element(app.frame.getByRole('alert')).toBeInTheDocument()
  },
  'publishing refused for good': async ({ app, media }) => {
    app.answers.set(answer(Live.getRoomToken, refusal(Live.getRoomToken, 'NotAdmitted')))
    media.room.end()
    await expect.element(app.frame.getByRole('alert')).toBeInTheDocument()
  },
  'signed out elsewhere (700)': (show) => {
    show.app.answers.set(answer(Live.sendMsg, refusal(Live.sendMsg, 'SessionInvalid')))
    return say(show)
  },
  'account disabled (701)': (show) => {
    show.app.answers.set(answer(Live.sendMsg, refusal(Live.sendMsg, 'Restricted')))
    return say(show)
  },
}

async function expectClosed(way: string, { devices }: Setup) {
  closing = true
  const since = performance.now()
  // Devices that open late must not stay open either.
  await expect.poll(() => [devices.pending, devices.live().length], { interval: 20 }).toEqual([0, 0])
  rows.push({ way, tracks: devices.tracks.length, live: devices.live().length, ms: Math.round(performance.now() - since) })
}

test.each(Object.keys(fromSetup))('no live track after: %s', async (way) => {
  const show = await openSetup({ before })
  await expect.element(show.app.frame.getByTestId('live-title')).toBeVisible()
  await fromSetup[way]!(show)
  await expectClosed(way, show)
})

test.each(Object.keys(onAir))('no live track after: %s', async (way) => {
  const show = await goOnAir({ before })
  await onAir[way]!(show)
  await expectClosed(way, show)
})

test('no live track after: left while the camera is still being asked for', async () => {
  const show = await openSetup({ before })
  await show.app.frame.getByTestId('close-room').click()
  await expect.poll(() => show.app.path).toBe('/index')
  show.app.window.history.back()
  const asking = gate()
  show.devices.onAsk = () => asking.wait
  await show.app.frame.getByCss('a[href="/liveAnchor"]').first().click()
  await expect.poll(() => show.devices.asked.length).toBe(2)
  await show.app.frame.getByTestId('close-room').click()
  await expect.element(show.app.frame.getByTestId('anchor-preview')).not.toBeInTheDocument()
  asking.open()
  await expect.poll(() => show.devices.tracks.length).toBe(4)
  await expectClosed('left while the camera is asked for', show)
})

afterAll(() => {
  const width = Math.max(...rows.map(({ way }) => way.length))
  console.log(
    [
      `${'way out of a show'.padEnd(width)} | tracks opened | live after | ms`,
      ...rows.map(
        ({ way, tracks, live, ms }) => `${way.padEnd(width)} | ${String(tracks).padStart(13)} | ${String(live).padStart(10)} | ${ms}`,
      ),
    ].join('\n'),
  )
})
