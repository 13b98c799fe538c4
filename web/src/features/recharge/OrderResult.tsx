import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { PaidResult } from './PaidResult.tsx'
import { ResultCard } from './ResultCard.tsx'
import { standing, type Standing } from './recharge.state.ts'
import { serverNow } from './serverClock.ts'

interface OrderResultProps {
  order: Order
  /** Buttons when it was paid, and when it was not. */
  onward: ReactNode
  retry: ReactNode
}

/** The truth about an order, whatever address led here. */
export function OrderResult({ order, onward, retry }: OrderResultProps) {
  const stands = standing(order, serverNow())
  if (stands === 'paid' || stands === 'short' || stands === 'more')
    return (
      <>
        <PaidResult order={order} stands={stands} />
        {onward}
      </>
    )
  return (
    <>
      <Unpaid stands={stands} />
      {stands === 'confirming' ? onward : retry}
    </>
  )
}

function Unpaid({ stands }: { stands: Standing }) {
  if (stands === 'confirming')
    return (
      <ResultCard
        picture="wait"
        title={<Trans>Your payment is being confirmed</Trans>}
        text={<Trans>The coins come by themselves. You need not wait here.</Trans>}
      />
    )
  if (stands === 'waiting')
    return (
      <ResultCard
        picture="failed"
        title={<Trans>Not paid yet</Trans>}
        text={<Trans>Nothing has been charged. You can finish this order or choose something else.</Trans>}
      />
    )
  if (stands === 'expired')
    return (
      <ResultCard
        picture="failed"
        title={<Trans>The time for this order is up.</Trans>}
        text={<Trans>Nothing has been charged. Start a new order whenever you like.</Trans>}
      />
    )
  if (stands === 'reversed')
    return (
      <ResultCard
        picture="failed"
        title={<Trans>This payment was taken back.</Trans>}
        text={<Trans>The coins it brought went back with it. Your statement shows both.</Trans>}
      />
    )
  return (
    <ResultCard
      picture="failed"
      title={<Trans>Payment failed</Trans>}
      text={<Trans>The payment company or your bank said no. Nothing has been charged.</Trans>}
    />
  )
}
