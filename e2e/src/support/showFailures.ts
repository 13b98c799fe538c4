import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import { afterEach } from 'vitest'
import { openPages } from './browser.ts'

const folder = join(checkout, '.logs/e2e')
const TEXT_LENGTH = 600
const DRAWN_MS = 10_000

/** Pages as they stand when a journey fails: a wait that ended in vain names what was missing, not what was there instead. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  mkdirSync(folder, { recursive: true })
  for (const [n, page] of [...openPages].entries()) {
    const file = join(folder, `${task.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${n + 1}.png`)
    const text = await page.locator('body').innerText({ timeout: DRAWN_MS }).catch(String)
    await page.screenshot({ path: file, timeout: DRAWN_MS }).catch(() => undefined)
    console.log(`page ${n + 1} of the failed journey at ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, TEXT_LENGTH)}`)
  }
})
