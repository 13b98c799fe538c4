import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useMoneyText } from './useMoneyText.ts'
import { Note } from './Note.tsx'
import type { Standing } from './recharge.state.ts'

interface EndedNoteProps {
  order: Order
  stands: Standing
  coins: string
  onDone: () => void
  onNew: () => void
}

/** What came of an order that can no longer be paid, and where to go from it. */
export function EndedNote({ order, stands, coins, onDone, onNew }: EndedNoteProps) {
  const { money } = useMoneyText()
  const received = money(order.received, order.currency)
  const asked = money(order.money, order.currency)
  const late = order.pay === 'usdt'
  if (stands === 'expired' || stands === 'failed')
    return (
      <Ended action={<Trans>Start a new order</Trans>} onAction={onNew}>
        <Note status="warn" title={<Trans>The time for this order is up.</Trans>}>
          <Trans>Late? Do not pay: start a new order.</Trans>{' '}
          {late && <Trans>If you have sent it already, it is credited when it arrives, and you see it here.</Trans>}
        </Note>
      </Ended>
    )
  if (stands === 'short')
    return (
      <Ended action={<Trans>Done</Trans>} onAction={onDone}>
        <Note
          status="info"
          title={
            <Trans>
              {received} arrived instead of {asked}.
            </Trans>
          }
        >
          <Trans>It brought {coins} coins: what arrives counts.</Trans>
        </Note>
      </Ended>
    )
  if (stands === 'more')
    return (
      <Ended action={<Trans>Done</Trans>} onAction={onDone}>
        <Note
          status="ok"
          title={
            <Trans>
              {received} arrived, more than the {asked} asked for.
            </Trans>
          }
        >
          <Trans>All of it counts: {coins} coins are in your wallet.</Trans>
        </Note>
      </Ended>
    )
  if (stands === 'reversed')
    return (
      <Ended action={<Trans>Start a new order</Trans>} onAction={onNew}>
        <Note status="warn" title={<Trans>This payment was taken back.</Trans>} />
      </Ended>
    )
  return (
    <Ended action={<Trans>Done</Trans>} onAction={onDone}>
      <Note status="ok" title={<Trans>Paid.</Trans>}>
        <Trans>{coins} coins are in your wallet.</Trans>
      </Note>
    </Ended>
  )
}

function Ended({ action, onAction, children }: { action: ReactNode; onAction: () => void; children: ReactNode }) {
  return (
    <div role="status">
      {children}
      <div className="px-4 pbs-3">
        <Button size="xl" block data-testid="desk-next" onClick={onAction}>
          {action}
        </Button>
      </div>
    </div>
  )
}
