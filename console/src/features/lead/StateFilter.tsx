import { leadStates, type LeadState } from '@nimbo/contract/operator'

const names: Record<LeadState, string> = { new: 'New', contacted: 'Contacted', closed: 'Closed' }

interface StateFilterProps {
  value: LeadState
  waiting: number
  onChange: (state: LeadState) => void
}

export function StateFilter({ value, waiting, onChange }: StateFilterProps) {
  return (
    <div role="group" aria-label="Filter leads" className="flex flex-wrap gap-2 py-3.5">
      {leadStates.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === value}
          onClick={() => onChange(state)}
          className={`h-11 rounded-full px-4.5 text-[14px] font-bold tabular-nums ${state === value ? 'bg-accent-soft text-accent shadow-[inset_0_0_0_1.5px_var(--accent)]' : 'bg-raised text-text-2 shadow-line'}`}
        >
          {names[state]}
          {state === 'new' && waiting > 0 && ` ${waiting}`}
        </button>
      ))}
    </div>
  )
}
