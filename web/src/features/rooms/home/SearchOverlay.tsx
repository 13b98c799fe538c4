import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Overlay } from '../../../ui/Overlay.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { noteSearch, useRecentSearches } from './recentSearches.ts'
import { SearchResults } from './SearchResults.tsx'

interface SearchOverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const typingPauseMs = 250
const longestSearch = 40

/** Words and scroll stay with it until it is closed: whoever comes back from a room they found goes on where they were. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const change = (next: boolean) => {
    if (!next) {
      noteSearch(text.trim())
      setText('')
    }
    onOpenChange(next)
  }
  return (
    <Overlay open={open} onOpenChange={change} title={t`Search`}>
      <SearchPanel text={text} setText={setText} onBack={() => change(false)} />
    </Overlay>
  )
}

interface SearchPanelProps {
  text: string
  setText: (text: string) => void
  onBack: () => void
}

function SearchPanel({ text, setText, onBack }: SearchPanelProps) {
  const { t } = useLingui()
  const words = useDebounced(text.trim(), typingPauseMs)
  return (
    <>
      <form
        role="search"
        onSubmit={(submit) => {
          submit.preventDefault()
          noteSearch(words)
        }}
        className="page-top sticky inset-bs-0 z-10 flex items-center gap-1 bg-bg ps-2 pe-4 pbe-2"
      >
        <IconButton icon="back" flip label={t`Back`} onClick={onBack} />
        <label className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-raised px-3.5 text-text-3 shadow-line focus-within:shadow-focus">
          <Icon name="search" size={18} />
          <input
            type="search"
            autoFocus
            enterKeyHint="search"
            maxLength={longestSearch}
            value={text}
            onChange={(change) => setText(change.target.value)}
            aria-label={t`Search hosts, titles or IDs`}
            placeholder={t`Search hosts, titles or IDs`}
            className="t-input h-full min-w-0 flex-1 bg-transparent text-text outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          {text && <IconButton icon="close" size={30} label={t`Clear`} onClick={() => setText('')} />}
        </label>
      </form>
      {words === '' ? <BeforeSearch onChoose={setText} /> : <SearchResults words={words} onUse={() => noteSearch(words)} />}
    </>
  )
}

function BeforeSearch({ onChoose }: { onChoose: (words: string) => void }) {
  const recent = useRecentSearches((state) => state.searches)
  if (recent.length > 0) return <RecentSearches searches={recent} onChoose={onChoose} />
  return (
    <p className="px-8 pbs-16 text-center text-text-2">
      <Trans>Search for people and lives by name, title or ID.</Trans>
    </p>
  )
}

function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
