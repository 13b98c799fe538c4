import { readConfig } from '../../platform/config.ts'
import { conforms, type Webhook } from '../../testing/conforms.ts'
import { forgeries } from '../../testing/forgeries.ts'
import { createPaypal } from './paypal.ts'

interface Told {
  orders: number
  refundedCents: number
  messages: { body: string; headers: Record<string, string> }[]
}

conforms('PayPal', async () => {
  const app = readConfig(process.env).pay.paypal!
  const method = createPaypal(app)
  const control = async (command: object): Promise<Told> => {
    const response = await fetch(`${app.apiUrl}/_control`, { method: 'POST', body: JSON.stringify(command) })
    return (await response.json()) as Told
  }
  const withHeader = ({ body, headers }: Webhook, name: string, value: string) => ({
    what: `another ${name}`,
    webhook: { body, headers: { ...headers, [`paypal-${name}`]: value } },
  })
  const units = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
  return {
    method,
    currency: 'USD',
    amount: 699n,
    async pay({ providerId }, { amount, currency } = {}) {
      const other = { ...(amount ? { value: units(amount) } : {}), ...(currency ? { currency_code: currency } : {}) }
      await control({ order: providerId, approve: other })
      await method.capture!(providerId, `pay-${providerId}`)
      await method.capture!(providerId, `pay-${providerId}`)
    },
    otherAmounts: true,
    otherCurrencies: true,
    webhooks: async ({ providerId }) =>
      (await control({ order: providerId })).messages.map(({ body, headers }) => ({ body: Buffer.from(body), headers })),
    forgeries: (genuine) => [
      ...forgeries(genuine, 'paypal-transmission-sig'),
      withHeader(genuine, 'transmission-id', 'ffffffff-0000-4000-8000-000000000000'),
      withHeader(genuine, 'transmission-time', '2020-01-01T00:00:00Z'),
      withHeader(genuine, 'auth-algo', ''),
      {
        what: 'a word about another webhook inside the body',
        webhook: { ...genuine, body: Buffer.from(`${genuine.body.toString().slice(0, -1)},"webhook_id":"WH-OTHER"}`) },
      },
      {
        what: 'a second answer to the question',
        webhook: { ...genuine, body: Buffer.from(`${genuine.body.toString()},"webhook_id":"x"`) },
      },
    ],
    loseNextAnswer: async () => void (await control({ loseAnswer: true })),
    chargesOf: async (invoice) => (await control({ invoice })).orders,
    refundedOf: async ({ providerId }) => BigInt((await control({ order: providerId })).refundedCents),
    dispute: async ({ providerId }) => void (await control({ order: providerId, dispute: 'open' })),
    winDispute: async ({ providerId }) => void (await control({ order: providerId, dispute: 'won' })),
    loseDispute: async ({ providerId }) => void (await control({ order: providerId, dispute: 'lost' })),
  }
})
