import { platformPercent } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'

/** Figures as the language writes them. Amounts carry no sign: the currency is that of each host's payout. */
export function useMoneyText() {
  const { i18n } = useLingui()
  const locale = i18n.locales ?? i18n.locale
  const whole = new Intl.NumberFormat(locale)
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return {
    count: (value: number) => whole.format(value),
    amount: (value: number) => cents.format(value / 100),
    keeps: percent.format(platformPercent / 100),
  }
}
