import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone } from './support/browser.ts'
import { openDesk } from './support/operator.ts'

const applicant = {
  name: 'Rafaela Santos',
  contact: `7198${randomInt(10 ** 6, 10 ** 7)}`,
  about: 'Canto samba e pagode toda sexta.\nJá fiz lives em outros aplicativos e quero levar meu público comigo.',
}

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function openConsole(): Promise<Page> {
  const page = await openDesk(browser)
  await page.getByRole('link', { name: /^Leads/ }).click()
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  return page
}

async function apply(): Promise<void> {
  const { page, goTo, errors, context } = await openPhone(browser, { language: 'pt' })
  await goTo('/advertise')
  await page.getByTestId('lead-name').fill(applicant.name)
  await page.getByTestId('lead-contact').fill(applicant.contact)
  await page.getByTestId('lead-about').fill(applicant.about)
  await page.getByTestId('lead-form').locator('button[type=submit]').click()
  await page.getByTestId('lead-sent').waitFor()
  expect(errors).toEqual([])
  await context.close()
}

test('what is sent in Portuguese reaches a console that is open by itself, is marked contacted, and can be taken back', async () => {
  const desk = await openConsole()
  await apply()
  const row = desk
    .getByRole('listitem')
    .filter({ hasText: applicant.name })
    .filter({ hasText: applicant.contact.slice(-7) })
  await row.waitFor()
  await row.getByText('Brazil · Portuguese').waitFor()
  await expect.poll(() => desk.getByRole('link', { name: /^Leads/ }).textContent()).toMatch(/\d/)

  const mark = row.getByRole('button', { name: /^Mark contacted/ })
  await mark.focus()
  await desk.keyboard.press('Enter')
  await row.waitFor({ state: 'detached' })
  await desk.getByText('moved to contacted').waitFor()
  await desk.keyboard.press('Enter')
  await row.waitFor()

  await mark.click()
  await row.waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Contacted', exact: true }).click()
  await row.waitFor()
  await desk.getByRole('button', { name: 'Closed', exact: true }).click()
  await desk.getByText('No closed leads').waitFor()
  await desk.close()
})
