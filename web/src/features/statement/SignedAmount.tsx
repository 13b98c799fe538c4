import { useLingui } from '@lingui/react/macro'

/** A sum with its sign, which is a real minus, and stays before the figure in every language. */
export function SignedAmount({ amount, plus = false }: { amount: string; plus?: boolean }) {
  const { i18n } = useLingui()
  const value = BigInt(amount)
  const figure = new Intl.NumberFormat(i18n.locales ?? i18n.locale).format(value < 0n ? -value : value)
  const sign = value < 0n ? '−' : plus && value > 0n ? '+' : ''
  return (
    <bdi dir="ltr" className="tabular-nums">
      {sign}
      {figure}
    </bdi>
  )
}
