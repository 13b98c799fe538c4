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

/** `24.9` to `2490n`. */
export function moneyUnits(text: string, currency: Currency): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + part.slice(0, places[currency]).padEnd(places[currency], '0'))
  return text.startsWith('-') ? -units : units
}
