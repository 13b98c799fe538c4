import { createHmac, randomUUID } from 'node:crypto'
import type { PayMethodId } from '@nimbo/contract'
import { type Begun, type PayMethod, ProviderUnreachable, type Received } from '../payment/index.ts'

interface Charge {
  no: string
  received: Received[]
  closed: boolean
}

/** A company that does what a test says. Its memory outlives any server, as a company's does. */
export interface Scripted {
  method: PayMethod
  charges: Map<string, Charge>
  /** What was asked of it, in order. */
  asked: string[]
  pay(providerId: string, other?: Partial<Received>): Received
  /** Changes what it says of one transaction. */
  turn(providerTx: string, state: Received['state']): void
  /** Somebody there sends a part back by hand. */
  sendBack(providerTx: string, amount: bigint): void
  close(providerId: string): void
  message(providerId: string): { body: Buffer; headers: Record<string, string> }
  /** The next `count` questions are not answered: before anything happened, or after. */
  fail(when: 'before' | 'after', count?: number): void
  /** Waits inside the next question until it is resolved, so that two can be made to meet. */
  gate: Promise<void> | undefined
}

const SECRET = 'whsec of the scripted company'
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex')

export function scriptedMethod(id: PayMethodId, reversible: boolean): Scripted {
  const charges = new Map<string, Charge>()
  const refunds = new Set<string>()
  let failures: { when: 'before' | 'after'; left: number } = { when: 'before', left: 0 }
  const all = () => [...charges.values()].flatMap((c) => c.received)
  const named = (providerTx: string) => all().find((r) => r.providerTx === providerTx)!

  async function ask<T>(what: string, effect: () => T): Promise<T> {
    scripted.asked.push(what)
    await scripted.gate
    const failing = failures.left > 0
    if (failing) failures.left--
    if (failing && failures.when === 'before') throw new ProviderUnreachable('no answer')
    const result = effect()
    if (failing) throw new ProviderUnreachable('the answer was lost')
    return structuredClone(result)
  }
  function begin(no: string): Begun {
    const known = [...charges].find(([, c]) => c.no === no)?.[0]
    const providerId = known ?? `c_${randomUUID()}`
    if (!known) charges.set(providerId, { no, received: [], closed: false })
    return { providerId, action: { url: `http://localhost/pay/${providerId}` } }
  }
  const method: PayMethod = {
    id,
    reversible,
    begin: ({ no }) => ask(`begin ${no}`, () => begin(no)),
    async readWebhook(body, headers) {
      if (headers['x-signature'] !== sign(body.toString())) return undefined
      return [String((JSON.parse(body.toString()) as { charge: unknown }).charge)]
    },
    fetch: (providerId) =>
      ask(`fetch ${providerId}`, () => {
        // The tests share a database: an order of another test is none of this company's.
        const charge = charges.get(providerId)
        if (!charge) throw new Error('no such charge')
        return { received: charge.received, closed: charge.closed }
      }),
    refund: (_providerId, providerTx, amount, key) =>
      ask(`refund ${providerTx}`, () => {
        if (!refunds.has(key)) scripted.sendBack(providerTx, amount)
        refunds.add(key)
      }),
    listSettlement: (from, to) => ask('list', () => all().filter(({ at }) => at >= from && at < to)),
  }
  const scripted: Scripted = {
    method,
    charges,
    asked: [],
    gate: undefined,
    pay(providerId, other) {
      const usual = { providerTx: `t_${randomUUID()}`, amount: 990n, back: 0n, currency: 'BRL', state: 'paid' as const, at: new Date() }
      const received = { ...usual, ...other }
      charges.get(providerId)!.received.push(received)
      return received
    },
    turn(providerTx, state) {
      const found = named(providerTx)
      Object.assign(found, { state, back: state === 'reversed' ? found.amount : found.back })
    },
    sendBack(providerTx, amount) {
      const found = named(providerTx)
      if (found.back + amount > found.amount) throw new Error('more than there is')
      found.back += amount
      if (found.back === found.amount) found.state = 'reversed'
    },
    close: (providerId) => void (charges.get(providerId)!.closed = true),
    message(providerId) {
      const body = JSON.stringify({ charge: providerId, id: randomUUID() })
      return { body: Buffer.from(body), headers: { 'x-signature': sign(body) } }
    },
    fail: (when, count = 1) => void (failures = { when, left: count }),
  }
  return scripted
}
