import { Auth } from '@nimbo/contract'
import { newPerson, phonePhoto } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import { expect, test } from 'vitest'
import { chosen, openBrowser, openPhone } from './support/browser.ts'
import { clientOf } from './support/clientOf.ts'
import { openDesk } from './support/operator.ts'

test('an application with its photo is approved in the console', async () => {
  const browser = await openBrowser()
  const person = await newPerson(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, `Rafa ${Date.now() % 100_000}`)
  const name = `${person.name} Okoye`
  const { page, goTo, errors } = await openPhone(browser, { person })
  await goTo('/anchorAuth')
  await page.getByTestId('certification-continue').click()
  await page.getByLabel('Full name, as on your ID').fill(name)
  await page.getByLabel('Date of birth').fill('2002-02-09')
  await page.getByRole('radio', { name: 'Female' }).click()
  await page.getByRole('button', { name: /Nationality/ }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Brazil')
  await page.getByRole('dialog').getByText('Brazil', { exact: true }).click()
  await page.getByTestId('certification-contact').fill('71 98842-0619')
  await page.locator('input[type=file]').setInputFiles({ name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'We’re reviewing your details' }).waitFor()

  const desk = await openDesk(browser, { width: 1440, height: 900 })
  await desk.getByRole('link', { name: /^Certification/ }).click()
  const row = desk.getByRole('button', { name })
  await row.click()
  const photo = desk.getByRole('img', { name: /^Photo of/ })
  await photo.waitFor()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await desk.keyboard.press('a')
  await desk.keyboard.press('Enter')
  await expect.poll(() => row.count()).toBe(0)
  await desk.getByRole('link', { name: 'Audit log' }).click()
  await desk.getByText('Viewed the photo of').first().waitFor()
  expect((await (await clientOf(page)).call(Auth.getState, {})).state).toBe('approved')
  expect(errors).toEqual([])
  await browser.close()
})
