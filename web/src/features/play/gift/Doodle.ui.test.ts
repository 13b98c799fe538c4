import { Gifts } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answers.ts'
import { expectAccessible, openScreen } from '../../../testing/openScreen.ts'
import { giftSent, sent } from '../../../testing/samples/gifts.ts'
import { roomChannels } from '../../../testing/samples/roomEvents.ts'
import { roomPath } from '../../../testing/samples/rooms.ts'

async function openPaper(language: 'en' | 'ar' = 'en') {
  const app = await openScreen(roomPath, { language, answers: [answer(Gifts.sendGift, sent(1, '8000'))] })
  await app.frame.getByTestId('open-gifts').click()
  await app.frame.getByTestId('gift-board').getByRole('tab').nth(2).click()
  await app.frame.getByTestId('gift-draw').click()
  const paper = app.frame.getByTestId('doodle-paper')
  await expect.element(paper).toBeVisible()
  const surface = paper.element() as HTMLElement
  // Only a real finger can be captured.
  surface.setPointerCapture = () => undefined
  const touch = (type: string, clientX: number) =>
    surface.dispatchEvent(new app.window.PointerEvent(type, { bubbles: true, clientX, clientY: 300, buttons: 1, pointerId: 1 }))
  const draw = (from: number, to: number) => {
    touch('pointerdown', from)
    touch('pointermove', to)
  }
  return { app, draw }
}

test.each(['en', 'ar'] as const)(
  'stamps along the finger, ten at least, undone and cleared, with the price running, in %s',
  async (language) => {
    const { app, draw } = await openPaper(language)
    const send = app.frame.getByTestId('doodle-send')
    await expect.element(send).toBeDisabled()
    draw(20, 20 + 34 * 5)
    await expect.element(app.frame.getByTestId('doodle-count')).toMatchTextContent('6')
    await expect.element(send).toBeDisabled()
    draw(20, 20 + 34 * 8)
    await expect.element(send).toMatchTextContent('150')
    await expectAccessible(app)
    await app.frame.getByCss('.doodle-top button >> nth=1').click()
    await expect.element(send).toMatchTextContent('60')
    await app.frame.getByCss('.doodle-top button >> nth=2').click()
    await expect.element(app.frame.getByTestId('doodle-count')).not.toBeInTheDocument()
  },
)

test('a doodle is sent with its points and the frame they are in', async () => {
  const { app, draw } = await openPaper()
  draw(20, 20 + 34 * 10)
  await app.frame.getByTestId('doodle-send').click()
  await expect.element(app.frame.getByTestId('doodle-paper')).not.toBeInTheDocument()
  await expect.poll(() => app.answers.sentTo(Gifts.sendGift).length).toBe(1)
  const [gift] = app.answers.sentTo(Gifts.sendGift)
  expect(gift).toMatchObject({ giftcount: 11, paintedWidth: 390 })
  expect(JSON.parse(String(gift!.paintedPath))).toHaveLength(11)
})

test('everybody sees it drawn again, in their own frame', async () => {
  const app = await openScreen(roomPath)
  const realtime = roomChannels(app.realtime)
  await expect.poll(realtime.areFollowed).toBe(true)
  await expect.element(app.frame.getByTestId('open-gifts')).toBeVisible()
  const paintedPath = Array.from({ length: 12 }, (_, i) => ({ x: i * 20, y: i * 40 }))
  realtime.publish('room', giftSent('d', { paintedPath, paintedWidth: 780, paintedHeight: 1688, giftcount: 12 }).event)
  await expect.element(app.frame.getByTestId('doodle-replay')).toBeVisible()
  const stamps = [...app.frame.getByTestId('doodle-replay').element().querySelectorAll('img')]
  expect(stamps).toHaveLength(12)
  expect(stamps[11]!.style.left).toBe('110px')
  await expect.element(app.frame.getByTestId('doodle-replay')).not.toBeInTheDocument()
})
