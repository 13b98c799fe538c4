import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { forgetLimits, movements, people } from '@nimbo/dev'
import { checkout, environment } from '@nimbo/engines'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'

const [me, friend] = [people.diego, people.wei]
const folder = mkdtempSync(join(tmpdir(), 'nimbo-statement-'))
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await movements(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, me, friend)
})
afterAll(() => browser.close())

const run = promisify(execFile)
/** As anybody would: the command, its words and how it ended. */
async function verify(file: string, ...args: string[]): Promise<{ ok: boolean; text: string }> {
  const command = join(checkout, 'dev/src/verifyStatement.ts')
  return run(process.execPath, [command, file, ...args]).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    (e: { stdout: string }) => ({ ok: false, text: e.stdout }),
  )
}

const closing = (page: Page) => page.getByTestId('closing').innerText()

/** Sealed within seconds of the worker's next look. */
async function download(page: Page): Promise<string> {
  const { promise: saving, resolve } = Promise.withResolvers<Download>()
  page.once('download', resolve)
  let saved: Download | undefined
  void saving.then((file) => (saved = file))
  await expect
    .poll(
      async () => {
        if (!saved) await page.getByRole('button', { name: 'Download this month' }).click()
        return saved !== undefined
      },
      { interval: 1_000 },
    )
    .toBe(true)
  saved = await saving
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^nimbo-${me.id}-20\\d\\d-\\d\\d\\.json$`))
  const file = join(folder, saved.suggestedFilename())
  await saved.saveAs(file)
  return file
}

/** The same file with one figure of one amount changed. */
function changed(file: string): string {
  const text = readFileSync(file, 'utf8')
  const forged = text.replace('"2388"', '"2387"')
  expect(forged).not.toBe(text)
  const other = join(folder, 'changed.json')
  writeFileSync(other, forged)
  return other
}

const verdict = (page: Page) => page.getByTestId('verdict')

test('a month is read, filtered, downloaded and checked by a stranger, in the page and on the command line', async () => {
  const phone = await openPhone(browser, { person: me })
  const { page } = phone
  await phone.goTo('/cashRecord')
  await expect.poll(() => page.getByTestId('line').count()).toBe(6)
  await expect.poll(() => closing(page)).toBe('8,109')
  expect(await page.getByTestId('line').first().innerText()).toContain(`Gift to ${friend.name}`)
  expect(await page.getByText('no differences.').innerText()).toContain('12 transactions')
  await page.getByRole('button', { name: 'Tickets' }).click()
  await expect.poll(() => closing(page)).toBe('1,590')
  await expect.poll(() => page.getByTestId('line').count()).toBe(1)
  await page.getByRole('button', { name: 'Coins' }).click()
  const months = page.getByRole('group', { name: 'Months and currencies' }).getByRole('button')
  await months.nth(1).click()
  await expect.poll(() => closing(page)).toBe('5,880')
  await months.nth(0).click()
  await expect.poll(() => closing(page)).toBe('1,870')
  await expect.poll(() => page.getByTestId('line').count()).toBe(3)

  await months.nth(2).click()
  await expect.poll(() => closing(page)).toBe('8,109')
  const file = await download(page)
  const published = (await (await fetch(`${origin}/seals`)).json()) as { key: string; statement_key: string }
  const keys = ['--key', published.key, '--statement-key', published.statement_key]
  const good = await verify(file, ...keys)
  expect(good.text).toContain('IN ORDER')
  expect(good).toMatchObject({ ok: true })
  const bad = await verify(changed(file), ...keys)
  expect(bad).toMatchObject({ ok: false })
  expect(bad.text).toContain('not the one that was sealed')

  await page.getByRole('link', { name: /Verify statement/ }).click()
  await page.getByText('Choose a statement file').waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect.poll(() => verdict(page).getAttribute('data-ok')).toBe('true')
  expect(await verdict(page).innerText()).toContain('6 transactions match their seals')
  // Without a network, too.
  await phone.context.setOffline(true)
  await page.locator('input[type=file]').setInputFiles(changed(file))
  await expect.poll(() => verdict(page).getAttribute('data-ok')).toBe('false')
  expect(await verdict(page).innerText()).toContain('A transaction doesn’t match its seal.')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect.poll(() => verdict(page).getAttribute('data-ok')).toBe('true')
  expect(phone.errors).toEqual([])
  await phone.context.close()
})

test('limits: lower counts at once, higher waits and can be taken back, a pause begins', async () => {
  await forgetLimits(environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!, people.rafa)
  const phone = await openPhone(browser, { person: people.rafa })
  const { page } = phone
  await phone.goTo('/setting')
  await page.getByRole('link', { name: /Limits and pause/ }).click()
  const [day, month] = [page.getByLabel('Coins per day'), page.getByLabel('Coins per month')]
  const save = page.getByRole('button', { name: 'Save limits' })
  await day.fill('6,000')
  await month.fill('50000')
  await save.click()
  await page.getByText('6,000 left').waitFor()
  await day.fill('9000')
  await page.getByText('Increases take effect after 24 hours.').waitFor()
  await save.click()
  await page.getByTestId('waiting-limits').getByRole('button', { name: 'Cancel change' }).click()
  await page.getByTestId('waiting-limits').waitFor({ state: 'detached' })
  await page.getByText('6,000 left').waitFor()
  await page.getByRole('button', { name: '30 days' }).click()
  await page.getByRole('button', { name: /Pause spending|Extend pause/ }).click()
  await page.getByRole('button', { name: 'Pause for 30 days' }).click()
  await page.getByTestId('paused').waitFor()
  expect(phone.errors).toEqual([])
  await phone.context.close()
})
