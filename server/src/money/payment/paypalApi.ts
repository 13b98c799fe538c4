import { accessToken, type Granted } from '../../platform/accessToken.ts'
import type { PaypalApp } from '../../platform/config.ts'
import { ProviderUnreachable } from './PayMethod.ts'

const TIMEOUT_MS = 3_000
const RENEW_EARLY_SECONDS = 60

export interface PaypalResponse<T> {
  status: number
  body: T
}
export interface PaypalRequest {
  method?: 'GET' | 'POST'
  body?: string
  /** PayPal's idempotency key. */
  requestId?: string
}
export type PaypalApi = <T>(path: string, request?: PaypalRequest) => Promise<PaypalResponse<T>>

/** Plain HTTP instead of PayPal's SDK, which cannot be pointed at another host. */
export function createPaypalApi(app: PaypalApp): PaypalApi {
  const access = accessToken(() => fetchToken(app), RENEW_EARLY_SECONDS)
  const once = async <T>(path: string, { method = 'GET', body, requestId }: PaypalRequest): Promise<PaypalResponse<T>> => {
    const headers = {
      authorization: `Bearer ${await access.token()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
    }
    return send<T>(`${app.apiUrl}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
  }
  return async <T>(path: string, request: PaypalRequest = {}) => {
    const first = await once<T>(path, request).catch((e: unknown) => {
      if (e instanceof ProviderUnreachable) return undefined
      throw e
    })
    if (first && first.status !== 401) return first
    if (first) access.forget()
    return once<T>(path, request)
  }
}

export function expectSuccess<T>({ status, body }: PaypalResponse<T>): T {
  if (status < 200 || status >= 300) throw new Error(`PayPal answered HTTP ${status}`)
  return body
}

async function send<T>(url: string, init: RequestInit): Promise<PaypalResponse<T>> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (response.status >= 500 || response.status === 429) throw new Error(`HTTP ${response.status}`)
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as T }
  } catch (e) {
    throw new ProviderUnreachable('PayPal did not answer', { cause: e })
  }
}

async function fetchToken({ apiUrl, clientId, clientSecret }: PaypalApp): Promise<Granted> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
  const request = { method: 'POST', headers, body: 'grant_type=client_credentials' }
  const { status, body } = await send<{ access_token: string; expires_in: number }>(`${apiUrl}/v1/oauth2/token`, request)
  if (status !== 200) throw new Error(`PayPal issued no token: HTTP ${status}`)
  return { token: body.access_token, seconds: body.expires_in }
}
