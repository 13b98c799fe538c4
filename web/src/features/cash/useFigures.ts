import type { Currency } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'

/** Money is text everywhere; Intl reads it digit by digit, so nothing is rounded on the way. */
const exact = (amount: string) => amount as `${number}`

/** A sum or a date reads from left to right wherever it stands; Arabic's own marks would turn `R$` and `17/11` around. */
const isolated = (text: string) => `\u2066${text.replace(/[\u200e\u200f\u061c]/g, '')}\u2069`

/** Figures in the language that is on. USDT is no currency Intl knows: its figure stands before its name. */
export function useFigures() {
  const { i18n } = useLingui()
  const locales = i18n.locales ?? i18n.locale
  const usdt = new Intl.NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const whole = new Intl.NumberFormat(locales)
  const percent = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: 1 })
  const moment = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options)
  const moneyText = (amount: string, currency: Currency) =>
    currency === 'USDT'
      ? `${usdt.format(exact(amount))} USDT`
      : new Intl.NumberFormat(locales, { style: 'currency', currency }).format(exact(amount))
  const straight = (text: string) => (i18n.locale === 'ar' ? isolated(text) : text)
  return {
    money: (amount: string, currency: Currency) => straight(moneyText(amount, currency)),
    tickets: (amount: string | bigint) => whole.format(BigInt(amount)),
    percent: (amount: string) => percent.format(Number(amount) / 100),
    day: (seconds: number) => straight(moment({ day: '2-digit', month: '2-digit' }).format(seconds * 1000)),
    date: (seconds: number) => moment({ dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000),
  }
}
