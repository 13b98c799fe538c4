import { Video } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken } from '../testing/answers.ts'
import { expectAccessible, shortenTimers, openScreen } from '../testing/openScreen.ts'
import { ownVideos, videoOf } from '../testing/samples/videos.ts'

test('my videos in every state, their progress as it goes on, and the way to a new one', async () => {
  const app = await openScreen('/myVideo', { before: shortenTimers(2_000) })
  await expect.element(app.frame.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
  await expectAccessible(app)
  const states = [...app.window.document.querySelectorAll<HTMLElement>('[data-testid="video-tile"]')].map(({ dataset }) => dataset['state'])
  expect(states).toEqual(['waiting', 'converting', 'refused', 'removed', 'ready', 'ready'])
  app.answers.set(
    answer(
      Video.getHomeVideo,
      ownVideos.map((video) => ({ ...video, state: 'ready' as const, thumb_s: '/covers/beach-270.webp' })),
    ),
  )
  await expect.element(app.frame.getByRole('progressbar')).not.toBeInTheDocument()
  await app.frame.getByRole('button', { name: 'New video' }).click()
  await expect.poll(() => app.path).toBe('/videoUpload')
})

test('pages come as they are scrolled to', async () => {
  const page = (p: number) => Array.from({ length: p < 3 ? 20 : 4 }, (_, n) => videoOf(500 - p * 20 - n))
  const app = await openScreen('/myVideo', { answers: [answer(Video.getHomeVideo, ({ p = 1 }) => page(Number(p)))] })
  const tiles = () => app.window.document.querySelectorAll('[data-testid="video-tile"]').length
  await expect.poll(tiles).toBe(20)
  const further = () => {
    app.window.scrollTo(0, app.window.document.documentElement.scrollHeight)
    return tiles()
  }
  await expect.poll(further).toBe(44)
})

test('none, and a server that is gone, are told', async () => {
  const empty = await openScreen('/myVideo', { answers: [answer(Video.getHomeVideo, [])] })
  await expect.element(empty.frame.getByText('Post a video')).toBeVisible()
  await expectAccessible(empty)
  empty.answers.set(answer(Video.getHomeVideo, broken))
  await empty.reload()
  await expect.element(empty.frame.getByRole('alert')).toBeVisible()
})
