import { Charge, type Order } from '@nimbo/contract'
import type { BrowserContext, FrameLocator, Locator, Page, Response } from 'playwright-core'
import { chosen } from './browser.ts'

/** Tells one of the companies what its people do. */
export async function tell(provider: 'pix' | 'tron' | 'paypal', command: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${chosen.ports.payments}/${provider}/_control`, {
    method: 'POST',
    body: JSON.stringify(command),
  })
  if (!response.ok) throw new Error(`${provider} answered ${response.status}`)
  return response.json()
}

const isOpening = (response: Response) => response.url().includes(`service=${Charge.setPayOrder.name}`)
const orderIn = async (response: Response): Promise<Order> => ((await response.json()) as { data: { info: [Order] } }).data.info[0]

/** Every order this page opened or found again, in the order of the answers. */
export function watchOrders(page: Page): { sent: string[]; orders: Order[] } {
  const seen: { sent: string[]; orders: Order[] } = { sent: [], orders: [] }
  page.on('request', (request) => {
    if (!request.url().includes(`service=${Charge.setPayOrder.name}`)) return
    seen.sent.push((request.postDataJSON() as { client_request_id: string }).client_request_id)
  })
  page.on('response', (response) => {
    if (isOpening(response))
      void orderIn(response).then(
        (order) => order && seen.orders.push(order),
        () => undefined,
      )
  })
  return seen
}

/** Chooses a pack and a way, and taps. */
export async function buy(page: Page, pack: number, pay: Order['pay']): Promise<void> {
  await page.getByTestId(`pack-${pack}`).click()
  await page.getByTestId(`pay-${pay}`).click()
  await page.getByTestId('pay').click()
}

export const orderInAddress = (page: Page): number => Number(new URL(page.url()).searchParams.get('id'))

export const cardFields = (page: Page): FrameLocator => page.getByTestId('card-box').frameLocator('iframe')

/** A browser that has a wallet, as its provider's script finds it. */
export const giveWallet = (context: BrowserContext, wallet: 'apple_pay' | 'google_pay'): Promise<unknown> =>
  context.addInitScript((name) => localStorage.setItem('stripe-wallet', name), wallet)

/** The button of the wallet this browser has, and the sheet it opens. */
export const walletButton = (page: Page): Locator => page.getByTestId('wallet-box').frameLocator('iframe').getByRole('button')
export const walletSheet = (page: Page): FrameLocator => page.frameLocator('iframe[name="__stripeWalletFrame"]')

/** Types a card into the provider's own fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.locator('[name=cardnumber]').fill(number)
  await fields.locator('[name=exp-date]').fill('12/30')
  await fields.locator('[name=cvc]').fill('123')
}
