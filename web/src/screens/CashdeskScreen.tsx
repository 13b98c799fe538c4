import { Trans, useLingui } from '@lingui/react/macro'
import type { Order, PayMethodId } from '@nimbo/contract'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AfterLine } from '../features/money/recharge/AfterLine.tsx'
import { DeskAmount } from '../features/money/recharge/DeskFields.tsx'
import { DeskSkeleton } from '../features/money/recharge/DeskSkeleton.tsx'
import '../features/money/recharge/recharge.css'
import { CardForm } from '../features/money/recharge/CardForm.tsx'
import { PixDesk } from '../features/money/recharge/PixDesk.tsx'
import { useOrder } from '../features/money/recharge/recharge.queries.ts'
import { UsdtDesk } from '../features/money/recharge/UsdtDesk.tsx'
import { usePayOrder } from '../features/money/recharge/usePayOrder.ts'
import { goBack } from '../lib/goBack.ts'
import { refusalText } from '../lib/refusalText.ts'
import { useFormat } from '../lib/useFormat.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'

/** Pays one order. Its id is in the address, so that a reload keeps it. */
export function CashdeskScreen() {
  const { t } = useLingui()
  const { id } = useSearch({ from: '/cashdesk' })
  const { order, error, isError, reload } = useOrder(id)
  const titles: Record<PayMethodId, string> = {
    pix: t`Pay with Pix`,
    usdt: t`Pay with USDT`,
    card: t`Pay by card`,
    paypal: t`Pay with PayPal`,
  }
  const text = refusalText(error)
  return (
    <Page title={order ? titles[order.pay] : t`Payment`} onBack={goBack} end={<HelpLink />}>
      <main>
        {order ? <PaymentDesk order={order} /> : isError ? <ErrorState onReload={reload} {...(text && { text })} /> : <DeskSkeleton />}
      </main>
    </Page>
  )
}

/** USDT stays to show the amount received; other methods leave once paid. */
function PaymentDesk({ order }: { order: Order }) {
  const navigate = useNavigate()
  const { id, pay, state } = order
  const done = () => void navigate({ to: '/success', search: { id }, replace: true })
  const again = () => void navigate({ to: '/recharge', replace: true })
  const leaves = pay !== 'usdt' && state === 'paid'
  const ended = (pay === 'card' || pay === 'paypal') && (state === 'failed' || state === 'expired' || state === 'reversed')
  useEffect(() => {
    if (leaves) void navigate({ to: '/success', search: { id }, replace: true })
    if (ended) void navigate({ to: '/failed', search: { id }, replace: true })
  }, [leaves, ended, id, navigate])
  if (pay === 'usdt') return <UsdtDesk order={order} onDone={done} onNew={again} />
  if (pay === 'pix') return <PixDesk order={order} onDone={done} onNew={again} />
  if (leaves || ended) return <DeskSkeleton />
  return pay === 'card' ? <CardForm order={order} onPaid={done} /> : <PaypalDesk order={order} />
}

function HelpLink() {
  return (
    <Link
      to="/setting/page"
      search={{ id: 'help' }}
      className="flex h-11 items-center px-2 text-[14px] leading-5 font-semibold text-text-2"
    >
      <Trans>Help</Trans>
    </Link>
  )
}

/** A PayPal order opened by its address; the button continues to PayPal. */
function PaypalDesk({ order }: { order: Order }) {
  const { money } = useFormat()
  const pay = usePayOrder()
  return (
    <>
      <DeskAmount label={<Trans>Amount to pay</Trans>} amount={money(order.money, order.currency)} />
      <div className="px-4">
        <AfterLine order={order} />
        <Button size="xl" block onClick={() => pay(order)}>
          <Trans>Continue to PayPal</Trans>
        </Button>
      </div>
    </>
  )
}
