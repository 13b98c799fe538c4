import type { KeyboardEvent } from 'react'
import { useNowSeconds } from '../../lib/useNowSeconds.ts'
import type { Queued } from './payout.queries.ts'
import { QueueRow } from './QueueRow.tsx'

interface QueueTableProps {
  list: readonly Queued[]
  selected: number
  onSelect: (id: number) => void
}

/** The arrows walk through the rows. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')]
  const next = rows[rows.indexOf(document.activeElement as HTMLButtonElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const head = 'px-2 pbe-2 text-[12px] leading-4 font-semibold whitespace-nowrap text-text-2'

export function QueueTable({ list, selected, onSelect }: QueueTableProps) {
  const now = useNowSeconds()
  return (
    <table onKeyDown={walk} className="w-full border-collapse text-[13px] leading-[18px] font-medium">
      <caption className="sr-only">Withdrawals</caption>
      <thead>
        <tr>
          <th className={`${head} text-start`}>Host</th>
          <th className={`${head} text-start max-[719px]:hidden`}>Method</th>
          <th className={`${head} text-end max-[719px]:hidden`}>Tickets</th>
          <th className={`${head} text-end`}>Payout</th>
          <th className={`${head} text-end max-[719px]:hidden`}>Waiting</th>
          <th className={`${head} text-start`}>Risk</th>
          <th className={`${head} text-end max-[719px]:hidden`}>Approvals</th>
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <QueueRow key={row.id} row={row} now={now} on={row.id === selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  )
}

export function QueueSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2 pbs-6">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="skeleton-pulse h-11 rounded-sm bg-raised" />
      ))}
    </div>
  )
}
