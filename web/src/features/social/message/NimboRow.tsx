import type { NoticeItem } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useWhen } from './useWhen.ts'

interface NimboRowProps {
  last: NoticeItem | undefined
  unseen: number
}

/** Stands before everybody: what Nimbo has to say. */
export function NimboRow({ last, unseen }: NimboRowProps) {
  const { short } = useWhen()
  return (
    <Link to="/notices" className="conversation" data-testid="nimbo">
      <span className="nimbo-mark">
        <Icon name="bell" size={24} />
      </span>
      <span className="conversation-body">
        <span className="conversation-line">
          <b className="truncate">
            <Trans>Notifications</Trans>
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
