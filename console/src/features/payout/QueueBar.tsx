import { Filter } from '../../ui/Filter.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { Queue, QueueFilter } from './payout.queries.ts'

/** Review is no filter of its own: its withdrawals are the pending ones. */
const filterNames: Record<Exclude<QueueFilter, 'review'>, string> = {
  waiting: 'Pending',
  mine: 'Approved by me',
  approved: 'Approved',
  sending: 'Sending',
  paid: 'Paid',
  rejected: 'Rejected',
  failed: 'Failed',
}

interface QueueBarProps {
  filter: QueueFilter
  words: string
  counts: Queue | undefined
  onFilter: (filter: QueueFilter) => void
  onSearch: (words: string) => void
}

export function QueueBar({ filter, words, counts, onFilter, onSearch }: QueueBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-3 py-3.5">
      <Filter
        label="Filter withdrawals"
        names={filterNames}
        counts={{ waiting: counts?.waiting ?? 0, mine: counts?.mine ?? 0 }}
        value={filter}
        onChange={onFilter}
      />
      <div className="max-[719px]:w-full min-[720px]:ms-auto">
        <SearchField label="Search withdrawals" placeholder="Name, ID or reference" words={words} onWords={onSearch} />
      </div>
    </div>
  )
}
