import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { payMethodName } from './payMethods.ts'
import { balanceQuery } from './recharge.queries.ts'
import { ResultCard } from './ResultCard.tsx'
import type { OrderStatus } from './recharge.state.ts'

/** Shows the credited amount beside the ordered one where they differ. */
export function PaidResult({ order, status }: { order: Order; status: OrderStatus }) {
  const text = useFormat()
  const coins = text.count(order.credited)
  const received = text.money(order.received, order.currency)
  const asked = text.money(order.money, order.currency)
  return (
    <ResultCard
      picture="done"
      title={<Trans>{coins} coins added</Trans>}
      text={
        status === 'short' ? (
          <Trans>
            We received {received} instead of {asked}.
          </Trans>
        ) : status === 'more' ? (
          <Trans>
            We received {received}, more than the {asked} due.
          </Trans>
        ) : (
          <Trans>Thank you! Your coins are in your wallet.</Trans>
        )
      }
    >
      <ReceiptLines order={order} />
    </ResultCard>
  )
}

/** The amounts of a paid order. */
function ReceiptLines({ order }: { order: Order }) {
  const { t } = useLingui()
  const { money, dateTime } = useFormat()
  const { data: balance } = useQuery(balanceQuery(useSession((session) => session.uid)))
  return (
    <dl className="mbs-6 w-full divide-y divide-line rounded-lg bg-surface px-4 text-start shadow-line">
      <Line name={<Trans>New balance</Trans>}>{balance ? <CoinAmount amount={balance.coin} /> : '…'}</Line>
      <Line name={<Trans>You paid</Trans>}>{money(order.received, order.currency)}</Line>
      <Line name={<Trans>Payment method</Trans>}>{payMethodName(order.pay, t)}</Line>
      <Line name={<Trans>Date</Trans>}>{dateTime(order.created)}</Line>
      <Line name={<Trans>Order number</Trans>}>
        <span className="block text-[12.5px] text-balance break-all">{order.no}</span>
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 py-1.5 leading-5">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 text-end font-semibold break-words tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
