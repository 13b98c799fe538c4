import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPhone } from './support/browser.ts'
import { openDesk } from './support/operator.ts'

const number = () => String(randomInt(10 ** 7)).padStart(7, '0')
const applicant = {
  name: 'Rafaela Santos',
  contact: `7198${number()}`,
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

async function apply(name: string, contact: string, about = ''): Promise<void> {
  const { page, goTo, errors, context } = await openPhone(browser, { language: 'pt' })
  await goTo('/advertise')
  await page.getByTestId('lead-name').fill(name)
  await page.getByTestId('lead-contact').fill(contact)
  await page.getByTestId('lead-about').fill(about)
  await page.getByTestId('lead-form').locator('button[type=submit]').click()
  await page.getByTestId('lead-sent').waitFor()
  expect(errors).toEqual([])
  await context.close()
}

test('what was sent in Portuguese is in the console within seconds, is marked contacted, and can be taken back', async () => {
  await apply(applicant.name, applicant.contact, applicant.about)
  const desk = await openConsole()
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

test('a lead reaches a console that is already open, by itself', async () => {
  const desk = await openConsole()
  const name = `Bia ${number()}`
  await apply(name, `7199${number()}`)
  await desk.getByText(name).waitFor()
  await desk.close()
})
