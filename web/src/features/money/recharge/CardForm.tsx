import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SentenceGap } from '../../../ui/SentenceGap.tsx'
import { AfterLine } from './AfterLine.tsx'
import { CardBox } from './CardBox.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import type { PayAnswer } from './payAnswer.ts'
import { payMethods } from './payMethods.ts'
import { useOrder } from './recharge.queries.ts'
import { broughtBy } from './recharge.state.ts'
import { useCardFields } from './useCardFields.ts'
import { useOnePayment } from './useOnePayment.ts'
import { useWalletButtons } from './useWalletButtons.ts'

const number = msg`Card number is incomplete or invalid`
const expiry = msg`Expiration date is invalid`
const code = msg`Security code is invalid`

const cardRefusals: Record<string, MessageDescriptor> = {
  incomplete_number: number,
  invalid_number: number,
  incorrect_number: number,
  incomplete_expiry: expiry,
  invalid_expiry_year: expiry,
  invalid_expiry_month: expiry,
  invalid_expiry_year_past: expiry,
  invalid_expiry_month_past: expiry,
  expired_card: msg`This card has expired`,
  incomplete_cvc: code,
  incorrect_cvc: code,
  invalid_cvc: code,
  insufficient_funds: msg`Insufficient funds on this card`,
  payment_intent_authentication_failure: msg`Your bank couldn’t verify it’s you`,
}
const declined = msg`Your bank declined this card`

/** Text for the provider's decline code. A declined card was never charged. */
const cardRefusal = (reason: string): MessageDescriptor => cardRefusals[reason] ?? declined

interface WalletBoxProps {
  box: RefObject<HTMLDivElement | null>
  shown: boolean
  /** A payment is in progress. */
  off: boolean
}

const divider = 'flex items-center gap-3 before:flex-1 before:border-bs before:border-line after:flex-1 after:border-bs after:border-line'

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
        {t(payMethods.card.pay(money(order.money, order.currency)))}
      </Button>
      <p role="status" className="t-sub pbs-2.5 text-center text-text-2 empty:pbs-0">
        {!working ? null : accepted ? <Trans>Payment accepted. Your coins are on the way.</Trans> : <Trans>Contacting your bank…</Trans>}
      </p>
    </div>
  )
}

/** States that nothing was charged only when the provider declined. */
function NotPaid({ answer }: { answer: PayAnswer | undefined }) {
  const { t } = useLingui()
  if (answer?.state !== 'refused' && answer?.state !== 'unheard') return null
  return (
    <p role="alert" className="t-sub pbs-2 text-danger">
      {answer.state === 'refused' ? (
        <>
          <b className="block font-semibold">{t(cardRefusal(answer.code))}</b>
          <Trans>You weren’t charged. Check the details or try another card.</Trans>
        </>
      ) : (
        <>
          <b className="font-semibold">
            <Trans>Your bank didn’t respond.</Trans>
          </b>
          <SentenceGap />
          <Trans>If it went through, your coins will be added automatically. If you try again, you won’t be charged twice.</Trans>
        </>
      )}
    </p>
  )
}

/** Container of the wallet buttons; takes no space without a wallet. */
function WalletBox({ box, shown, off }: WalletBoxProps) {
  return (
    <div inert={off || !shown} className={shown ? 'pbe-3' : 'h-0 overflow-hidden'}>
      <div ref={box} data-testid="wallet-box" className={`card-box ${off ? 'opacity-50' : ''}`} />
      {shown && (
        <p className={`t-sub pbs-3 text-text-2 ${divider}`}>
          <Trans>or by card</Trans>
        </p>
      )}
    </div>
  )
}
