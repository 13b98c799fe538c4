import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useFormat } from '../../lib/useFormat.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { ResultCard } from './ResultCard.tsx'
import type { OrderStatus } from './recharge.state.ts'

/** What arrived is told beside what was ordered where the two differ. */
export function PaidResult({ order, status }: { order: Order; status: OrderStatus }) {
  const text = useFormat()
  const coins = text.count(order.credited)
  const received = text.money(order.received, order.currency)
  const asked = text.money(order.money, order.currency)
  return (
    <ResultCard
      picture="done"
      title={<Trans>{coins} coins added</Trans>}
      text={
        status === 'short' ? (
          <Trans>
            We received {received} instead of {asked}.
          </Trans>
        ) : status === 'more' ? (
          <Trans>
            We received {received}, more than the {asked} due.
          </Trans>
        ) : (
          <Trans>Thank you! Your coins are in your wallet.</Trans>
        )
      }
    >
      <ReceiptLines order={order} />
    </ResultCard>
  )
}
