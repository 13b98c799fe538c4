import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Order } from '@nimbo/contract'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { DeskSkeleton } from './DeskSkeleton.tsx'
import { OrderResult } from './OrderResult.tsx'
import { useOrder } from './recharge.queries.ts'
import { payRoom } from './rechargeStorage.ts'
import { usePayOrder } from './usePayOrder.ts'

/** Loads an order and shows its result with the next actions. */
export function OrderOutcome({ id }: { id: number }) {
  const { order, error, isError, reload } = useOrder(id)
  const text = refusalText(error)
  // A live region must exist before its text, or screen readers do not announce it.
  return (
    <div aria-live="polite">
      {order ? (
        <OrderResult order={order} onward={<Onward />} retry={<Retry order={order} />} />
      ) : isError ? (
        <ErrorState onReload={reload} {...(text && { text })} />
      ) : (
        <DeskSkeleton />
      )}
    </div>
  )
}

function Onward() {
  const navigate = useNavigate()
  const room = payRoom()
  return (
    <div className="px-4 pbs-5">
      {room ? (
        <Button size="xl" block onClick={() => void navigate({ to: '/liveAudience', search: room, replace: true })}>
          <Trans>Back to live</Trans>
        </Button>
      ) : (
        <Button size="xl" block onClick={() => void navigate({ to: '/mine', replace: true })}>
          <Trans>Done</Trans>
        </Button>
      )}
    </div>
  )
}

/** Continues an order that can still be paid; otherwise starts a new recharge. */
function Retry({ order }: { order: Order }) {
  const navigate = useNavigate()
  const pay = usePayOrder({ replace: true })
  const choose = () => void navigate({ to: '/recharge', search: payRoom() ?? {}, replace: true })
  return (
    <div className="flex flex-col gap-2.5 px-4 pbs-6">
      <Button size="xl" block data-testid="try-again" onClick={() => (order.state === 'waiting' ? pay(order) : choose())}>
        {order.state === 'expired' || order.state === 'reversed' ? <Trans>Start a new order</Trans> : <Trans>Try again</Trans>}
      </Button>
      {order.state === 'waiting' && (
        <Button size="lg" variant="quiet" block onClick={choose}>
          <Trans>Choose another option</Trans>
        </Button>
      )}
    </div>
  )
}
