import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import type { Month } from './statement.queries.ts'

interface BalanceCardProps {
  month: Month | undefined
  asset: 'coin' | 'vote'
}

/** Balance at the end of the month, its spendable part, and how it came about. */
export function BalanceCard({ month, asset }: BalanceCardProps) {
  const held = month?.held ?? '0'
  return (
    <section className="mx-4 mbs-3.5 rounded-lg bg-surface px-4 py-3.5 shadow-line" aria-busy={!month}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-auto">
          <p className="t-cap text-text-2">{asset === 'coin' ? <Trans>Coin balance</Trans> : <Trans>Ticket balance</Trans>}</p>
          <p data-testid="closing" className="t-num flex min-h-[34px] [&_span]:font-extrabold">
            {month ? (
              <CoinAmount amount={String(BigInt(month.closing) - BigInt(held))} kind={asset === 'coin' ? 'coin' : 'ticket'} size={30} />
            ) : (
              <Skeleton className="h-8 w-36" />
            )}
          </p>
        </div>
        {month && (month.agrees === 1 ? <Verified /> : <Differs />)}
      </div>
      <div className="mbs-3 flex flex-wrap justify-between gap-x-3 gap-y-1 border-bs border-line pbs-3 text-[12.5px] leading-[18px] font-medium text-text-2">
        <Figure icon="down" tone="text-ok" label={<Trans>In</Trans>} amount={month?.came} />
        <Figure icon="up" tone="text-text-3" label={<Trans>Out</Trans>} amount={month?.went} />
        <Figure label={<Trans comment="Balance at the beginning of the month">Opening</Trans>} amount={month?.opening} />
        {held !== '0' && (
          <Figure
            icon="lock"
            label={<Trans comment="Part of a balance that waits for something under way">Reserved</Trans>}
            amount={held}
          />
        )}
      </div>
    </section>
  )
}

function Verified() {
  return (
    <StatusBadge status="ok" icon="shield">
      <Trans>Verified</Trans>
    </StatusBadge>
  )
}

function Differs() {
  return (
    <StatusBadge status="bad">
      <Trans>Mismatch</Trans>
    </StatusBadge>
  )
}

interface FigureProps {
  icon?: 'up' | 'down' | 'lock'
  tone?: string
  label: ReactNode
  amount: string | undefined
}

function Figure({ icon, tone = '', label, amount }: FigureProps) {
  return (
    <span className="flex items-center gap-1">
      {icon && <Icon name={icon} size={13} stroke={2.8} className={tone} />}
      {label}{' '}
      <b className="font-bold text-text">{amount === undefined ? <Skeleton className="h-3.5 w-12" /> : <SignedAmount amount={amount} />}</b>
    </span>
  )
}
