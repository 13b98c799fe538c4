import { NotProved } from './NotProved.ts'
import { outsideFetch } from './outsideFetch.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Requests a JSON object from a provider; any other answer is no proof. */
export async function fetchJson(url: URL, init: RequestInit = {}): Promise<JsonObject> {
  const response = await outsideFetch(url, init)
  if (response.status !== 200) throw new NotProved(`answered-${response.status}`)
  const body: unknown = await response.json().catch(() => undefined)
  if (!isJsonObject(body)) throw new NotProved('not-json')
  return body
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A URL with its parameters; one it already has is replaced, not repeated. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
