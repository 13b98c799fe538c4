import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { conversationsQuery } from './message.queries.ts'

interface ConversationListProps {
  folder: 'people' | 'requests'
  /** Part of a name; empty for everybody. */
  words?: string
  /** Action offered by the empty list. */
  action?: ReactNode
}

export function ConversationList({ folder, words = '', action }: ConversationListProps) {
  const { t } = useLingui()
  const key = useDeferredValue(words.trim())
  const query = useInfiniteQuery(
    conversationsQuery(
      useSession((session) => session.uid),
      folder,
      key,
    ),
  )
  const empty = key !== '' ? <NobodyFound /> : folder === 'requests' ? <NoRequests /> : <NoMessages action={action} />
  return (
    <EndlessList query={query} itemsOf={({ list }) => list} loading={<Loading />} empty={empty}>
      {(conversations) => (
        <nav aria-label={t`Conversations`}>
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} />
          ))}
        </nav>
      )}
    </EndlessList>
  )
}

const Loading = () => (
  <div className="px-4">
    <PeopleSkeletons count={7} />
  </div>
)

function NoMessages({ action }: { action: ReactNode }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="messages"
      title={t`No messages yet`}
      text={t`Write to a host or a friend. It stays between you two.`}
      action={action}
    />
  )
}

function NoRequests() {
  const { t } = useLingui()
  return <EmptyState picture="messages" title={t`No message requests`} text={t`Messages from people you don’t follow appear here.`} />
}

function NobodyFound() {
  return (
    <p className="px-8 pbs-10 text-center text-text-2">
      <Trans>No one found. Try another name.</Trans>
    </p>
  )
}
