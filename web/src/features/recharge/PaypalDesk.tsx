import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { Button } from '../../ui/Button.tsx'
import { AfterLine } from './AfterLine.tsx'
import { DeskAmount } from './DeskAmount.tsx'
import { useFormat } from '../../lib/useFormat.ts'
import { usePayOrder } from './usePayOrder.ts'

/** An order that is paid at PayPal, opened from an address: one more tap leads there. */
export function PaypalDesk({ order }: { order: Order }) {
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
