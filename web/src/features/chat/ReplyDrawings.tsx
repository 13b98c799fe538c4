import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { useCore, useLineBuffer, useRoom, useSlice } from '../../room/useRoom.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chatSlice } from './chat.state.ts'
import type { Replied } from './chat.state.ts'
import './reply.css'

/** What a line answers, as long as it is here: its words are not part of the answer, so one that was deleted is not repeated. */
export function RepliedLine({ reply: { seq, uid, uname } }: { reply: Replied }) {
  const own = useSession((session) => session.uid) === uid
  const isBlocked = useCore((core) => core.blocked.has(uid))
  const text = useLineBuffer(({ items }) => items.find((line) => line.after === 0 && line.seq === seq)?.event)
  if (isBlocked) return null
  return (
    <span className="chat-replied" data-own={own} data-testid="replied">
      <span className="sr-only">
        <Trans>
          In reply to <bdi>{uname}</bdi>
        </Trans>{' '}
      </span>
      <bdi aria-hidden="true">@{uname}</bdi>
      {text && 'ct' in text && (
        <>
          {' '}
          <bdi>{text.ct}</bdi>
        </>
      )}
    </span>
  )
}

/** The sheet a line was chosen in gives the focus back to the line first. */
const SHEET_GONE_MS = 300

/** Above the input: whom the next line answers. Drawn anew for another line. */
export function ReplyBar() {
  const { t } = useLingui()
  const room = useRoom()
  const reply = useSlice(chatSlice, (state) => state.reply)
  useEffect(() => {
    const timer = setTimeout(() => document.querySelector<HTMLElement>('.chat-composer > input')?.focus(), SHEET_GONE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!reply) return null
  const { uname } = reply
  return (
    <p className="chat-reply-bar glass" data-testid="reply-bar">
      <Icon name="undo" flip size={15} />
      <span className="room-cut">
        <Trans>
          Replying to <bdi>{uname}</bdi>
        </Trans>
      </span>
      <button
        type="button"
        className="hit-44"
        aria-label={t`Cancel reply`}
        onClick={() => room.update(chatSlice, (state) => ({ ...state, reply: undefined }))}
      >
        <Icon name="close" size={13} />
      </button>
    </p>
  )
}
