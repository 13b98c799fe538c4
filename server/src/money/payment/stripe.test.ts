import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig, type StripeApp } from '../../platform/config.ts'
import { conforms, type Webhook } from '../../testing/conforms.ts'
import { forgeries } from '../../testing/forgeries.ts'
import { createStripe } from './stripe.ts'

const app = (): StripeApp => readConfig(process.env).pay.stripe!
const isThere = async () => (await fetch(`${app().apiUrl}/_config/health`).catch(() => undefined))?.ok === true
const skip = (await isThere()) ? false : 'localstripe is not installed here'

/** Listens where Stripe sends to, for as long as the test lasts. */
async function inbox(at: string, secret: string) {
  const messages: { body: Buffer; headers: IncomingHttpHeaders }[] = []
  const server = createServer((req, res) => {
    void req.toArray().then((chunks) => {
      messages.push({ body: Buffer.concat(chunks as Buffer[]), headers: req.headers })
      res.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await fetch(`${at}/_config/webhooks/${randomUUID()}`, { method: 'POST', body: JSON.stringify({ url, secret }) })
  return { messages, close: () => new Promise<void>((done) => void server.close(() => done())) }
}

const signed = (body: Buffer, secret: string, at: number): Webhook => {
  const v1 = createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex')
  return { body, headers: { 'stripe-signature': `t=${at},v1=${v1}` } }
}

conforms(
  'Stripe',
  async () => {
    const { apiUrl, secretKey, webhookSecret, publishableKey } = app()
    const method = createStripe(app())
    const received = await inbox(apiUrl, webhookSecret)
    const post = async (path: string, body: object, key = '') => {
      const headers = key ? { authorization: `Bearer ${key}` } : undefined
      const response = await fetch(`${apiUrl}${path}`, { method: 'POST', body: JSON.stringify(body), ...(headers ? { headers } : {}) })
      if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`)
    }
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2030', cvc: '123' }
    const now = () => Math.floor(Date.now() / 1000)
    return {
      method,
      currency: 'BRL',
      amount: 2490n,
      async pay({ providerId, action }, { amount, currency } = {}) {
        const other = { ...(amount ? { amount: Number(amount) } : {}), ...(currency ? { currency: currency.toLowerCase() } : {}) }
        if (amount || currency) await post(`/v1/payment_intents/${providerId}`, other, secretKey)
        const asked = { key: publishableKey, client_secret: action.client_secret, payment_method_data: { type: 'card', card } }
        await post(`/v1/payment_intents/${providerId}/confirm`, asked)
      },
      otherAmounts: true,
      otherCurrencies: true,
      async webhooks({ providerId }) {
        const about = () => received.messages.filter((m) => m.body.includes(providerId))
        for (let tries = 0; tries < 100 && about().length === 0; tries++) await new Promise((done) => setTimeout(done, 100))
        return about()
      },
      forgeries: (genuine) => [
        ...forgeries(genuine, 'stripe-signature'),
        { what: 'another secret', webhook: signed(genuine.body, 'whsec_another', now()) },
        { what: 'an empty secret', webhook: signed(genuine.body, '', now()) },
        { what: 'our publishable key as secret', webhook: signed(genuine.body, publishableKey, now()) },
        { what: 'an old message, signed then', webhook: signed(genuine.body, webhookSecret, now() - 3600) },
        { what: 'a new time on an old signature', webhook: freshTime(genuine, now() + 10) },
        { what: 'the older scheme', webhook: olderScheme(genuine) },
      ],
      loseNextAnswer: () => post('/_config/lose', {}),
      async chargesOf(no) {
        const response = await fetch(`${apiUrl}/_config/count?order=${no}`)
        return ((await response.json()) as { count: number }).count
      },
      async refundedOf({ providerId }) {
        const headers = { authorization: `Bearer ${secretKey}` }
        const response = await fetch(`${apiUrl}/v1/payment_intents/${providerId}`, { headers })
        const { latest_charge: charge } = (await response.json()) as { latest_charge: { amount_refunded: number } }
        return BigInt(charge.amount_refunded)
      },
      dispute: ({ providerId }) => post('/_config/dispute', { payment_intent: providerId }),
      winDispute: ({ providerId }) => post('/_config/dispute', { payment_intent: providerId, status: 'won' }),
      loseDispute: ({ providerId }) => post('/_config/dispute', { payment_intent: providerId, status: 'lost' }),
      close: received.close,
    }
  },
  skip,
)

const signatureOf = ({ headers }: Webhook) => String(headers['stripe-signature'])
const freshTime = (m: Webhook, at: number): Webhook => ({
  ...m,
  headers: { ...m.headers, 'stripe-signature': signatureOf(m).replace(/t=\d+/, `t=${at}`) },
})
const olderScheme = (m: Webhook): Webhook => ({
  ...m,
  headers: { ...m.headers, 'stripe-signature': signatureOf(m).replace('v1=', 'v0=') },
})
