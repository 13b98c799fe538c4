import { Plural, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { ChatRow } from './ChatRow.tsx'
import { focusName } from './focusName.ts'
import { shownLines } from './live.state.ts'
import type { ChatLine, LiveState } from './live.state.ts'
import { usePerson } from './usePerson.ts'
import { useStickToEnd } from './useStickToEnd.ts'

const PersonSheet = whenOpened(async () => (await import('./PersonSheet.tsx')).PersonSheet)

interface ChatListProps {
  state: LiveState
  onSayAgain: (line: ChatLine) => void
}

export function ChatList({ state, onSayAgain }: ChatListProps) {
  const { t } = useLingui()
  const { ref, unseen, onScroll, toEnd } = useStickToEnd<HTMLDivElement>(state.messages - state.hidden)
  const { person, open, show, setOpen } = usePerson()
  return (
    <>
      <div
        ref={ref}
        role="log"
        aria-label={t`Chat`}
        tabIndex={0}
        data-testid="chat-list"
        className="live-chat"
        onScroll={onScroll}
        onKeyDown={focusName}
      >
        {shownLines(state).map((line) => (
          <ChatRow key={line.key} line={line} onSayAgain={onSayAgain} onPerson={show} />
        ))}
      </div>
      <div className="live-new">
        {unseen > 0 && (
          <button type="button" className="hit-44" onClick={toEnd}>
            <Icon name="down" size={13} stroke={3} />
            <Plural value={unseen} one="# new" other="# new" />
          </button>
        )}
      </div>
      <PersonSheet person={person} open={open} onOpenChange={setOpen} />
    </>
  )
}
