import type { Currency } from './money.ts'

/** Places after the point of the smallest unit. */
const places: Record<Currency, number> = { BRL: 2, USD: 2, EUR: 2, USDT: 6 }

/** `2490n` cents to `24.90`. At least two places, and no zeros behind them. */
export function moneyText(amount: bigint, currency: Currency): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(places[currency] + 1, '0')
  const whole = digits.slice(0, -places[currency])
  const part = digits.slice(-places[currency]).replace(/0+$/, '').padEnd(2, '0')
  return `${amount < 0n ? '-' : ''}${whole}.${part}`
}

/**
 * An amount as people of a language write it, digit by digit: Intl reads the decimal text, so nothing is rounded. The narrow symbol is
 * the one known at home (R$, €) but would make US dollars a bare $; USDT is no currency Intl knows. In Arabic the amount is isolated
 * from left to right: its own marks would tear `R$` apart or change its side.
 */
const made = new Map<string, Intl.NumberFormat>()

/** Made once: Intl's constructors take forty times as long as what they make. */
function moneyFormat(locale: string, currency: Currency): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = made.get(key)
  if (known) return known
  const currencyDisplay = currency === 'USD' && !locale.startsWith('es') ? 'symbol' : 'narrowSymbol'
  const options: Intl.NumberFormatOptions =
    currency === 'USDT' ? { minimumFractionDigits: 2, maximumFractionDigits: 6 } : { style: 'currency', currency, currencyDisplay }
  const format = new Intl.NumberFormat(locale, options)
  made.set(key, format)
  return format
}

export function formatMoney(locale: string, amount: string, currency: Currency): string {
  const exact = amount as `${number}`
  const figure = moneyFormat(locale, currency).format(exact)
  const text = currency === 'USDT' ? `${figure}\u00a0USDT` : figure.replace(/^(-?)\$(?=[\d\s])/, '$1US$$')
  return locale.startsWith('ar') ? `\u2066${text.replace(/[\u200e\u200f\u061c]/g, '')}\u2069` : text
}

/** `24.9` to `2490n`. */
export function moneyUnits(text: string, currency: Currency): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + part.slice(0, places[currency]).padEnd(places[currency], '0'))
  return text.startsWith('-') ? -units : units
}
