import { Icon } from './Icon.tsx'
import { useTyped } from './useTyped.ts'

interface SearchFieldProps {
  label: string
  placeholder: string
  words: string
  /** Once the typing rests. */
  onWords: (words: string) => void
}

/** 32 px high; the ::after enlarges the touch target to 44 px. */
export function SearchField({ label, placeholder, words, onWords }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(words, onWords)
  return (
    <label className="relative flex h-8 items-center gap-2 rounded-full bg-raised ps-3 pe-2 text-text-3 shadow-line focus-within:outline-2 focus-within:outline-accent after:absolute after:inset-x-0 after:-inset-y-1.5 max-[719px]:w-full min-[720px]:w-[240px]">
      <Icon name="search" size={15} />
      <input
        type="search"
        value={typed}
        maxLength={60}
        onChange={(change) => setTyped(change.target.value)}
        aria-label={label}
        placeholder={placeholder}
        className="z-1 min-w-0 flex-1 bg-transparent text-[13px] leading-5 text-text outline-none placeholder:text-text-3 pointer-coarse:text-[16px]"
      />
    </label>
  )
}
