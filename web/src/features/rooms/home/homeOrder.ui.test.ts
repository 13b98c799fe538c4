import { Home } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answers.ts'
import { openScreen } from '../../../testing/openScreen.ts'
import { kaique } from '../../../testing/samples/people.ts'
import { roomOf, rooms } from '../../../testing/samples/rooms.ts'

const streamsOf = (app: Awaited<ReturnType<typeof openScreen>>) =>
  [...app.window.document.querySelectorAll<HTMLAnchorElement>('li a[href*="liveAudience"]')].map((link) =>
    new URL(link.href).searchParams.get('stream'),
  )

test('the list keeps its order while it is looked at, and a pill brings the new rooms', async () => {
  const app = await openScreen('/index')
  await expect.poll(() => streamsOf(app).length).toBe(rooms.length)
  const before = streamsOf(app)
  const added = { ...roomOf({ ...kaique, id: 991 }, 'neon-city', 'Brand new', 9_000), stream: '991_1' }
  const list = [added, ...rooms.toReversed().map((room) => ({ ...room, nums: 77_000 }))]
  app.answers.set(answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) === 1 ? list : [] })))
  const pill = app.frame.getByRole('button', { name: '1 new live' })
  await expect.element(pill).toBeVisible()
  expect(streamsOf(app)).toEqual([...before, '991_1'])
  await expect.element(app.frame.getByText('77K').first()).toBeVisible()
  await pill.click()
  await expect.poll(() => streamsOf(app)).toEqual(['991_1', ...before.toReversed()])
  await expect.element(pill).not.toBeInTheDocument()
})

test('one answer draws the banners and the list', async () => {
  const slide = [{ slide_pic: '/art/room-paid.svg', slide_url: '' }]
  let asked = 0
  const app = await openScreen('/index', {
    answers: [
      answer(Home.getHot, ({ p = 1 }) => {
        if (Number(p) > 1) return { slide: [], list: [] }
        asked += 1
        return asked === 1 ? { slide, list: rooms } : new Promise<never>(() => {})
      }),
    ],
  })
  await expect.poll(() => streamsOf(app).length).toBe(rooms.length)
  await expect.element(app.frame.getByCss('img[src="/art/room-paid.svg"]')).toBeInTheDocument()
})
