import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { nimboQuery } from './NimboThread.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useWhen } from './useWhen.ts'

/** Stands before everybody: what Nimbo has to say about the account. */
export function NimboRow() {
  const { data } = useInfiniteQuery(nimboQuery(useSession((session) => session.uid)))
  const { short } = useWhen()
  const first = data?.pages[0] ?? []
  const [last] = first
  const unseen = first.filter(({ seen }) => seen === 0).length
  return (
    <Link to="/chat" search={{}} className="conversation" data-testid="nimbo">
      <span className="nimbo-mark">
        <Icon name="bell" size={24} />
      </span>
      <span className="conversation-body">
        <span className="conversation-line">
          <b className="truncate">
            <Trans>Nimbo news</Trans>
          </b>
          {last && <time dateTime={new Date(last.addtime * 1000).toISOString()}>{short(last.addtime)}</time>}
        </span>
        <span className="conversation-line">
          <span className="conversation-words" data-unread={unseen > 0 || undefined}>
            {last ? <bdi>{last.title}</bdi> : <Trans>News about your account</Trans>}
          </span>
          {unseen > 0 && <UnreadCount count={unseen} />}
        </span>
      </span>
    </Link>
  )
}
