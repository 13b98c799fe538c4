import { platformPercent, ticketsPerUnit } from '@nimbo/contract'

/** Amounts of a payout in whole cents. */
export interface Earnings {
  tickets: number
  worthCents: number
  keptCents: number
  paidCents: number
}

/** The platform's part is rounded and the host gets the rest, so that the three figures always add up. */
export function earningsOf(tickets: number): Earnings {
  const worthCents = Math.floor((tickets * 100) / ticketsPerUnit)
  const keptCents = Math.round((worthCents * platformPercent) / 100)
  return { tickets, worthCents, keptCents, paidCents: worthCents - keptCents }
}

export const weeks = 4

/** Every gift is rounded down on its own, as the ledger does. */
export const ticketsFor = (giftCoins: number, share: number): number => Math.floor((giftCoins * share) / 100)

export function monthOf(giftCoins: number, share: number, giftsPerHour: number, hoursPerWeek: number): Earnings {
  return earningsOf(ticketsFor(giftCoins, share) * giftsPerHour * hoursPerWeek * weeks)
}
