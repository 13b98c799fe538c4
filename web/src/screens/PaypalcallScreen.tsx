import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import '../features/money/recharge/recharge.css'
import { captureOrder, useOrder } from '../features/money/recharge/recharge.queries.ts'
import { ResultCard } from '../features/money/recharge/ResultCard.tsx'
import { Page } from '../ui/Page.tsx'

/** After this the next screen takes over polling. */
const longestWaitMs = 30_000

/** PayPal's return URL. */
export function PaypalcallScreen() {
  const { t } = useLingui()
  const { id, cancelled } = useSearch({ from: '/paypalcall' })
  const navigate = useNavigate()
  const end = useCallback((to: '/success' | '/failed') => void navigate({ to, search: { id }, replace: true }), [navigate, id])
  usePaypalReturn(id, cancelled, end)
  return (
    <Page title={t`Pay with PayPal`} onBack={() => end('/failed')}>
      <main>
        <ResultCard
          picture="wait"
          title={<Trans>Finishing your payment</Trans>}
          text={<Trans>PayPal is confirming your payment. Keep this page open for a few seconds.</Trans>}
        >
          <span aria-hidden="true" className="skeleton-pulse mbs-8 h-1.5 w-48 rounded-full bg-accent-fill" />
        </ResultCard>
      </main>
    </Page>
  )
}

/** Captures the approved payment and waits until the order is final. */
function usePaypalReturn(id: number, cancelled: boolean, onEnd: (to: '/success' | '/failed') => void): Order | undefined {
  const { order } = useOrder(id)
  const [late, setLate] = useState(cancelled)
  useEffect(() => {
    if (cancelled) return
    // A failed capture is retried by the server; the order shows the result either way.
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
