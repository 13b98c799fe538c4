import type { Page } from 'playwright-core'

/** Picks the country in the login dialog, whatever language it speaks. */
export async function chooseBrazil(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('form button[type="button"]').first().click()
  await page.locator('input[type="search"]').fill('+55')
  await page.getByRole('button', { name: /Brazil|Brasil/ }).click()
}

/** Fills in the login dialog and submits it. */
export async function logIn(page: Page, phone: string, password: string): Promise<void> {
  await chooseBrazil(page)
  await page.getByRole('dialog').locator('input[type="tel"]').fill(phone)
  await retryPassword(page, password)
}

export async function retryPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="current-password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
}

/** Fills in the dialog that asks for a new password, with the code that was sent to the phone. */
export async function fillNewPassword(page: Page, phone: string, password: string, code: () => Promise<string>): Promise<void> {
  const dialog = page.getByRole('dialog')
  await chooseBrazil(page)
  await dialog.locator('input[type="tel"]').fill(phone)
  await dialog.getByTestId('get-code').click()
  await dialog.locator('input[autocomplete="one-time-code"]').fill(await code())
  for (const field of await dialog.locator('input[autocomplete="new-password"]').all()) await field.fill(password)
}
