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

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer })
const avatarOn = (screen: 'mine' | 'edit') =>
  phone.page.locator(screen === 'mine' ? 'header img' : 'section[aria-label="Profile photo"] img').getAttribute('src')
const avatarOnServer = async () => (await diegosClient.call(User.getBaseInfo, {})).avatar
const usePhoto = (page: Page) => page.getByRole('button', { name: 'Use photo' }).click()

async function cropReady(page: Page): Promise<void> {
  await page.getByTestId('crop-stage').locator('img').waitFor()
  await page.getByTestId('cropper').waitFor()
}
/** Names of the parts a WebP file is made of. */
function partsOf(webp: Buffer): string[] {
  const names: string[] = []
  for (let at = 12; at + 8 <= webp.length;) {
    names.push(webp.toString('latin1', at, at + 4))
    const size = webp.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
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

test('a photo with a position in it becomes an avatar without one', async () => {
  const { page } = phone
  expect(photo.includes('Exif')).toBe(true)
  await phone.goTo('/mine')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByRole('button', { name: 'Change photo' }).waitFor()
  await chooseFile(page, 'IMG_2034.jpg', photo)
  await cropReady(page)
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight')
  expect(Number(await zoom.inputValue())).toBeCloseTo(1.6)
  await page.getByTestId('cropper').focus()
  for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowDown')
  await usePhoto(page)
  await page.getByText('Photo updated').waitFor()
  await expect.poll(() => avatarOn('edit')).toMatch(/^\/media\/avatar\/[0-9a-f-]{36}\.webp$/)

  const url = await avatarOn('edit')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => avatarOn('mine')).toBe(url)
  await page.reload()
  await page.getByRole('heading', { name: 'Diego Paz Rojas' }).waitFor()
  expect(await avatarOn('mine')).toBe(url)
  expect(
    await page
      .locator('header img')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBe(512)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { avatar: string; user_nicename: string })
  expect(kept).toMatchObject({ avatar: url, user_nicename: 'Diego Paz Rojas' })
  const bytes = Buffer.from(await (await fetch(origin + url)).arrayBuffer())
  expect(partsOf(bytes)).toEqual(['VP8 '])
  expect(bytes.includes('Exif') || bytes.includes('GPS') || bytes.includes('Test phone')).toBe(false)
})

test('a file that is no photo is refused, here and on the server, and another can be chosen', async () => {
  const { page } = phone
  const before = await avatarOnServer()
  await phone.goTo('/user/edit')
  await page.getByRole('button', { name: 'Change photo' }).waitFor()
  await chooseFile(page, 'drawing.png', drawn)
  await page.getByText('We can’t open this file').waitFor()

  // A page that was tampered with sends the drawing all the same: the server looks for itself.
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
  await chooseFile(page, 'IMG_2034.jpg', photo)
  await cropReady(page)
  await usePhoto(page)
  await page.getByText('This photo can’t be used').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await page.unroute(storage)
  expect(await avatarOnServer()).toBe(before)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose another photo' }).click(),
  ])
  await chooser.setFiles({ name: 'IMG_2035.jpg', mimeType: 'image/jpeg', buffer: photo })
  await cropReady(page)
  await usePhoto(page)
  await page.getByText('Photo updated').waitFor()
  await expect.poll(avatarOnServer).not.toBe(before)
  // The one that was replaced is gone.
  await expect.poll(async () => (await fetch(origin + before)).status).toBe(404)
})

test('an upload that breaks off is tried again by itself, then by the person, and can be cancelled', async () => {
  const { page } = phone
  const before = await avatarOnServer()
  let broken = 0
  let breaks = 1
  await phone.goTo('/user/edit')
  await page.route(storage, (route) => (broken++ < breaks ? route.abort('connectionreset') : route.continue()))
  const send = async () => {
    broken = 0
    await chooseFile(page, 'IMG_2034.jpg', photo)
    await cropReady(page)
    await usePhoto(page)
  }
  await page.getByRole('button', { name: 'Change photo' }).waitFor()
  await send()
  await expect.poll(avatarOnServer).not.toBe(before)
  await page.getByText('Photo updated').waitFor()
  await page.getByText('Photo updated').waitFor({ state: 'hidden' })

  breaks = 2
  const second = await avatarOnServer()
  await send()
  await page.getByText('The upload was interrupted').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Photo updated').waitFor()
  await page.unroute(storage)

  const third = await avatarOnServer()
  expect(third).not.toBe(second)
  await page.route(storage, () => undefined)
  await send()
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  await page.unroute(storage)
  expect(await avatarOnServer()).toBe(third)
  expect(complaints).toEqual([])
  expect(phone.errors).toEqual([])
})
