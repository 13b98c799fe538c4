import { Video } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { answer, broken, refusal } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { me } from '../testing/samples/people.ts'
import { videoOf } from '../testing/samples/videos.ts'

const path = '/videoPlay?id=90'
const film = (app: OpenApp) => app.window.document.querySelector<HTMLVideoElement>('[data-testid="video"]')!
async function playing(app: OpenApp): Promise<void> {
  await expect.poll(() => film(app).currentTime).toBeGreaterThan(0.2)
}
const press = (app: OpenApp, key: string) => app.window.dispatchEvent(new app.window.KeyboardEvent('keydown', { key, cancelable: true }))

/** A finger on the film. */
function swipe(app: OpenApp, dy: number): void {
  const area = app.window.document.querySelector('[data-testid="video-area"]')!
  const fire = (type: string, y: number) =>
    area.dispatchEvent(
      new app.window.PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', clientX: 200, clientY: y }),
    )
  // No pointer of this number is pressed, so that nothing can be captured.
  Object.assign(area, { setPointerCapture: () => undefined })
  for (const [type, y] of [
    ['pointerdown', 500],
    ['pointermove', 500 + dy / 2],
    ['pointermove', 500 + dy],
    ['pointerup', 500 + dy],
  ] as const)
    fire(type, y)
}

test.each(['en', 'ar'] as const)('a video plays, is sought, paused and sped up, in %s', async (language) => {
  const app = await openScreen(path, { language })
  await playing(app)
  await expectAccessible(app)
  const seek = app.window.document.querySelector<HTMLInputElement>('[data-testid="video-seek"]')!
  await expect.poll(() => Number(seek.max)).toBe(3)
  expect(app.window.getComputedStyle(seek).direction).toBe('ltr')
  press(app, ' ')
  await expect.poll(() => film(app).paused).toBe(true)
  const setter = Object.getOwnPropertyDescriptor(app.window.HTMLInputElement.prototype, 'value')!.set!
  setter.call(seek, '1.5')
  seek.dispatchEvent(new app.window.Event('input', { bubbles: true }))
  await expect.poll(() => film(app).currentTime).toBeCloseTo(1.5, 1)
  await expect.poll(() => seek.value).toBe('1.5')
  press(app, 'ArrowRight')
  await expect.poll(() => film(app).currentTime).not.toBeCloseTo(1.5, 1)
  press(app, 'k')
  await expect.poll(() => film(app).paused).toBe(false)
  await app.frame.getByTestId('video-speed').click()
  await app.frame.getByTestId('speed-1.5').click()
  expect(film(app).playbackRate).toBe(1.5)
  await expect.element(app.frame.getByTestId('speed-1.5')).not.toBeInTheDocument()
  expect(app.window.document.activeElement).toBe(app.frame.getByTestId('video-speed').element())
})

test('it is silent where the browser wants a touch first, and a tap brings the sound', async () => {
  const app = await openScreen(path, {
    before: (frame) => {
      Object.defineProperty(frame.navigator, 'userActivation', { value: { hasBeenActive: false } })
    },
  })
  await playing(app)
  expect(film(app).muted).toBe(true)
  await app.frame.getByTestId('video-sound-pill').click()
  expect(film(app).muted).toBe(false)
  await expect.element(app.frame.getByTestId('video-sound-pill')).not.toBeInTheDocument()
})

test('a browser that plays nothing by itself shows a button that does', async () => {
  const app = await openScreen(path, {
    before: (frame) => {
      const { play } = frame.HTMLMediaElement.prototype
      frame.HTMLMediaElement.prototype.play = function refuse() {
        frame.HTMLMediaElement.prototype.play = play
        this.muted = true
        return Promise.reject(new frame.DOMException('', 'NotAllowedError'))
      }
    },
  })
  await app.frame.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(app)
})

test('who watches counts once it was seen', async () => {
  const app = await openScreen(path)
  await expect.poll(() => app.answers.sentTo(Video.addView)).toMatchObject([{ id: 90 }])
})

test('a stranger who watches is not counted', async () => {
  const app = await openScreen(path, { signedIn: false })
  await expect.poll(() => film(app).currentTime).toBeGreaterThan(2.2)
  expect(app.answers.sentTo(Video.addView)).toEqual([])
})

test('a like shows at once and is taken back when the server says no', async () => {
  const app = await openScreen(path)
  const like = app.frame.getByTestId('video-like')
  await expect.element(app.frame.getByText(/^24\.1k$/i)).toBeVisible()
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => app.answers.sentTo(Video.setLike)).toMatchObject([{ id: 90, islike: 1 }])
  app.answers.set(answer(Video.setLike, refusal(Video.setLike, 'NoSuchVideo', 'Video not found')))
  await like.click()
  await expect.element(app.frame.getByText('Video not found')).toBeVisible()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
})

test('a stranger logs in before they like', async () => {
  const app = await openScreen(path, { signedIn: false })
  await app.frame.getByTestId('video-like').click()
  await expect.element(app.frame.getByRole('dialog')).toBeVisible()
  expect(app.answers.sentTo(Video.setLike)).toEqual([])
})

/** On the screen, and in the address. */
async function arrived(app: OpenApp, id: number): Promise<void> {
  await expect.poll(() => app.window.document.querySelector<HTMLElement>('[data-testid="video-stage"]')?.dataset['video']).toBe(String(id))
  expect(app.path).toContain(`id=${id}`)
}

/** Wait for the answer about the next video. */
async function nextKnown(app: OpenApp): Promise<void> {
  await expect.poll(() => app.window.document.querySelector<HTMLButtonElement>('.video-travel > :last-child')?.disabled).toBe(false)
}

test('a swipe, a key, a wheel and a button lead to the next one, and back', async () => {
  const app = await openScreen(path)
  await playing(app)
  await expect.poll(() => app.answers.sentTo(Video.getNext)).toMatchObject([{ id: '90' }])
  await nextKnown(app)
  swipe(app, -300)
  await arrived(app, 89)
  await nextKnown(app)
  expect(app.answers.sentTo(Video.getNext).length).toBe(2)
  swipe(app, -30)
  press(app, 'ArrowDown')
  await arrived(app, 88)
  press(app, 'ArrowUp')
  await arrived(app, 89)
  swipe(app, 300)
  await arrived(app, 90)
  swipe(app, 300)
  app.window.document
    .querySelector('[data-testid="video-area"]')!
    .dispatchEvent(new app.window.WheelEvent('wheel', { deltaY: 120, bubbles: true }))
  await arrived(app, 89)
  app.resize(1440, 900)
  await app.frame.getByRole('button', { name: 'Next video' }).click()
  await arrived(app, 88)
  await expectAccessible(app)
})

test('a video that is gone, one that does not load, and a film that does not play', async () => {
  const app = await openScreen(path, { answers: [answer(Video.getVideo, refusal(Video.getVideo, 'NoSuchVideo'))] })
  await expect.element(app.frame.getByText('This video isn’t available')).toBeVisible()
  app.answers.set(answer(Video.getVideo, broken))
  await app.reload()
  await expect.element(app.frame.getByRole('alert')).toBeVisible()
  app.answers.set(answer(Video.getVideo, videoOf(90, { href: 'data:video/mp4;base64,AAAA' })))
  await app.reload()
  await expect.element(app.frame.getByText('This video couldn’t be played.')).toBeVisible()
  await expectAccessible(app)
})

test('captions are shown when somebody asks for them', async () => {
  const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:03.000\nFold it twice\n')}`
  const app = await openScreen(path, { answers: [answer(Video.getVideo, videoOf(90, { captions }))] })
  await playing(app)
  await app.frame.getByTestId('video-captions').click()
  await expect.poll(() => film(app).textTracks[0]!.mode).toBe('showing')
  await expect.poll(() => film(app).textTracks[0]!.cues?.length).toBe(1)
})

test('others report it', async () => {
  const app = await openScreen(path)
  const more = app.frame.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await app.frame.getByText('Report this video').click()
  await expect.poll(() => app.path).toContain('/liveReport')
  await expect.element(app.frame.getByText(/in their video/)).toBeVisible()
})

test('its owner deletes it', async () => {
  const own = await openScreen('/videoPlay?id=7', { answers: [answer(Video.getVideo, videoOf(7, { uid: me.id })), answer(Video.del, {})] })
  await own.frame.getByRole('button', { name: 'More', exact: true }).click()
  await own.frame.getByText('Delete video').click()
  await expect.element(own.frame.getByText('Delete this video?')).toBeVisible()
  await expectAccessible(own)
  await own.frame.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => own.answers.sentTo(Video.del)).toMatchObject([{ id: 7 }])
})

test('my own that is not ready says why, and one that was removed how to appeal', async () => {
  const app = await openScreen('/videoPlay?id=82')
  await expect.element(app.frame.getByText(/longer than 60 seconds/)).toBeVisible()
  await app.goTo('/videoPlay?id=81')
  await app.frame.getByText('See why').click()
  await expect.poll(() => app.path).toContain('/sanction')
})
