/** 32 px high; the ::after enlarges the touch target to 44 px. */
export function Chip({ name, on, onPress }: { name: string; on: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={`relative h-8 flex-none rounded-full px-3 text-[13px] leading-8 font-semibold tabular-nums after:absolute after:inset-x-0 after:-inset-y-1.5 ${on ? 'bg-accent-soft text-accent shadow-[inset_0_0_0_1.5px_var(--accent)]' : 'bg-raised text-text-2 shadow-line'}`}
    >
      {name}
    </button>
  )
}
