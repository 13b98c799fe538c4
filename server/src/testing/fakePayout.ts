import { createHash } from 'node:crypto'
import { BadDestination, type Destination, type NewPayout, type PayoutMethod, type PayoutState } from '../money/payment/PayoutMethod.ts'

/** paid and failed: what the provider decides. unknown: it says nothing until told otherwise. */
export type PayoutPlan = 'paid' | 'failed' | 'unknown'

/** A provider in memory. It pays whatever it is sent, unless told otherwise for a destination's account. */
export interface FakePayout extends PayoutMethod {
  plan(account: string, plan: PayoutPlan): void
  /** The next `send` has its effect, but its answer is lost. */
  loseNextAnswer(): void
  /** While it is unreachable, nothing sent arrives and nothing asked is answered. */
  unreachable: boolean
  /** Number of times something was sent under this name. */
  timesSent(no: string): number
  /** Amounts that have arrived at an account. */
  arrived(account: string): bigint[]
}

interface Taken {
  payout: NewPayout
  at: Date
  times: number
}

export function createFakePayout(type: 1 | 2): FakePayout {
  const taken = new Map<string, Taken>()
  const plans = new Map<string, PayoutPlan>()
  let losing = false

  const stateOf = ({ no, destination }: NewPayout): PayoutState => {
    const providerId = `fake-${createHash('sha256').update(no).digest('hex').slice(0, 16)}`
    if (fake.unreachable || !taken.has(no)) return { state: 'sending', providerId: '', reason: 'unknown' }
    const plan = plans.get(destination.account) ?? 'paid'
    if (plan === 'unknown') return { state: 'sending', providerId, reason: '' }
    return { state: plan, providerId, reason: plan === 'failed' ? 'provider rejected the payout' : '' }
  }
  const paid = () => [...taken.values()].filter(({ payout }) => stateOf(payout).state === 'paid')

  const fake: FakePayout = {
    type,
    unreachable: false,
    validateDestination: ({ account }: Destination) => account !== '' && !account.startsWith('forged'),
    async prepare({ no, amount, destination }) {
      if (!fake.validateDestination(destination)) throw new BadDestination('nothing can arrive there')
      return type === 2 ? JSON.stringify({ no, amount: String(amount), to: destination.account }) : ''
    },
    async send(payout) {
      if (!fake.validateDestination(payout.destination)) throw new BadDestination('nothing can arrive there')
      if (fake.unreachable) return stateOf(payout)
      const before = taken.get(payout.no)
      if (before) before.times++
      else taken.set(payout.no, { payout, at: new Date(), times: 1 })
      const lost = losing
      losing = false
      return lost ? { state: 'sending', providerId: '', reason: 'no answer' } : { ...stateOf(payout), state: 'sending' }
    },
    fetch: async (payout) => stateOf(payout),
    quote: async () => 0n,
    listSettlement: async (from, to) =>
      paid()
        .filter(({ at }) => at >= from && at < to)
        .map(({ payout, at }) => ({ no: payout.no, providerId: stateOf(payout).providerId, amount: payout.amount, at })),
    plan: (account, plan) => void plans.set(account, plan),
    loseNextAnswer: () => void (losing = true),
    timesSent: (no) => taken.get(no)?.times ?? 0,
    arrived: (account) => paid().flatMap(({ payout }) => (payout.destination.account === account ? [payout.amount] : [])),
  }
  return fake
}
