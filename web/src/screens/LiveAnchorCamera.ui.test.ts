import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, refusal } from '../testing/answers.ts'
import { gate } from '../testing/FakeDevices.ts'
import { goOnAir, openSetup } from '../testing/goOnAir.ts'
import { privateWord } from '../testing/samples/privateShow.ts'
import { showEnded } from '../testing/samples/roomEvents.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('leaving in mid-flip closes the camera that opens afterwards', async () => {
  const { app, devices } = await openSetup()
  const flip = gate()
  devices.onAsk = () => flip.wait
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.poll(() => devices.asked.length).toBe(2)
  await app.frame.getByTestId('close-room').click()
  await expect.element(app.frame.getByTestId('anchor-preview')).not.toBeInTheDocument()
  flip.open()
  await expect.poll(() => devices.tracks.filter(({ kind }) => kind === 'video').length).toBe(2)
  await pause(200)
  expect(devices.live()).toEqual([])
})

test('a double tap flips once: one camera is asked for, and one is open', async () => {
  const { app, devices } = await openSetup()
  const flip = gate()
  devices.onAsk = () => flip.wait
  const button = app.frame.getByRole('button', { name: 'Flip' }).element() as HTMLElement
  button.click()
  button.click()
  await pause(50)
  flip.open()
  await expect.poll(() => devices.live('video').length).toBe(1)
  await pause(100)
  expect(devices.facings()).toEqual(['user', 'environment'])
  expect(
    devices
      .live()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['audio', 'video'])
})

test('a camera that cannot be switched stays the one that is noted, and the next flip asks for the other one again', async () => {
  const { app, devices } = await openSetup()
  devices.onAsk = () => {
    if (devices.facings().at(-1) === 'environment') throw new app.window.DOMException('', 'NotReadableError')
  }
  const preview = app.frame.getByTestId('anchor-preview')
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.element(app.frame.getByText('Couldn’t switch the camera')).toBeVisible()
  expect(devices.facings()).toEqual(['user', 'environment', 'user'])
  await expect.element(preview).toHaveAttribute('data-mirror', 'true')
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.poll(devices.facings.bind(devices)).toEqual(['user', 'environment', 'user', 'environment', 'user'])
})

test('a flip that fails on air keeps sound and tools, and the camera comes back by a tap', async () => {
  const { app, devices, media } = await goOnAir()
  devices.onAsk = () => {
    throw new app.window.DOMException('', 'NotReadableError')
  }
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.element(app.frame.getByText('Viewers can’t see you right now')).toBeVisible()
  await expect.element(app.frame.getByRole('button', { name: 'Flip' })).toBeVisible()
  expect(devices.live().map(({ kind }) => kind)).toEqual(['audio'])
  devices.onAsk = () => undefined
  await app.frame.getByTestId('reopen-devices').click()
  await expect.poll(() => media.room.published.filter(({ readyState }) => readyState === 'live').length).toBe(2)
  await expect.element(app.frame.getByTestId('reopen-devices')).not.toBeInTheDocument()
})

test('a track that the system mutes or ends is told, and goes when it is back', async () => {
  const { app, devices, media } = await goOnAir()
  const [voice] = devices.live('audio')
  voice!.dispatchEvent(new app.window.Event('mute'))
  await expect.element(app.frame.getByText('Viewers can’t hear you right now')).toBeVisible()
  voice!.dispatchEvent(new app.window.Event('unmute'))
  await expect.element(app.frame.getByText('Viewers can’t hear you right now')).not.toBeInTheDocument()
  const [picture] = devices.live('video')
  picture!.stop()
  picture!.dispatchEvent(new app.window.Event('ended'))
  await expect.element(app.frame.getByText('Viewers can’t see you right now')).toBeVisible()
  await app.frame.getByTestId('reopen-devices').click()
  await expect.poll(() => media.room.published.filter(({ readyState }) => readyState === 'live').length).toBe(2)
})

test('camera and microphone are closed on the end card, and open again for a new live', async () => {
  const { app, devices, realtime } = await goOnAir()
  realtime.publish('room', showEnded.event)
  await expect.element(app.frame.getByTestId('anchor-end-card')).toBeVisible()
  await expect.poll(() => devices.live().length).toBe(0)
  app.answers.set(answer(Live.checkLiveing, { status: 0, stream: '', title: '', starttime: 0, thumb: '', liveclassid: 0 }))
  await app.frame.getByRole('button', { name: 'New live' }).click()
  await expect.element(app.frame.getByTestId('start-live')).toBeVisible()
  expect(devices.live()).toHaveLength(2)
})

test('publishing refused is tried again by one connection, and nobody is told of another device', async () => {
  const { app, media } = await openSetup({ running: true })
  let refused = 0
  media.onPublish = () => {
    if ((refused += 1) <= 2) throw new Error('publishing refused')
  }
  await app.frame.getByTestId('carry-on').click()
  await expect.element(app.frame.getByCss('[data-on-air="true"]')).toBeVisible()
  await pause(500)
  expect({ atOnce: media.mostAtOnce, joined: media.rooms.length }).toEqual({ atOnce: 1, joined: 3 })
  await expect.element(app.frame.getByRole('alert')).not.toBeInTheDocument()
  expect(media.room.published).toHaveLength(2)
})

test('a refused token closes camera and microphone; starting again opens them and goes on', async () => {
  const { app, devices, media } = await goOnAir()
  app.answers.set(answer(Live.getRoomToken, refusal(Live.getRoomToken, 'NotAdmitted')))
  media.room.end()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  await expect.poll(() => devices.live().length).toBe(0)
  await app.frame.getByRole('button', { name: 'Restart' }).click()
  await expect.poll(() => devices.live().length).toBe(2)
  await expect.element(app.frame.getByRole('alert')).not.toBeInTheDocument()
})

test('going back on air is asked about first: staying keeps the show, ending it leads to its numbers', async () => {
  const { app, devices } = await goOnAir()
  app.window.history.back()
  const sheet = app.frame.getByRole('dialog')
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => app.path).toBe('/liveAnchor')
  await sheet.getByRole('button', { name: 'Stay live' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(devices.live()).toHaveLength(2)
  expect(app.answers.sentTo(Live.stopRoom)).toEqual([])
  const closing = new app.window.Event('beforeunload', { cancelable: true })
  app.window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  // The sheet takes back its own entry of the history; a step back before that would be its, too.
  await expect.poll(() => (app.window.history.state as { layer?: number }).layer ?? 0).toBe(0)
  app.window.history.back()
  await sheet.getByTestId('confirm-end').click()
  await expect.element(app.frame.getByTestId('anchor-end-card')).toBeVisible()
  await expect.poll(() => devices.live().length).toBe(0)
  const after = new app.window.Event('beforeunload', { cancelable: true })
  app.window.dispatchEvent(after)
  expect(after.defaultPrevented).toBe(false)
})

test('the own picture is mirrored for oneself only, and how one likes it is remembered', async () => {
  const { app } = await openSetup()
  const preview = app.frame.getByTestId('anchor-preview')
  await expect.element(preview).toHaveAttribute('data-mirror', 'true')
  await app.frame.getByRole('button', { name: 'Mirror' }).click()
  await expect.element(preview).toHaveAttribute('data-mirror', 'false')
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.element(preview).toHaveAttribute('data-mirror', 'false')
  await app.reload()
  await expect.element(preview).toHaveAttribute('data-mirror', 'false')
})

test('a light is offered by a rear camera that has one, and by no other', async () => {
  const { app, devices } = await openSetup()
  const light = app.frame.getByRole('button', { name: 'Flashlight' })
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.poll(() => devices.facings()).toEqual(['user', 'environment'])
  await expect.element(light).not.toBeInTheDocument()
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.poll(() => devices.facings().length).toBe(3)
  devices.torch = true
  await app.frame.getByRole('button', { name: 'Flip' }).click()
  await expect.element(light).toBeVisible()
  await light.click()
  await expect.element(light).toHaveAttribute('aria-pressed', 'true')
})

test('a bad uplink first costs quality, then the picture, never the sound; both are said, and come back', async () => {
  const outside = { media: { url: 'ws://media.invalid', token: 'outside' }, seconds: 20 }
  const { app, media } = await goOnAir({ before: hurryUplink, answers: [answer(Live.getPreview, outside)] })
  const isSentOutside = () => media.rooms.some(({ token, connected }) => token === 'outside' && connected)
  await expect.poll(isSentOutside).toBe(true)
  media.uplink = report(60_000, 0.3)
  await expect.element(app.frame.getByTestId('uplink')).toMatchTextContent('Weak')
  await expect.element(app.frame.getByTestId('sound-only')).toBeVisible()
  await expect.poll(() => [...media.mutedKinds]).toEqual(['video'])
  expect(media.encodings.at(-1)).toMatchObject({ maxFramerate: 15 })
  await expect.poll(isSentOutside).toBe(false)
  media.uplink = report(3_000_000, 0)
  await expect.element(app.frame.getByTestId('reduced')).toBeVisible()
  await expect.poll(() => [...media.mutedKinds]).toEqual([])
  await expect.poll(isSentOutside).toBe(true)
  await expect.element(app.frame.getByTestId('reduced')).not.toBeInTheDocument()
  await expect.poll(() => media.encodings.at(-1)).toMatchObject({ maxFramerate: 30 })
})

test('what was reduced before a private show is sent reduced after it', async () => {
  const { app, media, realtime } = await goOnAir({ before: hurryUplink })
  const [ofShow] = media.rooms
  media.uplink = report(60_000, 0.3)
  await expect.element(app.frame.getByTestId('sound-only')).toBeVisible()
  realtime.publish('room', privateWord('accepted'))
  await expect.poll(() => ofShow!.published.length).toBe(0)
  media.mutedKinds.clear()
  realtime.publish('room', privateWord('ended'))
  await expect.poll(() => ofShow!.published.length).toBe(2)
  await expect.poll(() => [...media.mutedKinds]).toEqual(['video'])
  expect(media.encodings.at(-1)).toMatchObject({ maxFramerate: 15 })
})

const report = (available: number, fractionLost: number) =>
  new Map<string, object>([
    ['pair', { type: 'candidate-pair', availableOutgoingBitrate: available }],
    ['remote', { type: 'remote-inbound-rtp', fractionLost, roundTripTime: 0.04 }],
  ])

/** The uplink is measured every two seconds: here twenty times as often. */
function hurryUplink(frame: Window & typeof globalThis): void {
  const every = frame.setInterval.bind(frame)
  frame.setInterval = ((act: () => void, ms: number) => every(act, ms === 2000 ? 100 : ms)) as typeof frame.setInterval
}
