import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

interface ChipProps {
  selected?: boolean
  icon?: IconName | undefined
  onClick: () => void
  children: ReactNode
}

export function Chip({ selected = false, icon, onClick, children }: ChipProps) {
  const tone = selected ? 'bg-accent-soft text-accent shadow-selected' : 'bg-raised text-text-2 shadow-line'
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onClick}
      className={`hit-44 inline-flex min-h-[34px] flex-none items-center gap-[5px] rounded-full px-3.5 text-[13.5px] font-semibold transition-transform duration-fast active:scale-[.96] ${tone}`}
    >
      {icon && <Icon name={icon} size={15} />}
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
