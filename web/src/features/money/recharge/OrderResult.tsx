import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { PaidResult } from './PaidResult.tsx'
import { ResultCard } from './ResultCard.tsx'
import { orderStatus, type OrderStatus } from './recharge.state.ts'
import { serverNow } from '../../../lib/serverClock.ts'

interface OrderResultProps {
  order: Order
  /** Buttons when it was paid, and when it was not. */
  onward: ReactNode
  retry: ReactNode
}

/** The truth about an order, whatever address led here. */
export function OrderResult({ order, onward, retry }: OrderResultProps) {
  const status = orderStatus(order, serverNow())
  if (status === 'paid' || status === 'short' || status === 'more')
    return (
      <>
        <PaidResult order={order} status={status} />
        {onward}
      </>
    )
  return (
    <>
      <Unpaid status={status} />
      {status === 'confirming' ? onward : retry}
    </>
  )
}

function Unpaid({ status }: { status: OrderStatus }) {
  if (status === 'confirming')
    return (
      <ResultCard
        picture="wait"
        title={<Trans>Your payment is being confirmed</Trans>}
        text={<Trans>Your coins will be added automatically. You can leave this page.</Trans>}
      />
    )
  if (status === 'waiting')
    return (
      <ResultCard
        picture="failed"
        title={<Trans>Not paid yet</Trans>}
        text={<Trans>You haven’t been charged. Complete this order or choose another option.</Trans>}
      />
    )
  if (status === 'expired')
    return (
      <ResultCard
        picture="failed"
        title={<Trans>This order has expired</Trans>}
        text={<Trans>You haven’t been charged. You can start a new order anytime.</Trans>}
      />
    )
  if (status === 'reversed')
    return (
      <ResultCard
        picture="failed"
        title={<Trans>This payment was reversed</Trans>}
        text={<Trans>Its coins were removed from your balance. See your statement for details.</Trans>}
      />
    )
  return (
    <ResultCard
      picture="failed"
      title={<Trans>Payment failed</Trans>}
      text={<Trans>Your bank or the payment provider declined the payment. You haven’t been charged.</Trans>}
    />
  )
}
