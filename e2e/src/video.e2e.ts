import { Appeal, type Client, Notice, Sanctions, Video } from '@nimbo/contract'
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

test('it plays, is sought by a request for a part, and liked; whoever watched is counted once', async () => {
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
  await page.reload()
  await expect.poll(() => at(page)).toBeGreaterThan(2.2)
  const mine = await client(viewer)
  await expect.poll(async () => mine.call(Video.getVideo, { id })).toMatchObject({ views: 1, likes: 1, islike: 1 })
})

test('the next one is a swipe away', async () => {
  const { page } = viewer
  const others = await (await client(viewer)).call(Video.getNext, { id })
  expect(others.length).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(`**/videoPlay?id=${others[0]!.id}`)
  await expect.poll(() => at(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('ArrowUp')
  await page.waitForURL(`**/videoPlay?id=${id}`)
})

test('it is reported, an operator watches and removes it, and its maker reads why and appeals', async () => {
  const { page } = viewer
  await page.locator('.video-top').getByRole('button', { name: 'More' }).click()
  await page.getByText('Report this video').click()
  await page.getByTestId('choice-3').click()
  await page.getByTestId('report-send').click()
  await page.getByTestId('report-sent').waitFor()

  const desk = await openDesk(browser)
  await desk.goto(`${new URL(desk.url()).origin}/reports`)
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

  await viewer.goTo(`/videoPlay?id=${id}`)
  await page.getByText('This video isn’t available').waitFor()
  const makers = await client(owner)
  const [told] = await makers.call(Notice.getNotices, {})
  expect(told).toMatchObject({ kind: 'sanction', title: 'Your video was removed' })
  await owner.goTo(told!.url)
  await owner.page.getByText('Your video was removed').first().waitFor()

  const [sanction] = (await makers.call(Sanctions.getSanctions, {})).list
  await makers.call(Appeal.setAppeal, { subject: 'sanction', id: sanction!.id, text: 'It is only dough.' })
  const second = await openDesk(browser)
  await second.goto(`${new URL(second.url()).origin}/appeals`)
  await second.getByText('It is only dough.').first().waitFor()
})

test('its maker deletes it, and nothing leads to it any more', async () => {
  const makers = await client(owner)
  await makers.call(Video.del, { id })
  expect(await makers.call(Video.getHomeVideo, { touid: maker.id })).toEqual([])
  await viewer.goTo(`/videoPlay?id=${id}`)
  await viewer.page.getByText('This video isn’t available').waitFor()
  expect([...owner.errors, ...viewer.errors]).toEqual([])
})
