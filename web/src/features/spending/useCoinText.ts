import { useLingui } from '@lingui/react/macro'

/** Whole coins as the language writes them. */
export function useCoinText() {
  const { i18n } = useLingui()
  const figure = new Intl.NumberFormat(i18n.locales ?? i18n.locale)
  return (coins: string | bigint | number) => figure.format(BigInt(coins))
}
