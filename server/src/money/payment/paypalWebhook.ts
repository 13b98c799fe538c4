import type { IncomingHttpHeaders } from 'node:http'
import type { PaypalApi } from './paypalApi.ts'

interface Event {
  event_type?: string
  resource?: {
    id?: string
    supplementary_data?: { related_ids?: { order_id?: string } }
    links?: { rel: string; href: string }[]
    disputed_transactions?: { seller_transaction_id?: string }[]
  }
}

/** PayPal verifies its webhooks by an API call. The body is passed on byte by byte: re-serialized JSON would not verify. */
export async function ordersInWebhook(api: PaypalApi, webhookId: string, body: Buffer, headers: IncomingHttpHeaders) {
  const event = parseEvent(body)
  if (!event || !(await isGenuine(api, webhookId, body, headers))) return undefined
  return ordersOf(api, event)
}

function parseEvent(body: Buffer): Event | undefined {
  try {
    const event: unknown = JSON.parse(body.toString())
    return typeof event === 'object' && event !== null && !Array.isArray(event) ? event : undefined
  } catch {
    return undefined
  }
}

async function isGenuine(api: PaypalApi, webhookId: string, body: Buffer, headers: IncomingHttpHeaders): Promise<boolean> {
  const header = (name: string) => String(headers[`paypal-${name}`] ?? '')
  const transmission = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
    webhook_id: webhookId,
  }
  if (Object.values(transmission).some((value) => value === '')) return false
  const verification = `${JSON.stringify(transmission).slice(0, -1)},"webhook_event":${body.toString()}}`
  const answer = await api<{ verification_status?: string }>('/v1/notifications/verify-webhook-signature', {
    method: 'POST',
    body: verification,
  })
  return answer.status === 200 && answer.body.verification_status === 'SUCCESS'
}

async function ordersOf(api: PaypalApi, { event_type = '', resource = {} }: Event): Promise<string[]> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ? [resource.id] : []
  const orderId = resource.supplementary_data?.related_ids?.order_id
  if (orderId) return [orderId]
  const parent = resource.links?.find((l) => l.rel === 'up' && l.href.includes('/captures/'))?.href.split('/captures/')[1]
  const disputed = (resource.disputed_transactions ?? []).map((t) => t.seller_transaction_id)
  const captures = [parent, ...disputed].filter((id) => id !== undefined)
  const orders = await Promise.all(captures.map((id) => orderOfCapture(api, id)))
  return orders.filter((id) => id !== undefined)
}

async function orderOfCapture(api: PaypalApi, capture: string): Promise<string | undefined> {
  const { body } = await api<NonNullable<Event['resource']>>(`/v2/payments/captures/${encodeURIComponent(capture)}`)
  return body.supplementary_data?.related_ids?.order_id
}
