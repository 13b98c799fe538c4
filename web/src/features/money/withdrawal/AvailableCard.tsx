import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { Profit } from './withdrawal.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

type Held = Profit['held'][number]
const colours: Record<Held['why'], string> = { recent: 'bg-warn', disputed: 'bg-info', review: 'bg-violet' }

/** Tickets that can be withdrawn now, and why the rest waits. */
export function AvailableCard({ profit }: { profit: Profit }) {
  const { count: tickets } = useFormat()
  const { total, held } = profit
  const waiting = held.reduce((sum, { votes }) => sum + BigInt(votes), 0n)
  return (
    <section className="mx-4 mbs-3 rounded-lg bg-surface px-4 pbs-3.5 pbe-3 shadow-line tabular-nums">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0">
          <span className="t-cap text-text-2">
            <Trans>Available to withdraw</Trans>
          </span>
          <p data-testid="available" className="t-num flex items-center gap-2">
            <img src="/art/ticket.svg" alt="" width={34} height={34} />
            {tickets(total)}
          </p>
        </div>
        {waiting > 0n && (
          <div className="ms-auto text-end">
            <span className="t-cap text-text-2">
              <Trans>On hold</Trans>
            </span>
            <p className="flex items-center justify-end gap-1 text-[18px] leading-[34px] font-bold text-text-2">
              <Icon name="lock" size={15} />
              {tickets(waiting)}
            </p>
          </div>
        )}
      </div>
      {waiting > 0n && <HeldLines held={held} total={total} />}
    </section>
  )
}

function HeldLines({ held, total }: { held: Held[]; total: string }) {
  const { count: tickets } = useFormat()
  return (
    <>
      <div aria-hidden="true" className="mbs-2.5 mbe-2 flex h-2 gap-0.5 overflow-hidden rounded-xs">
        <i className="bg-text" style={{ flexGrow: Number(total) }} />
        {held.map(({ why, votes }) => (
          <i key={why} className={colours[why]} style={{ flexGrow: Number(votes) }} />
        ))}
      </div>
      <ul>
        {held.map((part) => (
          <li
            key={part.why}
            data-testid={`held-${part.why}`}
            className="flex items-center gap-2 text-[12.5px] leading-[22px] font-medium text-text-2"
          >
            <i aria-hidden="true" className={`size-2 flex-none rounded-full ${colours[part.why]}`} />
            <span className="min-w-0 flex-1">
              <Why part={part} />
            </span>
            <b className="font-semibold text-text">{tickets(part.votes)}</b>
          </li>
        ))}
      </ul>
      {held.some(({ why }) => why === 'recent') && (
        <p className="mbs-1.5 border-bs border-line pbs-2 text-[12.5px] leading-[17px] font-medium text-text-3">
          <Trans>Recent payments can still be reversed, so we hold these tickets until they’re final.</Trans>
        </p>
      )}
    </>
  )
}

function Why({ part: { why, until } }: { part: Held }): ReactNode {
  const { day } = useFormat()
  const date = day(until)
  if (why === 'recent') return <Trans>Gifts from recent payments · until {date}</Trans>
  return why === 'disputed' ? <Trans>Disputed payment under review</Trans> : <Trans>In pending withdrawals</Trans>
}
