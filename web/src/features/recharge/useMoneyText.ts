import type { Currency } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { coinText, type Locales, moneyText, usdtText } from '../../lib/moneyText.ts'

/** Figures in the language that is on. */
export function useMoneyText() {
  const { i18n } = useLingui()
  const locales: Locales = i18n.locales ?? i18n.locale
  return {
    money: (amount: string, currency: Currency) => moneyText(locales, amount, currency),
    usdt: (amount: string) => usdtText(locales, amount),
    coins: (amount: bigint | string) => coinText(locales, amount),
    date: (seconds: number, style: 'medium' | 'long' = 'long') =>
      new Intl.DateTimeFormat(locales, { dateStyle: style, timeStyle: 'short' }).format(seconds * 1000),
  }
}
