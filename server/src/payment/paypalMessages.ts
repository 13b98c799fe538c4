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

/** They alone know whether a message is theirs: its text goes to them as it came, because another spelling is another message. */
export async function ordersInMessage(api: PaypalApi, webhookId: string, body: Buffer, headers: IncomingHttpHeaders) {
  const event = eventIn(body)
  if (!event || !(await isTheirs(api, webhookId, body, headers))) return undefined
  return ordersOf(api, event)
}

function eventIn(body: Buffer): Event | undefined {
  try {
    const event: unknown = JSON.parse(body.toString())
    return typeof event === 'object' && event !== null && !Array.isArray(event) ? event : undefined
  } catch {
    return undefined
  }
}

async function isTheirs(api: PaypalApi, webhookId: string, body: Buffer, headers: IncomingHttpHeaders): Promise<boolean> {
  const header = (name: string) => String(headers[`paypal-${name}`] ?? '')
  const named = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
    webhook_id: webhookId,
  }
  if (Object.values(named).some((value) => value === '')) return false
  const question = `${JSON.stringify(named).slice(0, -1)},"webhook_event":${body.toString()}}`
  const answer = await api<{ verification_status?: string }>('/v1/notifications/verify-webhook-signature', {
    method: 'POST',
    body: question,
  })
  return answer.status === 200 && answer.body.verification_status === 'SUCCESS'
}

async function ordersOf(api: PaypalApi, { event_type = '', resource = {} }: Event): Promise<string[]> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ? [resource.id] : []
  const direct = resource.supplementary_data?.related_ids?.order_id
  if (direct) return [direct]
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
