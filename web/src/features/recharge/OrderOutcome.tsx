import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Order } from '@nimbo/contract'
import { refusalText } from '../../lib/refusalText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DeskSkeleton } from './DeskSkeleton.tsx'
import { OrderResult } from './OrderResult.tsx'
import { payRoom } from './payRoom.ts'
import { useOrder } from './useOrder.ts'
import { usePayOrder } from './usePayOrder.ts'

/** Asks what became of an order and shows it with the ways on. */
export function OrderOutcome({ id }: { id: number }) {
  const { order, error, isError, reload } = useOrder(id)
  const text = refusalText(error)
  // The region is there before the answer: what is put on the page together with its text is not read out.
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

/** An order that can still be paid goes on; otherwise everything is chosen anew. */
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
