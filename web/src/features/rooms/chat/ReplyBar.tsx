import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { chatSlice } from './chat.state.ts'
import './reply.css'

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
