import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { entered, roomPath } from '../testing/samples/rooms.ts'

/** Phones upright, small and on their side. */
const sizes = [
  [390, 844],
  [390, 661],
  [320, 568],
  [844, 390],
] as const

test.each(sizes.flatMap((size) => (['en', 'ar'] as const).map((language) => ({ size, language }))))(
  'the room’s menu shows Report at once and scrolls to everything else: $size, $language',
  async ({ size, language }) => {
    const app = await openScreen(roomPath, { language, size, answers: [answer(Live.enterRoom, { ...entered, usertype: 40 })] })
    await app.frame.getByTestId('more').click()
    const report = app.frame.getByCss('.sheet a[href*="/liveReport"]')
    await expect.element(report).toBeVisible()
    await expect.poll(() => report.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(size[1])
    // No box of rows is cut off without a way to scroll to the rest; what only a screen reader reads is a pixel tall.
    const cut = [...app.window.document.querySelectorAll('.sheet, .sheet *')].filter(
      (box) => app.window.getComputedStyle(box).overflowY === 'hidden' && box.clientHeight > 24 && box.scrollHeight > box.clientHeight + 1,
    )
    expect(cut.map(({ className }) => className)).toEqual([])
    const last = app.frame.getByTestId('message-host')
    last.element().scrollIntoView({ block: 'nearest' })
    const { top, bottom } = last.element().getBoundingClientRect()
    expect({ top: top >= 0, above: bottom <= report.element().getBoundingClientRect().top + 1 }).toEqual({ top: true, above: true })
    await expectAccessible(app)
  },
)
