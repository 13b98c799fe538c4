import type { EventOf } from '@nimbo/contract'
import { Plural, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useSession } from '../../../lib/session.ts'
import type { Line } from '../../../room/lines.ts'
import { personOf, usePersonSheet } from '../../../room/person.ts'
import { LineRow } from '../../../room/Slot.tsx'
import { useCore, useCurrentLines, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyAgain } from '../../../ui/lazyAgain.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { chatSlice } from './chat.state.ts'
import { fetchExtras } from './ChatRow.tsx'
import { focusName } from './focusName.ts'
import { RowContext } from './rowContext.ts'
import { useFollowing } from './useFollowing.ts'
import { useSay } from './useSay.ts'

const PersonSheet = whenOpened(async () => (await import('../../../room/PersonSheet.tsx')).PersonSheet)
const LineSheet = whenOpened(async () => (await import('./LineSheet.tsx')).LineSheet)

const ChatExtras = lazyAgain(async () => (await fetchExtras()).ChatExtras)
const ReplyBar = lazyAgain(async () => (await import('./ReplyBar.tsx')).ReplyBar)

const KEEPS_ORDER = 40

export function ChatList() {
  const { t } = useLingui()
  const { lineDefinitions } = useRoom()
  const { ref, lines: followed, unseen, onScroll, toEnd } = useFollowing<HTMLDivElement>()
  const lines = useCurrentLines(followed)
  const { person, open, show: onPerson, setOpen } = usePersonSheet()
  const { retrySend: onRetry } = useSay()
  const replied = useSlice(chatSlice, (state) => state.reply?.seq)
  const { line, asking, onLine, setAsking } = useLineSheet()

  /** Rows have no handlers of their own: what was touched is found by where it stands. */
  function act({ target }: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    const touched = (target as Element).closest<HTMLElement>('[data-act]')
    const key = touched?.closest<HTMLElement>('[data-key]')?.dataset['key']
    const event = chatEventOf(lines.find((shown) => shown.key === key))
    if (!touched || !event) return false
    if (touched.dataset['act'] === 'person') onPerson(personOf(event))
    else if (touched.dataset['act'] === 'line') onLine(event)
    else onRetry(event)
    return true
  }
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
        {/* One child in the order of reading: the box around it grows from its end. */}
        <div
          className="chat-lines"
          role="presentation"
          onClick={act}
          onKeyDown={(press) => {
            const isWords = (press.target as Element).matches('span[data-act]')
            if (isWords && (press.key === 'Enter' || press.key === ' ') && act(press)) press.preventDefault()
          }}
        >
          <RowContext value={useRowContext()}>
            {lines.map((shown) => (
              <LineRow key={shown.key} line={shown} Draw={lineDefinitions.get(shown.name)?.draw} />
            ))}
          </RowContext>
        </div>
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

const chatEventOf = (line: Line | undefined) => (line?.name === 'chat' ? (line.event as EventOf<'chat'>) : undefined)

function useRowContext() {
  const me = useSession((session) => session.uid)
  const keepsOrder = useCore((core) => core.usertype >= KEEPS_ORDER)
  const mayReply = useCore((core) => core.mutedUntil === undefined)
  const translates = useSlice(chatSlice, (state) => state.translates)
  return useMemo(
    () => ({
      me,
      canChoose: (uid: number) => uid === me || keepsOrder || mayReply || translates,
      reachesWords: (uid: number) => uid === me || keepsOrder,
      translates,
    }),
    [me, keepsOrder, mayReply, translates],
  )
}

/** Line the sheet is about. It stays while the sheet closes. */
function useLineSheet() {
  const [line, setLine] = useState<EventOf<'chat'>>()
  const [asking, setAsking] = useState(false)
  const onLine = (chosen: EventOf<'chat'>) => {
    setLine(chosen)
    setAsking(true)
  }
  return { line, asking, onLine, setAsking }
}
