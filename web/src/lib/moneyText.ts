import type { Currency } from '@nimbo/contract'

export type Locales = string | string[]
/** Money is text everywhere; Intl reads it digit by digit, so nothing is rounded on the way. */
const exact = (amount: string) => amount as `${number}`

const rightToLeft = '\u200f'

/** USDT is no currency Intl knows: its figure stands before its name. */
export function moneyText(locales: Locales, amount: string, currency: Currency): string {
  if (currency === 'USDT') return readable(locales, `${usdtText(locales, amount)} USDT`)
  return readable(locales, new Intl.NumberFormat(locales, { style: 'currency', currency }).format(exact(amount)))
}

/** In Arabic a sign of Latin letters would be torn apart (`$R`), or change sides with its figure: the whole is then set from left to right. */
function readable(locales: Locales, text: string): string {
  return String(locales).startsWith('ar') && /[A-Z]/.test(text) ? `\u2066${text.replaceAll(rightToLeft, '')}\u2069` : text
}

export function usdtText(locales: Locales, amount: string): string {
  return new Intl.NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(exact(amount))
}

export function coinText(locales: Locales, amount: bigint | string): string {
  return new Intl.NumberFormat(locales).format(BigInt(amount))
}
