import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import '../features/recharge/recharge.css'
import { ResultCard } from '../features/recharge/ResultCard.tsx'
import { usePaypalReturn } from '../features/recharge/usePaypalReturn.ts'
import { Page } from '../ui/Page.tsx'

/** Where PayPal sends people back to. */
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
