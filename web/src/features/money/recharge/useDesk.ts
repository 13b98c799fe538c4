import type { Order } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useNow } from '../../../ui/useNow.ts'
import { balanceQuery } from './recharge.queries.ts'
import { balanceAfter, broughtBy, secondsLeft, orderStatus } from './recharge.state.ts'
import { serverNow } from '../../../lib/serverClock.ts'

/** View state of an order, by the server's clock. */
export function useDesk(order: Order) {
  const { count: coins } = useFormat()
  const { data: balance } = useQuery(balanceQuery(useSession((session) => session.uid)))
  const now = useNow(1, serverNow) * 1000
  const status = orderStatus(order, now)
  const arrived = order.credited !== '0'
  const open = status === 'waiting' || status === 'confirming'
  return {
    status,
    /** The order can still be paid. */
    open,
    left: open && order.expires > 0 ? secondsLeft(order.expires, now) : undefined,
    coins: coins(arrived ? order.credited : broughtBy(order)),
    balance: balance && coins(arrived ? balance.coin : balanceAfter(balance, broughtBy(order))),
  }
}
