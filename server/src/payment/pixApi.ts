import { accessToken, type Granted } from '../platform/accessToken.ts'
import type { PixApp } from '../platform/config.ts'
import { ProviderUnreachable } from './PayMethod.ts'

const TIMEOUT_MS = 10_000
const EARLY_SECONDS = 60
const PER_PAGE = 100
const MAX_PAGES = 1_000

export interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface PixApi {
  /** Throws ProviderUnreachable when nobody can know what became of it; every other answer is the company's word. */
  ask(method: 'GET' | 'PUT', path: string, body?: object): Promise<Answer>
  /** Every entry of a list of the company's, page by page. */
  list(path: string, from: Date, to: Date): Promise<Record<string, unknown>[]>
}

/** The Central Bank's API as every Pix company offers it: a token by the client's own credentials, then JSON. */
export function createPixApi(app: PixApp): PixApi {
  const access = accessToken(() => fetchToken(app), EARLY_SECONDS)
  const attempt = async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await access.token()}` }
    return request(`${app.apiUrl}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const ask: PixApi['ask'] = async (method, path, body) => {
    const first = await attempt(method, path, body)
    if (first.status !== 401) return first
    access.forget()
    return attempt(method, path, body)
  }
  return {
    ask,
    async list(path, from, to) {
      const found: Record<string, unknown>[] = []
      for (let page = 0; page < MAX_PAGES; page++) {
        const { status, body } = await ask('GET', `${path}?${pageQuery(from, to, page)}`)
        if (status !== 200 || !Array.isArray(body['pix'])) throw new Error(`the company's list cannot be read: HTTP ${status}`)
        found.push(...(body['pix'] as Record<string, unknown>[]))
        if (page + 1 >= pagesOf(body)) return found
      }
      throw new Error('the company has more pages than anybody would read')
    },
  }
}

function pageQuery(from: Date, to: Date, page: number): string {
  const asked = { 'paginacao.paginaAtual': String(page), 'paginacao.itensPorPagina': String(PER_PAGE) }
  return new URLSearchParams({ inicio: from.toISOString(), fim: to.toISOString(), ...asked }).toString()
}

function pagesOf(body: Record<string, unknown>): number {
  const told = body['parametros'] as { paginacao?: { quantidadeDePaginas?: number } } | undefined
  return told?.paginacao?.quantidadeDePaginas ?? 1
}

async function fetchToken({ apiUrl, clientId, clientSecret }: PixApp): Promise<Granted> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const headers = { 'content-type': 'application/json', authorization: `Basic ${basic}` }
  const body = JSON.stringify({ grant_type: 'client_credentials' })
  const { status, body: answer } = await request(`${apiUrl}/oauth/token`, { method: 'POST', headers, body })
  if (status !== 200 || typeof answer['access_token'] !== 'string') throw new ProviderUnreachable(`no token: HTTP ${status}`)
  return { token: answer['access_token'], seconds: Number(answer['expires_in'] ?? 300) }
}

async function request(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new ProviderUnreachable('Pix provider did not respond', { cause })
  })
  const text = await response.text().catch((cause: unknown) => {
    throw new ProviderUnreachable('Pix provider response was cut off', { cause })
  })
  if (response.status >= 500 || response.status === 429) throw new ProviderUnreachable(`Pix provider answered HTTP ${response.status}`)
  return { status: response.status, body: parsed(text) }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
