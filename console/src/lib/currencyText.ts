import { type Currency, formatMoney, languageFacts } from '@nimbo/contract'

/** The console is English: one format per column, the same as in the app. */
const locale = languageFacts.en.intl
/** Decimal strings stay exact: a number would round them. */
const exact = (decimal: string) => decimal as `${number}`
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 0, useGrouping: false })

/** `R$184.00`, `138.00 USDT`; whole for headings, where cents are noise. */
export function currencyText(money: string, currency: string, { whole = false } = {}): string {
  const text = formatMoney(locale, whole ? rounded.format(exact(money)) : money, currency as Currency)
  return whole ? text.replace(/\.00(?=\u00a0USDT$|$)/, '') : text
}

/** The bare figure, where the currency stands beside it. */
export function amountText(money: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(exact(money))
}

export function ticketsText(votes: string): string {
  return new Intl.NumberFormat(locale).format(exact(votes))
}

/** Part of a whole, in percent with at most one decimal place. */
export function percentText(part: string, whole: string): string {
  const percent = Number(whole) === 0 ? 0 : (100 * Number(part)) / Number(whole)
  return `${Number(percent.toFixed(1))}%`
}
