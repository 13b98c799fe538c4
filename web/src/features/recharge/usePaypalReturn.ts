import { useEffect, useState } from 'react'
import type { Order } from '@nimbo/contract'
import { captureOrder } from './recharge.queries.ts'
import { useOrder } from './useOrder.ts'

/** Past this nobody waits on this page; the next one goes on asking. */
const longestWaitMs = 30_000

/** Takes what was agreed to at PayPal and waits until the order says so. */
export function usePaypalReturn(id: number, cancelled: boolean, onEnd: (to: '/success' | '/failed') => void): Order | undefined {
  const { order } = useOrder(id)
  const [late, setLate] = useState(cancelled)
  useEffect(() => {
    if (cancelled) return
    // What could not be taken now is asked for again by the server; the order tells either way.
    captureOrder(id).catch(() => undefined)
    const timer = setTimeout(() => setLate(true), longestWaitMs)
    return () => clearTimeout(timer)
  }, [id, cancelled])
  const state = order?.state
  useEffect(() => {
    if (state === 'paid') onEnd('/success')
    else if (state === 'failed' || state === 'expired' || state === 'reversed' || late) onEnd('/failed')
  }, [state, late, onEnd])
  return order
}
