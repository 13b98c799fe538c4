import { type Client, User } from '@nimbo/contract'
import { people, phonePhoto, restorePerson, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin, type Phone } from './support/browser.ts'

const diego = people.diego
const storage = `http://localhost:${chosen.ports.s3}/**`
const restore = () => restorePerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, diego)
const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
let browser: Browser
let phone: Phone
let photo: Buffer
let diegosClient: Client
const complaints: string[] = []

beforeAll(async () => {
  await restore()
  photo = await phonePhoto()
  diegosClient = (await signIn(origin, diego)).client
  browser = await openBrowser()
  phone = await openPhone(browser, { person: diego })
  phone.page.on('console', (line) => /Content Security Policy|Trusted/.test(line.text()) && complaints.push(line.text()))
})
afterAll(async () => {
  await browser.close()
  await restore()
})

const avatarOnServer = async () => (await diegosClient.call(User.getBaseInfo, {})).avatar
const usePhoto = (page: Page) => page.getByRole('button', { name: 'Use photo' }).click()

async function choosePhoto(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_2034.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByTestId('crop-stage').locator('img').waitFor()
  await page.getByTestId('cropper').waitFor()
}

test('a person changes what others see of them', async () => {
  const { page } = phone
  await phone.goTo('/mine')
  await page.getByRole('heading', { name: diego.name }).waitFor()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const save = page.getByRole('button', { name: 'Save' })
  await save.waitFor()
  expect(await save.isDisabled()).toBe(true)

  await page.getByLabel('Name', { exact: true }).fill('Diego \u202Ezap')
  await save.click()
  await page.getByText('Choose another name').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Diego Paz Rojas')
  await page.getByRole('button', { name: /Gender/ }).click()
  await page.getByRole('radio', { name: 'Male', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByLabel('Birthday').fill('1994-05-17')
  await page.getByLabel('City').fill('Medellín')
  await page.getByLabel('Bio').fill('Guitarra, café y domingos de lluvia.')
  await page.getByText('36/120').waitFor()
  await save.click()
  await page.getByText('Saved').waitFor()
  await page.getByRole('heading', { name: 'Diego Paz Rojas' }).waitFor()
  await page.getByText('Medellín').waitFor()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect.poll(() => page.getByLabel('Birthday').inputValue()).toBe('1994-05-17')
})

test('a photo is cut with the keys and becomes the avatar', async () => {
  const { page } = phone
  await choosePhoto(page)
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight')
  expect(Number(await zoom.inputValue())).toBeCloseTo(1.6)
  await page.getByTestId('cropper').focus()
  for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowDown')
  await usePhoto(page)
  await page.getByText('Photo updated').waitFor()
  const picture = page.locator('section[aria-label="Profile photo"] img')
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/media\/avatar\/[0-9a-f-]{36}\.webp$/)
  expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(512)
  const url = await picture.getAttribute('src')
  expect(await avatarOnServer()).toBe(url)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { avatar: string; user_nicename: string })
  expect(kept).toMatchObject({ avatar: url, user_nicename: 'Diego Paz Rojas' })
})

test('what the server finds to be no photo is refused, and another can be chosen', async () => {
  const { page } = phone
  const before = await avatarOnServer()
  // A page that was tampered with sends a drawing: the server looks for itself.
  const swap = async (route: Route) => {
    const { url, fields } = await form
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', new Blob([drawn]))
    const { status } = await fetch(url, { method: 'POST', body })
    await route.fulfill({ status, headers: { 'access-control-allow-origin': origin } })
  }
  await page.route(storage, swap)
  const form = page
    .waitForResponse((r) => r.url().includes('Upload.getCosInfo'))
    .then(async (r) => ((await r.json()) as { data: { info: [{ url: string; fields: Record<string, string> }] } }).data.info[0])
  await choosePhoto(page)
  await usePhoto(page)
  await page.getByText('This photo can’t be used').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await page.unroute(storage)
  expect(await avatarOnServer()).toBe(before)
  await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose another photo' }).click()])
})

test('an upload that breaks off is tried again by itself, then by the person, and can be cancelled', async () => {
  const { page } = phone
  const before = await avatarOnServer()
  let tried = 0
  await page.route(storage, (route) => (tried++ < 2 ? route.abort('connectionreset') : route.continue()))
  await choosePhoto(page)
  await usePhoto(page)
  await page.getByText('The upload was interrupted').waitFor()
  expect(tried).toBe(2)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(avatarOnServer).not.toBe(before)
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  await page.unroute(storage)

  const after = await avatarOnServer()
  await page.route(storage, () => undefined)
  await choosePhoto(page)
  await usePhoto(page)
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  await page.unroute(storage)
  expect(await avatarOnServer()).toBe(after)
  expect(complaints).toEqual([])
  expect(phone.errors).toEqual([])
})
