import { people } from '@nimbo/dev'
import { expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { openDesk } from './support/operator.ts'

test('an operator sees every engine up and the rooms on air, on an origin of their own', async () => {
  const browser = await openBrowser()
  const page = await openDesk(browser)
  for (const engine of ['API', 'PostgreSQL', 'Redis', 'Centrifugo', 'LiveKit', 'S3'])
    await page.getByText(engine, { exact: true }).waitFor()
  await page.getByText(people.bia.name).waitFor()
  expect(await page.getByText(/^up · /).count()).toBe(6)
  const funds = page.getByRole('list', { name: 'Payout wallets' })
  for (const asset of ['USDT', 'TRX']) await funds.getByText(asset, { exact: true }).waitFor()
  await browser.close()
})
