import type { EventOf } from '@nimbo/contract'
import { Plural, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { usePersonSheet } from '../../room/person.ts'
import { LineRow } from '../../room/Slot.tsx'
import { useShownLines, useSlice } from '../../room/useRoom.ts'
import { Icon } from '../../ui/Icon.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { chatSlice } from './chat.state.ts'
import { fetchExtras, fetchReply, RowActions } from './ChatRow.tsx'
import { useSay } from './useSay.ts'
import { useStickToEnd } from './useStickToEnd.ts'

const PersonSheet = whenOpened(async () => (await import('../../room/PersonSheet.tsx')).PersonSheet)
const LineSheet = whenOpened(async () => (await import('./LineSheet.tsx')).LineSheet)

const ChatExtras = lazy(async () => ({ default: (await fetchExtras()).ChatExtras }))
const ReplyBar = lazy(async () => ({ default: (await fetchReply()).ReplyBar }))

export function ChatList() {
  const { t } = useLingui()
  const { ref, held, drawn, unseen, onScroll, toEnd } = useStickToEnd<HTMLDivElement>()
  const lines = useShownLines(held)
  const { person, open, show: onPerson, setOpen } = usePersonSheet()
  const { retrySend: onRetry } = useSay()
  const replied = useSlice(chatSlice, (state) => state.reply?.seq)
  const { line, asking, onLine, setAsking } = useLineSheet()
  const actions = useMemo(() => ({ onRetry, onPerson, onLine }), [onRetry, onPerson, onLine])
  return (
    <>
      <div
        ref={ref}
        role="log"
        // Spoken by SpokenChat instead: line by line it would never end.
        aria-live="off"
        aria-label={t`Chat`}
        tabIndex={0}
        data-testid="chat-list"
        className="chat-list"
        onScroll={onScroll}
        onKeyDown={focusName}
      >
        <RowActions value={actions}>
          {drawn(lines).map((shown) => (
            <LineRow key={shown.key} line={shown} />
          ))}
        </RowActions>
      </div>
      <div className="chat-new">
        {unseen > 0 && (
          <button type="button" className="hit-44" onClick={toEnd}>
            <Icon name="down" size={13} stroke={3} />
            <Plural value={unseen} one="# new" other="# new" />
          </button>
        )}
      </div>
      <Suspense fallback={null}>{replied !== undefined && <ReplyBar key={replied} />}</Suspense>
      <Suspense fallback={null}>
        <ChatExtras />
      </Suspense>
      <PersonSheet person={person} open={open} onOpenChange={setOpen} />
      <LineSheet line={line} open={asking} onOpenChange={setAsking} />
    </>
  )
}

/** Which line is asked about. It stays while the sheet leaves. */
function useLineSheet() {
  const [line, setLine] = useState<EventOf<'chat'>>()
  const [asking, setAsking] = useState(false)
  const onLine = (chosen: EventOf<'chat'>) => {
    setLine(chosen)
    setAsking(true)
  }
  return { line, asking, onLine, setAsking }
}

/** Up and down in the chat go from name to name, from the newest upwards, sideways to what was said; both open with Enter. */
function focusName(press: KeyboardEvent<HTMLElement>): void {
  if (press.key === 'ArrowLeft' || press.key === 'ArrowRight') {
    const inLine = [...(document.activeElement?.closest('.chat-line')?.querySelectorAll<HTMLElement>('button') ?? [])]
    const towardsEnd = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const step = press.key === towardsEnd ? 1 : -1
    inLine.at((inLine.indexOf(document.activeElement as HTMLElement) + step) % inLine.length)?.focus()
  }
  if (press.key !== 'ArrowUp' && press.key !== 'ArrowDown') return
  const names = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-name]')]
  const at = names.indexOf(document.activeElement as HTMLElement)
  const next = press.key === 'ArrowUp' ? (at === -1 ? names.length : at) - 1 : at + 1
  if (at === -1 && press.key === 'ArrowDown') return
  names[next]?.focus()
  if (names[next]) press.preventDefault()
}
