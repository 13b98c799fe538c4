import { type Client, Notice, Video } from '@nimbo/contract'
import { artClip, type DemoPerson, newPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { openDesk } from './support/operator.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const title = `The fold that never opens ${Date.now() % 10_000}`

let browser: Browser
let maker: DemoPerson
let owner: Phone
let viewer: Phone
let id = 0
let href = ''

beforeAll(async () => {
  browser = await openBrowser()
  maker = await newPerson(database, 'Luísa Prado')
  owner = await openPhone(browser, { person: maker })
  viewer = await openPhone(browser, { person: await newPerson(database, 'Otto Lindgren') })
})
afterAll(() => browser.close())

const film = (page: Page) => page.getByTestId('video')
const at = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const client = (phone: Phone): Promise<Client> => clientOf(phone.page)

test('a video is uploaded, named, converted with its progress shown, and there', async () => {
  const { page } = owner
  await owner.goTo('/mine')
  await page.getByText('My videos').click()
  await page.getByText('Post a video').click()
  await page.getByTestId('video-file').setInputFiles({ name: 'kitchen.mp4', mimeType: 'video/mp4', buffer: await artClip('kitchen', 8) })
  await page.getByRole('textbox').fill(title)
  await page.getByTestId('video-post').click()
  await page.waitForURL('**/myVideo')
  await page.locator('[data-testid="video-tile"][data-state="ready"]').waitFor()
  const [made] = await (await client(owner)).call(Video.getHomeVideo, { touid: maker.id })
  expect(made).toMatchObject({ title, state: 'ready', length: 8, width: 360, height: 640, views: 0, likes: 0 })
  ;[id, href] = [made!.id, made!.href]
})

test('it plays, is sought by a request for a part, is liked, and whoever watched is counted', async () => {
  const { page } = viewer
  const parts: number[] = []
  page.on('response', (response) => response.url().endsWith(href) && parts.push(response.status()))
  await viewer.goTo(`/videoPlay?id=${id}`)
  await expect.poll(() => at(page)).toBeGreaterThan(2.2)
  const size = await film(page).evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight, Math.round(video.duration)])
  expect(size).toEqual([360, 640, 8])
  await page.getByTestId('video-seek').fill('6')
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(5.9)
  const sought = await at(page)
  await expect.poll(() => at(page)).not.toBe(sought)
  expect(new Set(parts)).toEqual(new Set([206]))
  await page.getByTestId('video-like').click()
  const mine = await client(viewer)
  await expect.poll(async () => mine.call(Video.getVideo, { id })).toMatchObject({ views: 1, likes: 1, islike: 1 })
})

test('it is reported, an operator watches and removes it: reporter and maker are told', async () => {
  const { page } = viewer
  await page.locator('.video-top').getByRole('button', { name: 'More' }).click()
  await page.getByText('Report this video').click()
  await page.getByTestId('choice-3').click()
  await page.getByTestId('report-send').click()
  await page.getByTestId('report-sent').waitFor()

  const desk = await openDesk(browser)
  await desk.getByRole('link', { name: /^Reports/ }).click()
  await desk.getByRole('list', { name: 'Reports' }).getByText(maker.name).first().click()
  const shown = desk.getByLabel('Reported video')
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(8)
  await desk
    .getByRole('group', { name: 'Action' })
    .getByRole('button', { name: /Remove video/ })
    .click()
  await desk.locator('select').first().selectOption({ index: 3 })
  await desk.getByRole('button', { name: 'Remove this video' }).click()
  await expect.poll(async () => (await fetch(origin + href)).status).toBe(404)

  const newest = async (phone: Phone) => (await (await client(phone)).call(Notice.getNotices, {}))[0]
  expect(await newest(owner)).toMatchObject({ kind: 'sanction', title: 'Your video was removed' })
  await expect.poll(() => newest(viewer)).toMatchObject({ kind: 'report' })
  expect([...owner.errors, ...viewer.errors]).toEqual([])
})
