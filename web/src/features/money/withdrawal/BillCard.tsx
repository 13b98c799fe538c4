import { Trans } from '@lingui/react/macro'
import type { Currency } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'

export interface BillCardProps {
  bill: { gross: string; take: string; tax: string; fee: string; money: string }
  currency: Currency
  /** Shown where they are known: a withdrawal of last year had the percents of last year. */
  percents?: { take: string; tax: string }
  /** A rejected or failed withdrawal pays nothing out: its bill says what it would have paid. */
  isPaidOut?: boolean
}

const isNothing = (amount: string) => Number(amount) === 0

/** From tickets to what arrives: every step with its figure. */
export function BillCard({ bill, currency, percents, isPaidOut = true }: BillCardProps) {
  const { money, percent } = useFormat()
  const minus = (amount: string) => `− ${money(amount, currency)}`
  return (
    <dl className="mx-4 mbs-3 rounded-lg bg-surface px-4 pbs-2 pbe-2.5 shadow-line tabular-nums">
      <Line name={<Trans>Amount</Trans>}>{money(bill.gross, currency)}</Line>
      <Line name={<Named percent={percents && percent(Number(percents.take) / 100)} name={<Trans>Platform fee</Trans>} />}>
        {minus(bill.take)}
      </Line>
      {!isNothing(percents?.tax ?? bill.tax) && (
        <Line name={<Named percent={percents && percent(Number(percents.tax) / 100)} name={<Trans>Service tax</Trans>} />}>
          {minus(bill.tax)}
        </Line>
      )}
      {!isNothing(bill.fee) && <Line name={<Trans>Network fee</Trans>}>{minus(bill.fee)}</Line>}
      <div className="mbs-1 flex min-h-12 items-center justify-between gap-4 border-bs border-line pbs-1">
        <dt className="text-[15px] font-bold">{isPaidOut ? <Trans>You receive</Trans> : <Trans>You would have received</Trans>}</dt>
        <dd data-testid="receives" className="text-[19px] leading-7 font-extrabold">
          <bdi>{money(bill.money, currency)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function Named({ name, percent }: { name: ReactNode; percent: string | undefined }) {
  if (percent === undefined) return name
  return (
    <>
      {name}{' '}
      <span className="whitespace-nowrap">
        · <bdi>{percent}</bdi>
      </span>
    </>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <dt className="text-text-2">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
