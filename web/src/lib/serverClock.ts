import { createClient } from '@nimbo/contract'
import { clientOptions } from './client.ts'
import { monitoredFetch } from './network.ts'

/** Milliseconds the server's clock is ahead of the device's, which may be set wrong. */
let ahead = 0
/** The server tells whole seconds, so half of one is the best guess of what it cut off. */
const HALF_SECOND_MS = 500

/** The moment the answer was made lies about halfway between asking and hearing. */
export function clockAhead(date: string | null, sentMs: number, heardMs: number): number | undefined {
  const told = Date.parse(date ?? '')
  return Number.isNaN(told) ? undefined : told + HALF_SECOND_MS - (sentMs + heardMs) / 2
}

async function clockedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentMs = Date.now()
  const response = await monitoredFetch(...request)
  ahead = clockAhead(response.headers.get('date'), sentMs, Date.now()) ?? ahead
  return response
}

/** Reads the server's clock off every answer. */
export const clockedClient = createClient({ ...clientOptions, fetch: clockedFetch })

export const serverNow = (): number => Date.now() + ahead
