import type { Page } from 'playwright-core'

/** Picks the country in the login dialog, in English. */
export async function chooseBrazil(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Country/ })
    .click()
  await page.getByLabel('Search countries').fill('Brazil')
  await page.getByRole('button', { name: /Brazil/ }).click()
}

/** Fills in the login dialog, in English, and submits it. */
export async function logIn(page: Page, phone: string, password: string): Promise<void> {
  await chooseBrazil(page)
  await page.getByRole('dialog', { name: 'Log in to Nimbo' }).getByLabel('Phone number').fill(phone)
  await retryPassword(page, password)
}

export async function retryPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in to Nimbo' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
}
