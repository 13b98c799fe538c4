import { newPerson, phonePhoto, type DemoPerson } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone } from './support/browser.ts'
import { consoleOrigin, openDesk } from './support/operator.ts'
import { goLive } from './support/room.ts'

const database = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
const desk = { width: 1440, height: 900 }
let browser: Browser
let photo: Buffer
beforeAll(async () => {
  photo = await phonePhoto()
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function apply(page: Page, { name }: DemoPerson): Promise<void> {
  await page.getByTestId('certification-continue').click()
  await page.getByLabel('Full name, as on your ID').fill(`${name} Okoye`)
  await page.getByLabel('Date of birth').fill('2002-02-09')
  await page.getByRole('radio', { name: 'Female' }).click()
  await page.getByRole('button', { name: /Nationality/ }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Brazil')
  await page.getByRole('dialog').getByText('Brazil', { exact: true }).click()
  await page.getByTestId('certification-contact').fill('71 98842-0619')
  await page.locator('input[type=file]').setInputFiles({ name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'We’re reviewing your details' }).waitFor()
}

/** Opens somebody's application at an operator's desk, with its photo. */
async function review(operator: Page, { name }: DemoPerson): Promise<void> {
  await operator.goto(`${consoleOrigin}/certification`)
  await operator.getByRole('button', { name: `${name} Okoye` }).click()
  const seen = operator.getByRole('img', { name: /^Photo of/ })
  await seen.waitFor()
  await expect.poll(() => seen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
}

test('certify, be approved in the console, go live', async () => {
  const person = await newPerson(database, `Rafa ${Date.now() % 100_000}`)
  const phone = await openPhone(browser, { person, host: true })
  await phone.goTo('/mine')
  await phone.page.getByRole('link', { name: 'Get certified' }).click()
  await apply(phone.page, person)
  const ines = await openDesk(browser, desk)
  await review(ines, person)
  await ines.keyboard.press('a')
  await ines.keyboard.press('Enter')
  await expect.poll(() => ines.getByRole('button', { name: `${person.name} Okoye` }).count()).toBe(0)
  await ines.goto(`${consoleOrigin}/audit`)
  await ines.getByText('Viewed the photo of').first().waitFor()

  await phone.goTo('/anchorAuth')
  await phone.page.getByRole('heading', { name: 'You’re certified' }).waitFor()
  await phone.page.getByRole('link', { name: 'Go live' }).click()
  await goLive(phone.page, 'My first live')
  expect(phone.errors).toEqual([])
  await phone.context.close()
})

test('an appeal is decided by another operator than the one who rejected', async () => {
  const person = await newPerson(database, `Bia ${Date.now() % 100_000}`)
  const phone = await openPhone(browser, { person })
  await phone.goTo('/anchorAuth')
  await apply(phone.page, person)
  const [ines, theo] = [await openDesk(browser, desk), await openDesk(browser, desk)]
  await review(theo, person)
  await theo.keyboard.press('1')
  await theo.keyboard.press('r')
  await theo.keyboard.press('Enter')
  await expect.poll(() => theo.getByRole('button', { name: `${person.name} Okoye` }).count()).toBe(0)

  await phone.goTo('/anchorAuth')
  await phone.page.getByText('Photo unclear').waitFor()
  await phone.page.getByRole('link', { name: 'Appeal' }).click()
  await phone.page.getByTestId('appeal-text').fill('The photo is sharp. Please look again.')
  await phone.page.getByTestId('send-appeal').click()
  await phone.page.getByRole('heading', { name: 'We’re reviewing your appeal' }).waitFor()

  const row = (page: Page) => page.getByRole('list', { name: 'Appeals' }).getByRole('listitem').filter({ hasText: person.name })
  await theo.goto(`${consoleOrigin}/appeals`)
  await row(theo).getByText('Another operator decides.').waitFor()
  expect(await row(theo).getByRole('button').count()).toBe(0)
  await ines.goto(`${consoleOrigin}/appeals`)
  await row(ines).getByRole('button', { name: 'Approve' }).click()
  await ines.getByLabel('Message to the person').fill('It is you. Sorry.')
  await ines.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => row(ines).count()).toBe(0)

  await phone.page.reload()
  await phone.page.getByText('It is you. Sorry.').waitFor()
  await phone.goTo('/anchorAuth')
  await phone.page.getByRole('heading', { name: 'You’re certified' }).waitFor()
  expect(phone.errors).toEqual([])
  await phone.context.close()
})
