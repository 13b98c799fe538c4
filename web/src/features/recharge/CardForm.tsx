import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CoinAmount } from '../../ui/CoinAmount.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AfterLine } from './AfterLine.tsx'
import { cardRefusal } from './cardRefusals.ts'
import { CardBox } from './CardBox.tsx'
import { useFormat } from '../../lib/useFormat.ts'
import type { PayAnswer } from './payAnswer.ts'
import { payWays } from './payWays.ts'
import { broughtBy } from './recharge.state.ts'
import { useCardFields } from './useCardFields.ts'
import { useOnePayment } from './useOnePayment.ts'
import { useOrder } from './useOrder.ts'
import { useWalletButtons } from './useWalletButtons.ts'
import { WalletBox } from './WalletBox.tsx'

interface CardFormProps {
  order: Order
  onPaid: (id: number) => void
  onBusy?: (busy: boolean) => void
}

/** Pays one order by card, or by a wallet where the device has one. A refused card leaves the order open for another one. */
export function CardForm({ order, onPaid, onBusy }: CardFormProps) {
  const { t } = useLingui()
  const { money } = useFormat()
  const payment = useOnePayment()
  const { box, face, attempt, complete, focused, confirm, reload } = useCardFields(order, payment)
  const wallet = useWalletButtons(order, payment, attempt)
  const { order: now = order } = useOrder(order.id)
  const accepted = payment.answer?.state === 'accepted' || now.state === 'confirming'
  const working = payment.busy || accepted
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
      <WalletBox box={wallet.box} shown={wallet.shown} off={working} />
      <CardBox box={box} face={face} focused={focused} onReload={reload} />
      <NotPaid answer={payment.answer} />
      <p className="t-cap flex items-center gap-1.5 pbs-2.5 pbe-4 text-text-2">
        <Icon name="lock" size={14} />
        <Trans>Your card details go straight to our payment provider. We never store them.</Trans>
      </p>
      <AfterLine order={order} />
      <Button size="xl" block busy={working} disabled={face !== 'ready' || !complete} data-testid="card-pay" onClick={confirm}>
        {t(payWays.card.pay(money(order.money, order.currency)))}
      </Button>
      <p role="status" className="t-sub pbs-2.5 text-center text-text-2 empty:pbs-0">
        {!working ? null : accepted ? <Trans>Payment accepted. Your coins are on the way.</Trans> : <Trans>Contacting your bank…</Trans>}
      </p>
    </div>
  )
}

/** What can be said for certain: that nothing was charged is only said where the provider said no. */
function NotPaid({ answer }: { answer: PayAnswer | undefined }) {
  const { t } = useLingui()
  if (answer?.state !== 'refused' && answer?.state !== 'unheard') return null
  return (
    <p role="alert" className="t-sub pbs-2 text-danger">
      {answer.state === 'refused' ? (
        <>
          <b className="font-semibold">{t(cardRefusal(answer.code))}.</b>{' '}
          <Trans>You weren’t charged. Check the details or try another card.</Trans>
        </>
      ) : (
        <>
          <b className="font-semibold">
            <Trans>Your bank didn’t respond.</Trans>
          </b>{' '}
          <Trans>If it went through, your coins will be added automatically. If you try again, you won’t be charged twice.</Trans>
        </>
      )}
    </p>
  )
}
