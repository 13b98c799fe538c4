import type { Currency } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { coinText, moneyText } from '../../lib/moneyText.ts'

/** A sum or a date reads from left to right wherever it stands; Arabic's own marks would turn `R$` and `17/11` around. */
const isolated = (text: string) => `\u2066${text.replace(/[\u200e\u200f\u061c\u2066\u2069]/g, '')}\u2069`

/** Figures in the language that is on. */
export function useFigures() {
  const { i18n } = useLingui()
  const locales = i18n.locales ?? i18n.locale
  const percent = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: 1 })
  const moment = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options)
  const straight = (text: string) => (i18n.locale === 'ar' ? isolated(text) : text)
  return {
    money: (amount: string, currency: Currency) => straight(moneyText(locales, amount, currency)),
    tickets: (amount: string | bigint) => coinText(locales, amount),
    percent: (amount: string) => percent.format(Number(amount) / 100),
    day: (seconds: number) => straight(moment({ day: '2-digit', month: '2-digit' }).format(seconds * 1000)),
    fullDay: (seconds: number) => moment({ dateStyle: 'medium' }).format(seconds * 1000),
    date: (seconds: number) => moment({ dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000),
  }
}
