import { MAX_VIDEO_BYTES, Upload, Video } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { acceptUploads } from '../testing/acceptUploads.ts'
import { answer, refusal } from '../testing/answers.ts'
import type { OpenApp } from '../testing/openApp.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { clip } from '../testing/samples/clip.ts'

const form = answer(Upload.getCosInfo, {
  object: '00000000-0000-4000-8000-000000000001',
  url: 'https://storage.invalid/',
  fields: { key: 'k' },
})
const posted = answer(Video.setVideo, { id: 84, state: 'waiting', progress: 0, fault: '' })
const file = async (name = 'IMG_2034.mp4', type = 'video/mp4') => new File([await (await fetch(clip)).blob()], name, { type })
const choose = async (app: OpenApp, chosen: File) => userEvent.upload(app.frame.getByTestId('video-file'), chosen)
/** Within the page: files of this size do not get through to the one that drives it. */
function chooseLarge({ window }: OpenApp, bytes: number): void {
  const input = window.document.querySelector<HTMLInputElement>('[data-testid="video-file"]')!
  const chosen = new window.DataTransfer()
  chosen.items.add(new window.File([new Uint8Array(bytes)], 'large.mp4', { type: 'video/mp4' }))
  input.files = chosen.files
  input.dispatchEvent(new window.Event('change', { bubbles: true }))
}

test.each(['en', 'ar'] as const)('a file is chosen, sent, named and posted with its cover, in %s', async (language) => {
  const app = await openScreen('/videoUpload', { language, answers: [form, posted], before: acceptUploads })
  await expectAccessible(app)
  await choose(app, await file())
  await expect.element(app.frame.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await app.frame.getByRole('textbox').fill('  Empanadas de la abuela ')
  await expectAccessible(app)
  await app.frame.getByRole('slider').fill('1200')
  await app.frame.getByTestId('video-post').click()
  await expect.poll(() => app.path).toBe('/myVideo')
  await expect.poll(() => app.answers.sentTo(Upload.getCosInfo)).toMatchObject([{ kind: 'video', type: 'video/mp4' }])
  await expect.poll(() => app.answers.sentTo(Video.setVideo)).toMatchObject([{ title: 'Empanadas de la abuela', cover: 1200 }])
})

test('posted before it has arrived it is posted once it has; cancelling forgets it', async () => {
  let arrive = () => {}
  const app = await openScreen('/videoUpload', {
    answers: [form, posted],
    before: (frame) => {
      frame.XMLHttpRequest.prototype.send = function send(this: XMLHttpRequest) {
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3_000, total: 10_000 }))
        arrive = () => {
          Object.defineProperty(this, 'status', { value: 204 })
          this.dispatchEvent(new Event('loadend'))
        }
      }
    },
  })
  await choose(app, await file())
  await expect.element(app.frame.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  await app.frame.getByRole('button', { name: 'Cancel upload' }).click()
  await expect.element(app.frame.getByText('Share a moment')).toBeVisible()
  await choose(app, await file())
  await app.frame.getByTestId('video-post').click()
  expect(app.answers.sentTo(Video.setVideo)).toEqual([])
  arrive()
  await expect.poll(() => app.answers.sentTo(Video.setVideo)).toMatchObject([{ title: '', cover: -1 }])
  await expect.poll(() => app.path).toBe('/myVideo')
})

test('what cannot be a video is refused here, with what to do', async () => {
  const app = await openScreen('/videoUpload')
  await choose(app, await file('song.mp3', 'audio/mpeg'))
  await expect.element(app.frame.getByText(/This isn’t a video/)).toBeVisible()
  chooseLarge(app, MAX_VIDEO_BYTES + 1)
  await expect.element(app.frame.getByText(/too large/)).toBeVisible()
  await expectAccessible(app)
  expect(app.answers.sentTo(Upload.getCosInfo)).toEqual([])
})

test('a line that breaks is told and tried again; a refused title is told in the server’s words', async () => {
  let isDown = true
  const app = await openScreen('/videoUpload', {
    answers: [form, answer(Video.setVideo, refusal(Video.setVideo, 'SensitiveWord', 'Choose other words'))],
    before: (frame) => {
      frame.XMLHttpRequest.prototype.send = function send(this: XMLHttpRequest) {
        Object.defineProperty(this, 'status', { value: isDown ? 0 : 204 })
        setTimeout(() => this.dispatchEvent(new Event('loadend')))
      }
    },
  })
  await choose(app, await file())
  await expect.element(app.frame.getByText(/The upload was interrupted/)).toBeVisible()
  await expect.element(app.frame.getByTestId('video-post')).toBeDisabled()
  isDown = false
  await app.frame.getByRole('button', { name: 'Try again' }).click()
  await app.frame.getByTestId('video-post').click()
  await expect.element(app.frame.getByText(/Choose other words/)).toBeVisible()
  app.answers.set(posted)
  await app.frame.getByTestId('video-post').click()
  await expect.poll(() => app.path).toBe('/myVideo')
})
