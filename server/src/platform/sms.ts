import type { Config } from './config.ts'

const TIMEOUT_MS = 5_000

/** Text messages to phones, through a provider's HTTP interface. */
export interface Sms {
  /** Throws when the provider did not take the message. */
  send(to: string, text: string): Promise<void>
}

export function createSms({ url, token }: Config['sms']): Sms {
  return {
    async send(to, text) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the message was not taken: HTTP ${response.status}`)
    },
  }
}
