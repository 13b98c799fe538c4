import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { ArrivalStep, ArrivalNote } from './ArrivalStep.tsx'
import { useFormat } from '../../lib/useFormat.ts'
import { OrderSteps } from './OrderSteps.tsx'

interface StepsProps {
  order: Order
  done: number
  coins: string
  balance: string | undefined
}

export function UsdtSteps({ order, done, coins, balance }: StepsProps) {
  const { t } = useLingui()
  const { money } = useFormat()
  const received = money(order.received, 'USDT')
  const { no } = order
  const steps = [
    {
      title: done > 0 ? <Trans>Transfer detected</Trans> : <Trans>Waiting for your transfer</Trans>,
      note: done === 3 ? <Trans>{received} received</Trans> : <Trans>Order {no}</Trans>,
    },
    { title: <Trans>Confirmed on the network</Trans>, note: done < 3 && <Trans>usually 1–2 minutes</Trans> },
    { title: <ArrivalStep arrived={done === 3} coins={coins} />, note: <ArrivalNote arrived={done === 3} balance={balance} /> },
  ]
  return <OrderSteps label={t`Order status`} steps={steps} done={done} />
}
