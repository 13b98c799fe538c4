import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answers.ts'
import { allowMotion, openScreen } from '../../../testing/openScreen.ts'
import { rooms } from '../../../testing/samples/rooms.ts'

const TURN_MS = 5_000
const banners = ['/art/room-paid.svg', '/art/room-timed.svg'].map((slide_pic) => ({ slide_pic, slide_url: '' }))

test.each(['en', 'ar'] as const)('banners turn without bringing the page back to them, in %s', async (language) => {
  const app = await openScreen('/index', {
    language,
    signedIn: false,
    size: [390, 420],
    answers: [answer(Home.getHot, ({ p = 1 }) => ({ slide: banners, list: Number(p) === 1 ? rooms : [] }))],
    before: (frame) => {
      allowMotion(frame)
      const { setInterval } = frame
      frame.setInterval = ((act: () => void, ms = 0) => setInterval(act, ms === TURN_MS ? 1_000 : ms)) as typeof frame.setInterval
    },
  })
  const image = app.frame.getByCss('img[src="/art/room-paid.svg"]')
  await expect.element(image).toBeInTheDocument()
  const strip = image.element().parentElement!.parentElement!
  app.window.scrollTo(0, 300)
  await expect.poll(() => app.window.scrollY).toBe(300)
  await expect.poll(() => Math.abs(strip.scrollLeft)).toBeGreaterThan(strip.clientWidth / 2)
  expect(app.window.scrollY).toBe(300)
})
