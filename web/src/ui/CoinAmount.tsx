import { useLingui } from '@lingui/react/macro'

interface CoinAmountProps {
  /** Whole coins; money travels as text, so both are taken. */
  amount: string | number | bigint
  kind?: 'coin' | 'ticket'
  size?: number
}

/** A sum of money is always its figure with its picture. */
export function CoinAmount({ amount, kind = 'coin', size = 16 }: CoinAmountProps) {
  const { t, i18n } = useLingui()
  return (
    <span className={`inline-flex items-center gap-1.5 align-bottom font-bold tabular-nums ${kind === 'coin' ? 'text-gold' : 'text-text'}`}>
      <img src={`/art/${kind}.svg`} alt={kind === 'coin' ? t`Coins` : t`Tickets`} width={size} height={size} />
      {new Intl.NumberFormat(i18n.locales ?? i18n.locale).format(BigInt(amount))}
    </span>
  )
}
