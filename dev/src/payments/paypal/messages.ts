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
      for (let i = 0; i < times; i++) void deliver(message)
    },
    verifies(asked: Record<string, unknown>): boolean {
      const { transmission_id: id, transmission_time: time, transmission_sig: sig, webhook_id: hook } = asked as Record<string, string>
      return sig === signature(String(id), String(time), String(hook), JSON.stringify(asked['webhook_event']))
    },
  }
}
export type Messages = ReturnType<typeof createMessages>
