import { useLingui } from '@lingui/react/macro'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { LabelChoice } from './profile.queries.ts'

interface LabelCloudProps {
  labels: readonly LabelChoice[]
  chosen: readonly number[]
  /** No more can be chosen until one is taken away. */
  full: boolean
  onToggle: (id: number) => void
}

const chip = 'hit-44 relative inline-flex min-h-9.5 max-w-full items-center gap-1.5 rounded-full px-3.5 text-[14px] leading-5 font-semibold'
const tones = { on: 'bg-accent-soft text-accent shadow-selected', off: 'bg-raised text-text', full: 'bg-raised text-text-3' }

export function LabelCloud({ labels, chosen, full, onToggle }: LabelCloudProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Impressions`} className="flex flex-wrap gap-2 px-4">
      {labels.map(({ id, name, nums }) => {
        const on = chosen.includes(id)
        const off = full ? tones.full : tones.off
        return (
          <li key={id} className="max-w-full">
            <button
              type="button"
              aria-pressed={on}
              disabled={full && !on}
              onClick={() => onToggle(id)}
              className={`${chip} ${on ? tones.on : off}`}
            >
              {on && <Icon name="check" size={14} stroke={2.8} />}
              <bdi className="truncate">{name}</bdi>
              {nums > 0 && (
                <span className={`text-[12.5px] font-medium ${on ? '' : 'text-text-3'}`}>
                  <CountText value={nums} />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
