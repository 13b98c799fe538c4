import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'

export interface Sent {
  order: string
  body: string
  headers: Record<string, string>
}

/** Messages to our server. Only who holds the key can sign one, and only `verifies` knows. */
export function createMessages(url: string, webhookId: string) {
  const key = randomBytes(32)
  const sent: Sent[] = []
  const lost = new Set<string>()
  const signature = (id: string, time: string, hook: string, body: string) =>
    createHmac('sha256', key)
      .update(`${id}|${time}|${hook}|${crc32(body)}`)
      .digest('base64')

  async function deliver({ body, headers }: Sent): Promise<void> {
    await fetch(url, { method: 'POST', body, headers }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    )
  }
  return {
    sent,
    /** From now on every message about this order is lost on its way. */
    lose: (order: string) => void lost.add(order),
    send(order: string, type: string, resource: object, times = 1): void {
      const body = JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, create_time: new Date().toISOString(), resource })
      const [id, time] = [randomUUID(), new Date().toISOString()]
      const headers = {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature(id, time, webhookId, body),
      }
      const message = { order, body, headers }
      sent.push(message)
      if (lost.has(order)) return
      for (let i = 0; i < times; i++) void deliver(message)
    },
    /** The message is judged as it stands in the question: another spelling of it is another message. */
    verifies(question: string): boolean {
      const asked = JSON.parse(question) as Record<string, unknown>
      const [id, time, hook] = ['transmission_id', 'transmission_time', 'webhook_id'].map((name) => String(asked[name]))
      const [, event = ''] = /"webhook_event":([^]*)\}$/.exec(question) ?? []
      return asked['transmission_sig'] === signature(id!, time!, hook!, event)
    },
  }
}
export type Messages = ReturnType<typeof createMessages>
