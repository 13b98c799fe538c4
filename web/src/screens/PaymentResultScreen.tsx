import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import '../features/money/recharge/recharge.css'
import { OrderOutcome } from '../features/money/recharge/OrderOutcome.tsx'
import { Page } from '../ui/Page.tsx'

/** `/success` and `/failed` show the same: the result comes from the order, never from the address. */
function PaymentResultScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page title={t`Payment`} onBack={() => void navigate({ to: '/mine', replace: true })}>
      <main>
        <OrderOutcome id={id} />
      </main>
    </Page>
  )
}

export function SuccessScreen() {
  return <PaymentResultScreen id={useSearch({ from: '/success' }).id} />
}

export function FailedScreen() {
  return <PaymentResultScreen id={useSearch({ from: '/failed' }).id} />
}
