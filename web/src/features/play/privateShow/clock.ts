import type { PrivatePerformance } from '@nimbo/contract'

/** Clock between two answers of the server: it runs while media flows. */
export function clockOf(show: PrivatePerformance, secondsSince: number): { elapsed: number; left: number; next: number; isLast: boolean } {
  const gone = show.state === 'running' ? Math.max(0, secondsSince) : 0
  const left = Math.max(0, show.left - gone)
  const elapsed = show.flowed + Math.min(gone, show.left)
  const counted = elapsed - show.free
  const next = counted < 0 ? -counted : show.length - (counted % show.length)
  return { elapsed, left, next, isLast: show.state === 'running' && left <= show.length }
}

export const depositOf = (price: number, minutes: number): bigint => BigInt(price) * BigInt(minutes)
