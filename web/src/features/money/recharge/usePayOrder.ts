import type { Order } from '@nimbo/contract'
import { useNavigate } from '@tanstack/react-router'
import { isNative } from '../../../lib/bridge/index.ts'
import { openExternal } from '../../../lib/openExternal.ts'
import { isOver } from './recharge.state.ts'

const webAddress = /^https?:\/\//

interface PayOrderOptions {
  /** Opens the card form on the current screen; without it the cashier page shows it. */
  onCard?: (order: Order) => void
  replace?: boolean
}

/** Navigates to the next step of an order. */
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

/** A native wrapper opens the provider's page externally and waits; a browser leaves this tab and is redirected back. */
function leaveForProvider(address: string): 'left' | 'waits' {
  if (!webAddress.test(address)) throw new TypeError('not a page')
  if (!isNative()) {
    location.assign(address)
    return 'left'
  }
  openExternal(address)
  return 'waits'
}
