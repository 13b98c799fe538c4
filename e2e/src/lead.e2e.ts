import { randomInt } from 'node:crypto'
import type { Language } from '@nimbo/contract'
import { operators } from '@nimbo/dev'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from './support/axe.ts'
import { openBrowser, openPhone, picture } from './support/browser.ts'
import { openDesk } from './support/operator.ts'

const number = () => String(randomInt(10 ** 7)).padStart(7, '0')
const people = {
  en: {
    name: 'Camille Roy',
    contact: `201555${number().slice(3)}`,
    about: 'I paint on air and talk about colour. 12,000 people know me from short videos.',
  },
  pt: {
    name: 'Rafaela Santos',
    contact: `7198${number()}`,
    about: 'Canto samba e pagode toda sexta.\nJá fiz lives em outros aplicativos e quero levar meu público comigo.',
  },
  ar: { name: 'نور الهدى', contact: `50${number()}`, about: 'أحكي قصصًا قبل النوم وأقرأ الشعر مع من يزور غرفتي.' },
}
const directions: Partial<Record<Language, string>> = { ar: 'rtl' }

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function openConsole(): Promise<Page> {
  const page = await openDesk(browser, operators.theo)
  await page.getByRole('link', { name: /^Leads/ }).click()
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  return page
}

/** A part of the page at the top of the screen, as a person scrolls to it. */
async function shootPart(page: Page, selector: string, name: string): Promise<void> {
  await page.locator(selector).evaluate((part: HTMLElement) => {
    part.style.scrollMarginBlockStart = '24px'
    part.scrollIntoView({ block: 'start' })
  })
  await page.waitForTimeout(400)
  await picture(page, name)
}

test.each(['en', 'pt', 'ar'] as const)('a stranger applies on a phone in %s', async (language) => {
  const { page, goTo, errors, context } = await openPhone(browser, { language })
  const { name, contact, about } = people[language]
  await goTo('/advertise')
  await page.getByTestId('apply').waitFor()
  await page.waitForTimeout(700)
  await picture(page, `advertise-${language}`)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(directions[language] ?? 'ltr')
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  const before = await page.getByTestId('estimate').textContent()
  await page.getByRole('slider').first().press('ArrowRight')
  await page
    .getByRole('radio')
    .filter({ has: page.locator('img[src*="teddy-bear"]') })
    .click()
  expect(await page.getByTestId('estimate').textContent()).not.toBe(before)
  await shootPart(page, '#earn', `advertise-earn-${language}`)
  await shootPart(page, '#calculator', `advertise-calculator-${language}`)
  await page.locator('summary').first().click()
  await shootPart(page, '#steps', `advertise-steps-${language}`)
  await shootPart(page, '#questions', `advertise-questions-${language}`)

  const form = page.getByTestId('lead-form')
  const send = form.locator('button[type=submit]')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByTestId('apply').click()
  expect(await send.isDisabled()).toBe(true)
  await page.getByTestId('lead-name').fill(name)
  await page.getByTestId('lead-contact').fill('nimbo')
  await page.getByTestId('lead-about').fill(about)
  await send.click()
  await form.getByRole('alert').filter({ hasText: /./ }).waitFor()
  await shootPart(page, '#apply', `advertise-form-${language}`)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.getByTestId('lead-about').inputValue()).toBe(about)

  await page.getByTestId('lead-contact').fill(contact)
  await send.click()
  await page.getByTestId('lead-sent').waitFor()
  await page.waitForTimeout(500)
  await picture(page, `advertise-sent-${language}`)
  expect(await axeViolations(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('what was sent in Portuguese is in the console within seconds, is marked contacted, and can be taken back', async () => {
  const desk = await openConsole()
  const row = desk
    .getByRole('listitem')
    .filter({ hasText: people.pt.name })
    .filter({ hasText: people.pt.contact.slice(-7) })
  await row.waitFor({ timeout: 10_000 })
  await row.getByText('Brazil · Portuguese').waitFor()
  await expect.poll(() => desk.getByRole('link', { name: /^Leads/ }).textContent(), { timeout: 10_000 }).toMatch(/\d/)
  expect(await axeViolations(desk)).toEqual([])
  await picture(desk, 'console-leads')

  const mark = row.getByRole('button', { name: /^Mark contacted/ })
  await mark.focus()
  await desk.keyboard.press('Enter')
  await row.waitFor({ state: 'detached' })
  await desk.getByText('moved to contacted').waitFor()
  await picture(desk, 'console-leads-moved')
  expect(await axeViolations(desk)).toEqual([])
  await desk.keyboard.press('Enter')
  await row.waitFor()

  await mark.click()
  await row.waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Contacted', exact: true }).click()
  await row.waitFor()
  await desk.getByRole('button', { name: 'Closed', exact: true }).click()
  await desk.getByText('No closed leads').waitFor()
  await picture(desk, 'console-leads-empty')
  expect(await axeViolations(desk)).toEqual([])
  await desk.close()
})

test('a lead reaches a console that is already open, by itself', async () => {
  const desk = await openConsole()
  const { page, goTo, context } = await openPhone(browser, { language: 'pt' })
  await goTo('/advertise')
  const name = `Bia ${number()}`
  await page.getByTestId('lead-name').fill(name)
  await page.getByTestId('lead-contact').fill(`7199${number()}`)
  await page.getByTestId('lead-form').locator('button[type=submit]').click()
  await page.getByTestId('lead-sent').waitFor()
  await desk.getByText(name).waitFor({ timeout: 8_000 })
  await context.close()
  await desk.close()
})

test('a server that does not answer is told, with what was typed and what was shown kept', async () => {
  const desk = await openConsole()
  await desk.getByRole('list', { name: 'Leads' }).waitFor()
  await desk.context().setOffline(true)
  await desk.getByRole('alert').waitFor({ timeout: 20_000 })
  await picture(desk, 'console-leads-unreachable')
  expect(await desk.getByRole('list', { name: 'Leads' }).isVisible()).toBe(true)
  await desk.close()

  const { page, goTo, context } = await openPhone(browser)
  await goTo('/advertise')
  await page.getByTestId('lead-name').fill('Omar')
  await page.getByTestId('lead-contact').fill('2015550123')
  await context.setOffline(true)
  await page.getByTestId('lead-form').locator('button[type=submit]').click()
  await page.getByText('Your details are still here').waitFor({ timeout: 20_000 })
  expect(await page.getByTestId('lead-name').inputValue()).toBe('Omar')
  await context.close()
})
