import { useLingui } from '@lingui/react/macro'
import { levelColour } from './levelBands.ts'

export function LevelBadge({ level }: { level: number }) {
  const { t } = useLingui()
  const colour = levelColour(level)
  return (
    <span
      role="img"
      aria-label={t`Level ${level}`}
      className="inline-flex h-4 flex-none items-center gap-0.5 rounded-full ps-1 pe-1.5 text-[10px] leading-4 font-extrabold text-v-text tabular-nums shadow-[inset_0_1px_0_var(--w-35)]"
      style={{ background: `linear-gradient(135deg, var(--${colour}-a), var(--${colour}-b))` }}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-[9px]">
        <path d="m12 2 3 6.4 7 .9-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7L2 9.3l7-.9Z" />
      </svg>
      {level}
    </span>
  )
}
