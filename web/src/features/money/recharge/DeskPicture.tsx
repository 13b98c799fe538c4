import type { OrderStatus } from './recharge.state.ts'

const pictures: Record<OrderStatus, 'wait' | 'done' | 'failed'> = {
  waiting: 'wait',
  confirming: 'wait',
  paid: 'done',
  short: 'done',
  more: 'done',
  expired: 'failed',
  failed: 'failed',
  reversed: 'failed',
}

/** In the place of the code, once there is nothing more to scan. */
export function DeskPicture({ status }: { status: OrderStatus }) {
  return (
    <div className="mx-4 flex justify-center rounded-lg bg-surface py-3 shadow-line">
      <img src={`/art/pay-${pictures[status]}.svg`} alt="" width={220} height={160} className="h-40 w-55" />
    </div>
  )
}
