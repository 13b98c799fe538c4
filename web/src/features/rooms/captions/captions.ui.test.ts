import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FakeTranslator } from '../../../testing/FakeTranslator.ts'
import { expectAccessible, pauseTimers, openScreen } from '../../../testing/openScreen.ts'
import type { ScreenOptions } from '../../../testing/openScreen.ts'
import { giftSent } from '../../../testing/samples/gifts.ts'
import { caption, roomChannels } from '../../../testing/samples/roomEvents.ts'
import { roomPath } from '../../../testing/samples/rooms.ts'

async function openRoom({ before, ...options }: ScreenOptions = {}) {
  const silence = pauseTimers(6000)
  const app = await openScreen(roomPath, {
    ...options,
    before: (frame) => {
      silence.before(frame)
      before?.(frame)
    },
  })
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  const say = (...said: Parameters<typeof caption>) => realtime.publishFrame([caption(...said).event])
  return { app, realtime, silence, say, captions: app.frame.getByTestId('captions') }
}
const long = 'A próxima música é para quem está longe de casa e com saudade de alguém que não vê faz muito tempo, muito tempo mesmo'

test('what the host says stands over the picture, grows, and goes with silence', async () => {
  const { app, silence, say, captions } = await openRoom()
  say(1, 0, 'boa')
  await expect.element(captions).toMatchTextContent('boa')
  silence.end()
  await expect.element(captions).not.toBeInTheDocument()
  say(1, 1, 'boa noite gente', 1)
  await expect.element(captions.getByText('boa noite gente')).toBeVisible()
  expect(captions.element().getAttribute('aria-live')).toBe('off')
  expect(captions.getByText('boa noite gente').element().getAttribute('lang')).toBe('pt-BR')
  expect(app.window.getComputedStyle(captions.element()).userSelect).toBe('text')
})

const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const
const cases = sizes.flatMap((size) => (['en', 'ar'] as const).map((language) => [`${size[0]}×${size[1]}`, language, size] as const))

test.each(cases)('they cover neither chat nor gifts nor anything to touch: %s %s', async (_name, language, size) => {
  const { app, realtime, say, captions } = await openRoom({ language, size })
  realtime.publish('room', giftSent('g1').event)
  await expect.element(app.frame.getByCss('.gift-lane').first()).toBeVisible()
  say(1, 0, long, 1)
  say(2, 0, long, 0)
  await expect.element(captions).toBeVisible()
  const box = captions.element().getBoundingClientRect()
  const inside = { left: box.left >= 0, right: box.right <= size[0], top: box.top >= 0, bottom: box.bottom <= size[1] }
  expect(inside).toEqual({ left: true, right: true, top: true, bottom: true })
  const others = app.window.document.querySelectorAll(
    '.chat-list, .room-bar, .gift-lane, .room-top > *, .room-player > button, .room-chips > *',
  )
  for (const other of others) {
    const { left, right, top, bottom, width, height } = other.getBoundingClientRect()
    const apart = width * height === 0 || right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
    expect([other.className, apart]).toEqual([other.className, true])
  }
  expect(Number.parseFloat(app.window.getComputedStyle(captions.element().querySelector('p')!).fontSize)).toBeGreaterThanOrEqual(17)
  await expectAccessible(app)
})

test('also while everything else is cleared away', async () => {
  const { app, say, captions } = await openRoom()
  say(1, 0, 'boa noite', 1)
  await expect.element(captions).toBeVisible()
  await app.frame.getByTestId('more').click()
  await app.frame.getByRole('button', { name: 'Clear screen' }).click()
  await expect.element(app.frame.getByTestId('chat-list')).not.toBeInTheDocument()
  await expect.element(captions).toBeVisible()
})

test('a viewer turns them off, or reads them in their own language', async () => {
  const device = new FakeTranslator()
  const { app, say, captions } = await openRoom({ before: device.put })
  say(1, 0, 'boa noite!', 1)
  await expect.element(captions.getByText('boa noite!')).toBeVisible()
  const choose = async (name: string) => {
    await app.frame.getByTestId('more').click()
    await app.frame.getByTestId('choose-captions').click()
    await expectAccessible(app)
    await app.frame.getByRole('radio', { name }).click()
    await userEvent.keyboard('{Escape}')
  }
  await choose('In my language')
  say(2, 0, 'boa noite!', 1)
  await expect.element(captions.getByText(/good evening!/).first()).toBeVisible()
  await expect.element(captions.getByText('Translated on your device').first()).toBeVisible()
  await choose('Off')
  say(3, 0, 'até já', 1)
  await expect.element(captions).not.toBeInTheDocument()
  expect(app.window.localStorage.getItem('captions')).toBe('off')
})

test('a desktop has them beside the player’s controls', async () => {
  const { app, say, captions } = await openRoom({ size: [1440, 900] })
  say(1, 0, 'boa noite', 1)
  const button = app.frame.getByTestId('player-captions')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.element(captions).not.toBeInTheDocument()
  await button.click()
  await expect.element(captions).toBeVisible()
})
