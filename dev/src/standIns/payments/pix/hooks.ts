import type { Pix } from './charges.ts'

/** once: as it should be. twice, lost, late: as it happens. */
export type Delivery = 'once' | 'twice' | 'lost' | 'late'

const LATE_MS = 3_000
const TIMEOUT_MS = 5_000

/** Messages to our server about payments, all of them kept, whether or not they were sent. */
export class Hooks {
  #url: string
  readonly #bodies = new Map<string, string[]>()

  constructor(url: string) {
    this.#url = url
  }

  register(url: string): void {
    this.#url = url
  }

  /** `at`: another address than the registered one, for a server of a test's own. */
  tell(pix: Pix, delivery: Delivery = 'once', at = this.#url): void {
    const body = JSON.stringify({ pix: [pix] })
    this.#bodies.set(pix.txid, [...this.bodies(pix.txid), body])
    if (delivery === 'lost') return
    setTimeout(() => send(at, body), delivery === 'late' ? LATE_MS : 0)
    if (delivery === 'twice') send(at, body)
  }

  bodies(txid: string): string[] {
    return this.#bodies.get(txid) ?? []
  }

  /** Everything about a charge once more, the newest first. */
  repeat(txid: string, at = this.#url): void {
    for (const body of this.bodies(txid).toReversed()) send(at, body)
  }
}

function send(url: string, body: string): void {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(TIMEOUT_MS) }
  fetch(url, init).catch(() => console.log('a Pix message was not taken'))
}
