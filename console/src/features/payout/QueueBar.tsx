import { useEffect, useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Queue, QueueFilter } from './payout.queries.ts'

const typingMs = 300
const filters: [QueueFilter, string][] = [
  ['waiting', 'Pending'],
  ['mine', 'Approved by me'],
  ['approved', 'Approved'],
  ['sending', 'Sending'],
  ['paid', 'Paid'],
  ['rejected', 'Rejected'],
  ['failed', 'Failed'],
]

interface QueueBarProps {
  filter: QueueFilter
  counts: Queue | undefined
  onFilter: (filter: QueueFilter) => void
  onSearch: (words: string) => void
}

export function QueueBar({ filter, counts, onFilter, onSearch }: QueueBarProps) {
  const count: Partial<Record<QueueFilter, number>> = { waiting: counts?.waiting ?? 0, mine: counts?.mine ?? 0 }
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-3 py-3.5">
      <div role="group" aria-label="Filter withdrawals" className="flex flex-wrap gap-x-1.5 gap-y-3">
        {filters.map(([state, name]) => (
          <Chip key={state} name={count[state] ? `${name} ${count[state]}` : name} on={state === filter} onPress={() => onFilter(state)} />
        ))}
      </div>
      <Search onSearch={onSearch} />
    </div>
  )
}

function Search({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(words.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [words, onSearch])
  return (
    <label className="relative flex h-8 items-center gap-2 rounded-full bg-raised ps-3 pe-2 text-text-3 shadow-line focus-within:outline-2 focus-within:outline-accent after:absolute after:inset-x-0 after:-inset-y-1.5 max-[719px]:w-full min-[720px]:ms-auto min-[720px]:w-[190px]">
      <Icon name="search" size={15} />
      <input
        type="search"
        value={words}
        maxLength={60}
        onChange={(change) => setWords(change.target.value)}
        aria-label="Search withdrawals"
        placeholder="Name, ID or reference"
        className="z-1 min-w-0 flex-1 bg-transparent text-[13px] leading-5 text-text outline-none placeholder:text-text-3 pointer-coarse:text-[16px]"
      />
    </label>
  )
}
