import { createHmac, randomUUID } from 'node:crypto'
import type { PayMethodId } from '@nimbo/contract'
import { type Begun, type PayMethod, ProviderUnreachable, type ProviderPayment } from '../money/payment/index.ts'

interface Charge {
  no: string
  received: ProviderPayment[]
  closed: boolean
}

/** A provider controlled by a test. Its state outlives any server, as a real provider's does. */
export interface Scripted {
  method: PayMethod
  charges: Map<string, Charge>
  /** Requests in order. */
  requests: string[]
  pay(providerId: string, other?: Partial<ProviderPayment>): ProviderPayment
  /** Changes the state of one transaction. */
  setState(providerTx: string, state: ProviderPayment['state']): void
  /** A manual refund at the provider. */
  refundManually(providerTx: string, amount: bigint): void
  close(providerId: string): void
  message(providerId: string): { body: Buffer; headers: Record<string, string> }
  /** The next `count` requests fail: before they take effect, or after. */
  fail(when: 'before' | 'after', count?: number): void
  /** Requests wait for this promise, so that two can be made to overlap. */
  gate: Promise<void> | undefined
}

const SECRET = 'whsec of the scripted provider'
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex')

export function scriptedMethod(id: PayMethodId): Scripted {
  const charges = new Map<string, Charge>()
  const refunds = new Set<string>()
  let failures: { when: 'before' | 'after'; left: number } = { when: 'before', left: 0 }
  const all = () => [...charges.values()].flatMap((c) => c.received)
  const find = (providerTx: string) => all().find((r) => r.providerTx === providerTx)!

  async function respond<T>(request: string, effect: () => T): Promise<T> {
    scripted.requests.push(request)
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
    begin: ({ no }) => respond(`begin ${no}`, () => begin(no)),
    async readWebhook(body, headers) {
      if (headers['x-signature'] !== sign(body.toString())) return undefined
      return [String((JSON.parse(body.toString()) as { charge: unknown }).charge)]
    },
    fetch: (providerId) =>
      respond(`fetch ${providerId}`, () => {
        // Tests share a database: orders of other tests are unknown here.
        const charge = charges.get(providerId)
        if (!charge) throw new Error('no such charge')
        return { payments: charge.received, closed: charge.closed }
      }),
    refund: (_providerId, providerTx, amount, key) =>
      respond(`refund ${providerTx}`, () => {
        if (!refunds.has(key)) scripted.refundManually(providerTx, amount)
        refunds.add(key)
      }),
    listSettlement: (from, to) => respond('list', () => all().filter(({ at }) => at >= from && at < to)),
  }
  const scripted: Scripted = {
    method,
    charges,
    requests: [],
    gate: undefined,
    pay(providerId, other) {
      const usual = { providerTx: `t_${randomUUID()}`, amount: 990n, refunded: 0n, currency: 'BRL', state: 'paid' as const, at: new Date() }
      const received = { ...usual, ...other }
      charges.get(providerId)!.received.push(received)
      return received
    },
    setState(providerTx, state) {
      const found = find(providerTx)
      Object.assign(found, { state, refunded: state === 'reversed' ? found.amount : found.refunded })
    },
    refundManually(providerTx, amount) {
      const found = find(providerTx)
      if (found.refunded + amount > found.amount) throw new Error('refund exceeds the payment')
      found.refunded += amount
      if (found.refunded === found.amount) found.state = 'reversed'
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
