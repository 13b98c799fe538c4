import { platformPercent, ticketsPerUnit } from '@nimbo/contract'

/** Amounts of a payout in whole cents. */
export interface Earnings {
  tickets: number
  worthCents: number
  keptCents: number
  paidCents: number
}

/** What the platform keeps is rounded and the host gets the rest, so that the three figures always add up. */
export function earningsOf(tickets: number): Earnings {
  const worthCents = Math.floor((tickets * 100) / ticketsPerUnit)
  const keptCents = Math.round((worthCents * platformPercent) / 100)
  return { tickets, worthCents, keptCents, paidCents: worthCents - keptCents }
}

export const weeks = 4

export function monthOf(giftTickets: number, giftsPerHour: number, hoursPerWeek: number): Earnings {
  return earningsOf(giftTickets * giftsPerHour * hoursPerWeek * weeks)
}
