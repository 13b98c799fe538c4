import { Plural, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import { ChatRow } from './ChatRow.tsx'
import type { ChatLine, LiveState } from './live.state.ts'
import { useStickToEnd } from './useStickToEnd.ts'

interface ChatListProps {
  state: LiveState
  onSayAgain: (line: ChatLine) => void
}

export function ChatList({ state, onSayAgain }: ChatListProps) {
  const { t } = useLingui()
  const { ref, unseen, onScroll, toEnd } = useStickToEnd<HTMLDivElement>(state.messages)
  return (
    <>
      <div ref={ref} role="log" aria-label={t`Chat`} tabIndex={0} data-testid="chat-list" className="live-chat" onScroll={onScroll}>
        {state.lines.map((line) => (
          <ChatRow key={line.key} line={line} onSayAgain={onSayAgain} />
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
    </>
  )
}
