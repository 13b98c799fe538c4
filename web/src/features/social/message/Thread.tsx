import { Trans, useLingui } from '@lingui/react/macro'
import type { PrivateMessage } from '@nimbo/contract'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { Bubble, WaitingBubble } from './Bubble.tsx'
import { isSameDay } from './days.ts'
import { useOutbox } from './outbox.ts'
import { tickOf, unreadUpTo } from './thread.state.ts'
import type { Thread as ThreadState } from './thread.state.ts'
import { loadOlder, markRead } from './threads.ts'
import type { OpenThread } from './threads.ts'
import { useFollowEnd } from './useFollowEnd.ts'
import { useMessageWords } from './useMessageWords.ts'
import { useWhen } from './useWhen.ts'

const PictureView = whenOpened(async () => (await import('./PictureView.tsx')).PictureView)

/** Messages of a conversation, and those that wait on this device. */
export function Thread({ touid, open }: { touid: number; open: OpenThread }) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { thread, loadingOlder, olderFailed } = open
  const { messages } = thread
  const sent = new Set(messages.slice(-300).map((message) => message.client_request_id))
  const waiting = useOutbox(({ list }) => list).filter((one) => one.uid === uid && one.touid === touid && !sent.has(one.key))
  const [picture, setPicture] = useState('')
  const { dayName } = useWhen()
  const { ref, onScroll, toEnd, unseen } = useFollowEnd(
    messages[0]?.seq ?? 0,
    `${thread.last} ${waiting.at(-1)?.key ?? ''}`,
    () => void loadOlder(touid),
  )
  useReading(touid, thread, uid)
  const arrived = useNewestArrived(messages, uid)
  const wordsOf = useMessageWords()
  return (
    <>
      {/* A scrolling list can be reached with the keyboard. It is not read out by itself: older pages and every tick would be. */}
      <div className="talk-thread" ref={ref} onScroll={onScroll} role="log" aria-live="off" aria-label={t`Messages`} tabIndex={0}>
        {olderFailed && <ReloadRow onReload={() => void loadOlder(touid)} />}
        {loadingOlder && (
          <p className="t-cap py-3 text-center text-text-2">
            <Trans>Loading more…</Trans>
          </p>
        )}
        <ol data-testid="thread">
          {messages.map((message, n) => {
            const before = messages[n - 1]
            const isNewDay = !before || !isSameDay(before.addtime, message.addtime)
            const mine = message.uid === uid
            return (
              <Day
                key={mine && message.client_request_id ? message.client_request_id : message.seq}
                name={isNewDay ? dayName(message.addtime) : ''}
              >
                <Bubble message={message} mine={mine} tick={mine ? tickOf(thread, message.seq) : undefined} onPicture={setPicture} />
              </Day>
            )
          })}
          {waiting.map((outgoing) => (
            <WaitingBubble key={outgoing.key} outgoing={outgoing} />
          ))}
        </ol>
        {unseen && (
          <button type="button" className="talk-new" onClick={toEnd}>
            <Trans>New messages</Trans>
          </button>
        )}
      </div>
      <p className="sr-only" role="status" data-testid="arrived">
        {/* The same words twice are two messages. */}
        {arrived && <span key={arrived.seq}>{wordsOf(arrived, uid)}</span>}
      </p>
      <PictureView open={picture !== ''} onOpenChange={(next) => !next && setPicture('')} url={picture} />
    </>
  )
}

/** Newest message of the other since the conversation was opened. */
function useNewestArrived(messages: ThreadState['messages'], uid: number): PrivateMessage | undefined {
  const last = messages.at(-1)
  const [known] = useState(last?.seq ?? 0)
  return last && last.seq > known && last.uid !== uid ? last : undefined
}

function Day({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {name !== '' && <li className="talk-day">{name}</li>}
      {children}
    </>
  )
}

const RETRY_MS = 3_000

/** Messages on a visible screen count as read. */
function useReading(touid: number, thread: ThreadState, uid: number): void {
  const upTo = unreadUpTo(thread, uid)
  useEffect(() => {
    if (upTo === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const tell = () => {
      if (gone || document.hidden) return
      clearTimeout(timer)
      markRead(touid, upTo).catch(() => (timer = setTimeout(tell, RETRY_MS)))
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [touid, upTo])
}
