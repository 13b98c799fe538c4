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

  tell(pix: Pix, delivery: Delivery = 'once'): void {
    const body = JSON.stringify({ pix: [pix] })
    this.#bodies.set(pix.txid, [...this.bodies(pix.txid), body])
    if (delivery === 'lost') return
    setTimeout(() => this.#send(body), delivery === 'late' ? LATE_MS : 0)
    if (delivery === 'twice') this.#send(body)
  }

  bodies(txid: string): string[] {
    return this.#bodies.get(txid) ?? []
  }

  /** Everything about a charge once more, the newest first. */
  repeat(txid: string): void {
    for (const body of this.bodies(txid).toReversed()) this.#send(body)
  }

  #send(body: string): void {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(TIMEOUT_MS) }
    fetch(this.#url, init).catch(() => console.log('a Pix message was not taken'))
  }
}
