/** Terms of one payout method. Amounts in the currency's smallest unit; `scale` of them are one whole. */
export interface CashTerms {
  scale: bigint
  votesPerUnit: bigint
  takePermille: bigint
  taxPermille: bigint
  fee: bigint
}
export interface CashOut {
  gross: bigint
  take: bigint
  tax: bigint
  fee: bigint
  /** Amount that arrives; not above zero when the fee eats it all. */
  net: bigint
}

const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b
const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * Tickets to money, in integers. What arrives is rounded up once, so the person gains less than one smallest unit and never loses
 * one; the figures in between are chosen so that they always add up.
 */
export function cashOut({ scale, votesPerUnit, takePermille, taxPermille, fee }: CashTerms, votes: bigint): CashOut {
  const gross = ceil(votes * scale, votesPerUnit)
  const kept = ceil(votes * scale * (1000n - takePermille - taxPermille), votesPerUnit * 1000n)
  const deducted = gross - kept
  const take = taxPermille === 0n ? deducted : least(deducted, (gross * takePermille) / 1000n)
  return { gross, take, tax: deducted - take, fee, net: kept - fee }
}
