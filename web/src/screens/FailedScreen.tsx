import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import '../features/recharge/recharge.css'
import { OrderOutcome } from '../features/recharge/OrderOutcome.tsx'
import { Page } from '../ui/Page.tsx'

/** Where a payment ends badly, by its address. What is shown is what our server says of the order. */
export function FailedScreen() {
  const { t } = useLingui()
  const { id } = useSearch({ from: '/failed' })
  const navigate = useNavigate()
  return (
    <Page title={t`Payment`} onBack={() => void navigate({ to: '/mine', replace: true })}>
      <main>
        <OrderOutcome id={id} />
      </main>
    </Page>
  )
}
