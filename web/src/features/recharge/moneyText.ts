import type { Currency } from '@nimbo/contract'

export type Locales = string | string[]
/** Money is text everywhere; Intl reads it digit by digit, so nothing is rounded on the way. */
const exact = (amount: string) => amount as `${number}`

/** USDT is no currency Intl knows: its figure stands before its name. */
export function moneyText(locales: Locales, amount: string, currency: Currency): string {
  if (currency === 'USDT') return `${usdtText(locales, amount)} USDT`
  return new Intl.NumberFormat(locales, { style: 'currency', currency }).format(exact(amount))
}

export function usdtText(locales: Locales, amount: string): string {
  return new Intl.NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(exact(amount))
}

export function coinText(locales: Locales, amount: bigint | string): string {
  return new Intl.NumberFormat(locales).format(BigInt(amount))
}
