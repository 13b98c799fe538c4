import { NotProved } from './NotProved.ts'
import { outsideFetch } from './outsideFetch.ts'

export type Answer = Readonly<Record<string, unknown>>

/** Asks another company and reads a JSON object; anything else it may answer is no proof. */
export async function askJson(url: URL, init: RequestInit = {}): Promise<Answer> {
  const response = await outsideFetch(url, init)
  if (response.status !== 200) throw new NotProved(`answered-${response.status}`)
  const answer: unknown = await response.json().catch(() => undefined)
  if (!isAnswer(answer)) throw new NotProved('not-json')
  return answer
}

export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An address with its parameters; one the address already carries is replaced, not repeated. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
