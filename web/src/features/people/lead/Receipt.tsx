import { platformPercent, ticketsPerUnit } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import type { Earnings } from './earnings.ts'
import { useFormat } from '../../../lib/useFormat.ts'

interface ReceiptProps {
  earnings: Earnings
  /** Label of the tickets in this sum. */
  from: ReactNode
  /** Label of the last figure. */
  paid: ReactNode
}

/** From tickets to what is paid: every step with its figure, and nothing between the lines. */
export function Receipt({ earnings, from, paid }: ReceiptProps) {
  const { money, percent } = useFormat()
  /** Examples are in reais, as paid by Pix. */
  const amount = (cents: number) => money((cents / 100).toFixed(2), 'BRL')
  const keeps = percent(platformPercent / 100)
  const { tickets, worthCents, keptCents, paidCents } = earnings
  const rate = ticketsPerUnit
  const unit = amount(100)
  return (
    <dl className="flex flex-col gap-2.5">
      <Line name={from} value={<CoinAmount amount={tickets} kind="ticket" size={20} />} />
      <Line
        name={
          <>
            <Trans>Worth</Trans>
            <span className="t-cap whitespace-nowrap text-text-3">
              <Trans>
                {rate} tickets = {unit}
              </Trans>
            </span>
          </>
        }
        value={amount(worthCents)}
      />
      <Line name={<Trans>Platform fee {keeps}</Trans>} value={`− ${amount(keptCents)}`} />
      <div className="mbs-1 flex items-end justify-between gap-4 border-bs border-line pbs-3">
        <dt className="t-strong">{paid}</dt>
        <dd className="t-num tabular-nums">
          <bdi>{amount(paidCents)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function Line({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="flex flex-wrap items-baseline gap-x-2 text-text-2">{name}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
