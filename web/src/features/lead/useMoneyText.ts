import { platformPercent } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'

/** Figures as the language writes them. Examples are in reais, as paid by Pix. */
export function useMoneyText() {
  const { i18n } = useLingui()
  const locale = i18n.locales ?? i18n.locale
  const whole = new Intl.NumberFormat(locale)
  const cents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return {
    count: (value: number) => whole.format(value),
    amount: (value: number) => cents.format(value / 100),
    keeps: percent.format(platformPercent / 100),
  }
}
