import type { Order } from '@nimbo/contract'
import { useNavigate } from '@tanstack/react-router'
import { leaveForProvider } from './leaveForProvider.ts'
import { isOver } from './recharge.state.ts'

interface PayOrderOptions {
  /** The provider's card fields open over the screen that has them; elsewhere the cashier shows them. */
  onCard?: (order: Order) => void
  replace?: boolean
}

/** Goes on with an order, whatever it needs next. */
export function usePayOrder({ onCard, replace = false }: PayOrderOptions = {}) {
  const navigate = useNavigate()
  return (order: Order) => {
    const search = { id: order.id }
    if (isOver(order)) return void navigate({ to: order.state === 'paid' ? '/success' : '/failed', search, replace })
    if (order.pay === 'card' && onCard) return onCard(order)
    if (order.pay !== 'paypal') return void navigate({ to: '/cashdesk', search, replace })
    if (leaveForProvider(order.url) === 'waits') void navigate({ to: '/paypalcall', search: { ...search, cancelled: false }, replace })
  }
}
