import { leadStates, type LeadState } from '@nimbo/contract/operator'
import { Chip } from '../../ui/Chip.tsx'

const names: Record<LeadState, string> = { new: 'New', contacted: 'Contacted', closed: 'Closed' }

interface StateFilterProps {
  value: LeadState
  waiting: number
  onChange: (state: LeadState) => void
}

export function StateFilter({ value, waiting, onChange }: StateFilterProps) {
  return (
    <div role="group" aria-label="Filter leads" className="flex flex-wrap gap-x-1.5 gap-y-3 py-3.5">
      {leadStates.map((state) => (
        <Chip
          key={state}
          name={state === 'new' && waiting > 0 ? `${names[state]} ${waiting}` : names[state]}
          on={state === value}
          onPress={() => onChange(state)}
        />
      ))}
    </div>
  )
}
