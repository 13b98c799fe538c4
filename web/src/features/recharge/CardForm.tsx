import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CoinAmount } from '../../ui/CoinAmount.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AfterLine } from './AfterLine.tsx'
import { cardRefusal } from './cardRefusals.ts'
import { CardBox } from './CardBox.tsx'
import { useMoneyText } from './useMoneyText.ts'
import { payWays } from './payWays.ts'
import { broughtBy } from './recharge.state.ts'
import { useCardFields } from './useCardFields.ts'
import { useOrder } from './useOrder.ts'

interface CardFormProps {
  order: Order
  onPaid: (id: number) => void
  onBusy?: (busy: boolean) => void
}

/** Pays one order by card. A refused card leaves the order open for another one. */
export function CardForm({ order, onPaid, onBusy }: CardFormProps) {
  const { t } = useLingui()
  const { money } = useMoneyText()
  const [accepted, setAccepted] = useState(false)
  const { box, face, complete, focused, busy, refused, confirm, reload } = useCardFields(order, () => setAccepted(true))
  const { order: now = order } = useOrder(order.id)
  const working = busy || accepted || now.state === 'confirming'
  useEffect(() => {
    if (now.state === 'paid') onPaid(now.id)
  }, [now.state, now.id, onPaid])
  useEffect(() => onBusy?.(working), [working, onBusy])

  return (
    <div className="px-4 pbe-2">
      <p className="flex items-baseline justify-between gap-3 pbe-3">
        <bdi className="t-h1 tabular-nums">{money(order.money, order.currency)}</bdi>
        <CoinAmount amount={broughtBy(order)} size={20} />
      </p>
      <CardBox box={box} face={face} focused={focused} onReload={reload} />
      {refused !== undefined && (
        <p role="alert" className="t-sub pbs-2 text-danger">
          <b className="font-semibold">{t(cardRefusal(refused))}.</b> <Trans>Nothing was charged: check it or try another card.</Trans>
        </p>
      )}
      <p className="t-cap flex items-center gap-1.5 pbs-2.5 pbe-4 text-text-2">
        <Icon name="lock" size={14} />
        <Trans>Your card goes straight to the payment company and is never stored here.</Trans>
      </p>
      <AfterLine order={order} />
      <Button size="xl" block busy={working} disabled={face !== 'ready' || !complete} data-testid="card-pay" onClick={confirm}>
        {t(payWays.card.pay(money(order.money, order.currency)))}
      </Button>
      <p role="status" className="t-sub pbs-2.5 text-center text-text-2 empty:hidden">
        {!working ? null : accepted || now.state === 'confirming' ? (
          <Trans>Your card was accepted. The coins are on their way.</Trans>
        ) : (
          <Trans>Asking your bank</Trans>
        )}
      </p>
    </div>
  )
}
