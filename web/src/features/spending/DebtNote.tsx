import { Trans } from '@lingui/react/macro'
import { CoinAmount } from '../../ui/CoinAmount.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** What is owed after a payment was taken back, and how it goes away. */
export function DebtNote({ debt }: { debt: string }) {
  if (debt === '0') return null
  return (
    <div data-testid="debt" className="mx-4 mbs-3 flex gap-3 rounded-lg bg-surface p-3.5 shadow-line">
      <Icon name="alert" size={20} className="mbs-0.5 text-warn" />
      <div>
        <p className="t-strong flex items-center gap-2">
          <Trans>You owe</Trans> <CoinAmount amount={debt} />
        </p>
        <p className="t-sub text-text-2">
          <Trans>A payment was reversed after you spent its coins. Your next recharge will cover this first.</Trans>
        </p>
      </div>
    </div>
  )
}
