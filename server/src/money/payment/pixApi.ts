import { accessToken, type Granted } from '../../platform/accessToken.ts'
import type { PixOutApp } from '../../platform/config.ts'
import { ProviderUnreachable } from './PayMethod.ts'

const TIMEOUT_MS = 10_000
const RENEW_EARLY_SECONDS = 60
const PER_PAGE = 100
const MAX_PAGES = 1_000

type PixRegistration = Pick<PixOutApp, 'apiUrl' | 'clientId' | 'clientSecret'>

export interface PixResponse {
  status: number
  body: Record<string, unknown>
}

export interface PixApi {
  /** Throws ProviderUnreachable when the outcome is unknown; every other status is the provider's answer. */
  request(method: 'GET' | 'PUT', path: string, body?: object): Promise<PixResponse>
  /** All entries of a list, page by page. */
  list(path: string, from: Date, to: Date): Promise<Record<string, unknown>[]>
}

/** The Central Bank's API as every Pix provider implements it: OAuth client credentials, then JSON. */
export function createPixApi(app: PixRegistration): PixApi {
  const access = accessToken(() => fetchToken(app), RENEW_EARLY_SECONDS)
  const attempt = async (method: string, path: string, body?: object): Promise<PixResponse> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await access.token()}` }
    return send(`${app.apiUrl}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const authorized: PixApi['request'] = async (method, path, body) => {
    const first = await attempt(method, path, body)
    if (first.status !== 401) return first
    access.forget()
    return attempt(method, path, body)
  }
  return {
    request: authorized,
    async list(path, from, to) {
      const found: Record<string, unknown>[] = []
      for (let page = 0; page < MAX_PAGES; page++) {
        const { status, body } = await authorized('GET', `${path}?${pageQuery(from, to, page)}`)
        if (status !== 200 || !Array.isArray(body['pix'])) throw new Error(`reading the Pix list failed: HTTP ${status}`)
        found.push(...(body['pix'] as Record<string, unknown>[]))
        if (page + 1 >= pageCount(body)) return found
      }
      throw new Error('Pix list has too many pages')
    },
  }
}

function pageQuery(from: Date, to: Date, page: number): string {
  const paging = { 'paginacao.paginaAtual': String(page), 'paginacao.itensPorPagina': String(PER_PAGE) }
  return new URLSearchParams({ inicio: from.toISOString(), fim: to.toISOString(), ...paging }).toString()
}

function pageCount(body: Record<string, unknown>): number {
  const parameters = body['parametros'] as { paginacao?: { quantidadeDePaginas?: number } } | undefined
  return parameters?.paginacao?.quantidadeDePaginas ?? 1
}

async function fetchToken({ apiUrl, clientId, clientSecret }: PixRegistration): Promise<Granted> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const headers = { 'content-type': 'application/json', authorization: `Basic ${basic}` }
  const body = JSON.stringify({ grant_type: 'client_credentials' })
  const { status, body: granted } = await send(`${apiUrl}/oauth/token`, { method: 'POST', headers, body })
  if (status !== 200 || typeof granted['access_token'] !== 'string') throw new ProviderUnreachable(`no token: HTTP ${status}`)
  return { token: granted['access_token'], seconds: Number(granted['expires_in'] ?? 300) }
}

async function send(url: string, init: RequestInit): Promise<PixResponse> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new ProviderUnreachable('Pix provider did not respond', { cause })
  })
  const text = await response.text().catch((cause: unknown) => {
    throw new ProviderUnreachable('Pix provider response was cut off', { cause })
  })
  if (response.status >= 500 || response.status === 429) throw new ProviderUnreachable(`Pix provider answered HTTP ${response.status}`)
  return { status: response.status, body: parseObject(text) }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
