import { createHash, randomBytes } from 'node:crypto'

const VALID_MS = 60_000
const KEPT = 500

export const secret = (): string => randomBytes(24).toString('base64url')

/** Codes as an authorisation server hands them out: each is good once and for a minute. */
export class Codes<T> {
  readonly #kept = new Map<string, { value: T; untilMs: number }>()

  issue(value: T): string {
    const code = secret()
    this.#kept.set(code, { value, untilMs: Date.now() + VALID_MS })
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return code
  }

  redeem(code: string): T | undefined {
    const found = this.#kept.get(code)
    this.#kept.delete(code)
    return found && found.untilMs > Date.now() ? found.value : undefined
  }
}

/** The same name gets the same number everywhere, and different providers number differently. */
export function numberOf(provider: string, name: string): string {
  const hash = createHash('sha256').update(`${provider}:${name}`).digest()
  return String(hash.readBigUInt64BE() % 10n ** 17n)
}
