import type { ReactNode } from 'react'

interface ChipProps {
  selected?: boolean
  /** A picture before the words. */
  start?: ReactNode
  onClick: () => void
  children: ReactNode
}

export function Chip({ selected = false, start, onClick, children }: ChipProps) {
  const tone = selected ? 'bg-accent-soft text-accent shadow-selected' : 'bg-raised text-text-2 shadow-line'
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onClick}
      className={`hit-44 inline-flex min-h-[34px] flex-none items-center gap-[5px] rounded-full px-3.5 text-[13.5px] font-semibold tabular-nums transition-transform duration-fast active:scale-[.96] ${tone}`}
    >
      {start}
      {children}
    </button>
  )
}

/** A line of chips that scrolls sideways past the gutter. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="no-scrollbar flex gap-2 overflow-x-auto -mbe-[5px] px-4 pbs-3 pbe-[5px] desktop:flex-wrap"
    >
      {children}
    </div>
  )
}
