import { guardTypes } from '@nimbo/contract'
import type { Conversation } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { GuardBadge } from '../../../ui/GuardBadge.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useMessageWords, usePeerName } from './useMessageWords.ts'
import { useWhen } from './useWhen.ts'

/** The last words of a conversation, and how many of them were not read. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { id, avatar_thumb: picture, islive, guard_type: guard, unread, last } = conversation
  const { short } = useWhen()
  const uid = useSession((session) => session.uid)
  const words = useMessageWords()(last, uid)
  const name = usePeerName()(conversation)
  return (
    <Link to="/chat" search={{ touid: id }} className="conversation" data-testid="conversation">
      <span className="on-air" data-live={islive === 1 || undefined}>
        <Avatar src={picture} name={name} size={52} />
      </span>
      <span className="conversation-body">
        <span className="conversation-line">
          <b className="truncate">
            <bdi>{name}</bdi>
          </b>
          {guard !== guardTypes.none && <GuardBadge tier={guard === guardTypes.year ? 'year' : 'month'} />}
          <time dateTime={new Date(last.addtime * 1000).toISOString()}>{short(last.addtime)}</time>
        </span>
        <span className="conversation-line">
          <span className="conversation-words" data-unread={unread > 0 || undefined}>
            <bdi>{words}</bdi>
          </span>
          {unread > 0 && <UnreadCount count={unread} />}
        </span>
      </span>
    </Link>
  )
}
