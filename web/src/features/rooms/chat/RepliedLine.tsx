import { Trans } from '@lingui/react/macro'
import { useSession } from '../../../lib/session.ts'
import { useCore, useLineBuffer } from '../../../room/useRoom.ts'
import type { Replied } from './chat.state.ts'
import './reply.css'

/** Quoted line of an answer, while it is in the list: its words are not part of the answer, so a deleted one is not repeated. */
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
