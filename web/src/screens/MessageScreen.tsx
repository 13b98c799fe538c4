import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConversationList } from '../features/social/message/ConversationList.tsx'
import { startInbox } from '../features/social/message/inbox.ts'
import { NimboRow } from '../features/social/message/NimboRow.tsx'
import { UnreadCount } from '../features/social/message/UnreadCount.tsx'
import { useUnread } from '../features/social/message/unread.ts'
import { noticesQuery, unseenQuery } from '../features/social/notice/notice.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'
import '../features/social/message/message.css'

const NewMessage = whenOpened(async () => (await import('../features/social/message/NewMessage.tsx')).NewMessage)

/** Conversations of mine; with `requests` those with strangers. */
export function MessageScreen() {
  const { t } = useLingui()
  const { requests } = useSearch({ from: '/message' })
  useEffect(startInbox, [])
  if (requests === 1)
    return (
      <Page title={t`Message requests`} onBack={goBack}>
        <main>
          <ConversationList folder="requests" />
        </main>
      </Page>
    )
  return <People />
}

function News() {
  const uid = useSession((session) => session.uid)
  const { data: list } = useInfiniteQuery(noticesQuery(uid, useLanguage(), ''))
  const { data: unseen = 0 } = useQuery(unseenQuery(uid))
  return <NimboRow last={list?.pages[0]?.[0]} unseen={unseen} />
}

function People() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [writing, setWriting] = useState(false)
  const waiting = useUnread((unread) => unread.requests)
  return (
    <Page
      title={t`Messages`}
      onBack={goBack}
      end={<IconButton icon="edit" variant="filled" label={t`New message`} onClick={() => setWriting(true)} data-testid="new-message" />}
    >
      <main>
        <label className="mx-4 mbs-2 mbe-1 flex h-11 items-center gap-2 rounded-full bg-raised px-3.5 text-text-3 shadow-line focus-within:shadow-focus">
          <Icon name="search" size={18} />
          <input
            type="search"
            value={words}
            maxLength={40}
            onChange={(change) => setWords(change.target.value)}
            aria-label={t`Search your conversations`}
            placeholder={t`Search your conversations`}
            className="t-input h-full min-w-0 flex-1 bg-transparent text-text outline-none"
          />
        </label>
        {words.trim() === '' && <News />}
        <ConversationList
          folder="people"
          words={words}
          action={
            <Button onClick={() => setWriting(true)}>
              <Trans>New message</Trans>
            </Button>
          }
        />
        {words.trim() === '' && (
          <Link
            to="/message"
            search={{ requests: 1 }}
            data-testid="requests"
            className="mx-4 mbs-3 flex h-12 items-center gap-3 rounded-md bg-surface ps-4 pe-3 text-[14px] font-medium text-text-2 shadow-line"
          >
            <Icon name="invite" size={19} />
            <span className="flex-1">
              <Trans>Message requests</Trans>
            </span>
            {waiting > 0 && <UnreadCount count={waiting} />}
            <Icon name="next" flip size={15} />
          </Link>
        )}
      </main>
      <NewMessage open={writing} onOpenChange={setWriting} />
    </Page>
  )
}
