import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { redirect, sendJson, type StandIn } from '../serveStandIns.ts'
import { type Answer, createApi } from './paypal/api.ts'
import { approvePage } from './paypal/approvePage.ts'
import { openBooks } from './paypal/books.ts'
import { type Command, createControl, type Faults } from './paypal/control.ts'
import { createMessages } from './paypal/messages.ts'

interface Registered {
  apiUrl: string
  clientId: string
  clientSecret: string
  webhookId: string
}

const noFaults: Faults = { match: '', delayMs: 0, loseAnswer: false, duplicate: false }

/** PayPal, as far as paying in needs it: with a memory, keys, messages, a page to agree on, and faults on request. */
export function createPaypal(): StandIn {
  const app = JSON.parse(process.env['NIMBO_PAY_PAYPAL'] ?? '{}') as Registered
  const books = openBooks()
  const messages = createMessages(`http://127.0.0.1:${process.env['NIMBO_PORT']}/hooks/pay/paypal`, app.webhookId)
  const api = createApi(books, messages, app.apiUrl)
  const faults: Faults = { ...noFaults }
  const control = createControl(books, messages, api, faults)
  const tokens = new Set<string>()

  function token(req: IncomingMessage): Answer {
    const expected = `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`
    if (req.headers.authorization !== expected) return { status: 401, body: { error: 'invalid_client' } }
    const access_token = randomBytes(24).toString('base64url')
    tokens.add(access_token)
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } }
  }

  /** Runs an effect once per key, and gives the first answer again. */
  function keyed(req: IncomingMessage, effect: () => Answer): Answer {
    const key = `${req.url} ${String(req.headers['paypal-request-id'])}`
    const earlier = books.answers.get(key)
    if (earlier) return earlier
    const answer = effect()
    if (req.headers['paypal-request-id'] && answer.status < 300) books.answers.set(key, answer)
    return answer
  }

  function route(req: IncomingMessage, url: URL, body: string): Answer | undefined {
    const [, id = ''] = /^\/(?:v2\/checkout\/orders|v2\/payments\/captures|v1\/customer\/disputes)\/([\w-]+)/.exec(url.pathname) ?? []
    const path = `${req.method} ${url.pathname.replace(id || '\0', ':id')}`
    const query = (name: string) => url.searchParams.get(name) ?? ''
    const times = faults.duplicate ? 3 : 1
    const routes: Record<string, () => Answer> = {
      'POST /v2/checkout/orders': () => keyed(req, () => api.create(JSON.parse(body) as Parameters<typeof api.create>[0])),
      'GET /v2/checkout/orders/:id': () => api.order(id),
      'POST /v2/checkout/orders/:id/capture': () => keyed(req, () => api.capture(id, times)),
      'GET /v2/payments/captures/:id': () => api.captured(id),
      'POST /v2/payments/captures/:id/refund': () => keyed(req, () => api.refund(id, JSON.parse(body) as Parameters<typeof api.refund>[1])),
      'GET /v1/customer/disputes': () => api.disputes(query('disputed_transaction_id')),
      'GET /v1/customer/disputes/:id': () => api.dispute(id),
      'GET /v1/reporting/transactions': () => api.transactions(new Date(query('start_date')), new Date(query('end_date'))),
      'POST /v1/notifications/verify-webhook-signature': () => {
        const genuine = messages.verifies(body)
        return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } }
      },
    }
    return routes[path]?.()
  }

  async function checkout(req: IncomingMessage, res: ServerResponse, url: URL, body: string): Promise<void> {
    const order = books.orders.get(url.searchParams.get('token') ?? '')
    if (!order) return void res.writeHead(404).end()
    if (req.method === 'GET') return approvePage(res, order)
    const agreed = new URLSearchParams(body).get('choice') === 'pay'
    if (agreed) api.approve(order)
    const back = new URL(agreed ? order.returnUrl : order.cancelUrl)
    back.searchParams.set('token', order.id)
    redirect(res, back)
  }

  return async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://paypal')
    const body = (await req.toArray()).join('')
    if (url.pathname === '/checkoutnow') return checkout(req, res, url, body)
    if (url.pathname === '/_control') return sendJson(res, 200, control(JSON.parse(body || '{}') as Command))
    if (url.pathname === '/v1/oauth2/token') return reply(res, token(req))
    if (!tokens.has((req.headers.authorization ?? '').replace('Bearer ', ''))) return sendJson(res, 401, { error: 'invalid_token' })
    const hit = req.method === 'POST' && `${req.url} ${body}`.includes(faults.match) && !url.pathname.includes('verify-webhook')
    const { delayMs, loseAnswer } = hit ? faults : noFaults
    const answer = route(req, url, body)
    if (hit) Object.assign(faults, noFaults)
    if (delayMs) await sleep(delayMs)
    if (loseAnswer) return void res.destroy()
    reply(res, answer)
  }
}

function reply(res: ServerResponse, answer: Answer | undefined): void {
  if (answer) sendJson(res, answer.status, answer.body)
  else res.writeHead(404).end()
}
