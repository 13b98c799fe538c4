import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SentenceGap } from '../../../ui/SentenceGap.tsx'
import type { OrderStatus } from './recharge.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

interface EndedNoteProps {
  order: Order
  status: OrderStatus
  coins: string
}

/** Outcome of an order that can no longer be paid. */
export function EndedNote({ order, status, coins }: EndedNoteProps) {
  const { money } = useFormat()
  const received = money(order.received, order.currency)
  const asked = money(order.money, order.currency)
  if (status === 'expired' || status === 'failed')
    return (
      <Note status="warn" title={<Trans>This order has expired.</Trans>}>
        <Trans>Don’t pay it. Start a new order instead.</Trans>
        <SentenceGap />
        {order.pay === 'usdt' && <Trans>If you’ve already sent it, we’ll add your coins when it arrives.</Trans>}
      </Note>
    )
  if (status === 'short')
    return (
      <Note
        status="info"
        title={
          <Trans>
            We received {received} instead of {asked}.
          </Trans>
        }
      >
        <Trans>We added {coins} coins for the amount received.</Trans>
      </Note>
    )
  if (status === 'more')
    return (
      <Note
        status="ok"
        title={
          <Trans>
            We received {received}, more than the {asked} due.
          </Trans>
        }
      >
        <Trans>You got coins for the full amount: {coins} coins are in your wallet.</Trans>
      </Note>
    )
  if (status === 'reversed') return <Note status="warn" title={<Trans>This payment was reversed</Trans>} />
  return <Note status="ok" title={<Trans>{coins} coins are in your wallet.</Trans>} />
}

interface EndedButtonProps {
  status: OrderStatus
  onDone: () => void
  onNew: () => void
}

/** The way on from an order that has ended. */
export function EndedButton({ status, onDone, onNew }: EndedButtonProps) {
  const paid = status === 'paid' || status === 'short' || status === 'more'
  return (
    <div className="px-4 pbs-4">
      <Button size="xl" block data-testid="desk-next" onClick={paid ? onDone : onNew}>
        {paid ? <Trans>Done</Trans> : <Trans>Start a new order</Trans>}
      </Button>
    </div>
  )
}
