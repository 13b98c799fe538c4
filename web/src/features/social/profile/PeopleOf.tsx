import { Profile, refusalOf } from '@nimbo/contract'
import type { FoundPerson } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { HiddenHome } from './HiddenHome.tsx'
import { peopleQuery } from './profile.queries.ts'
import type { PeopleList } from './profile.queries.ts'

interface PeopleOfProps {
  list: PeopleList
  touid: number
  children: (people: readonly FoundPerson[]) => ReactNode
}

/** Followers of a person, or the people they follow. */
export function PeopleOf({ list, touid, children }: PeopleOfProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery(peopleQuery(list, uid, touid))
  const why = refusalOf(query.error, Profile.getFansList) ?? refusalOf(query.error, Profile.getFollowsList)
  if (why === 'Private') return <EmptyState picture="messages" title={t`This list is private`} />
  if (why && query.error) return <HiddenHome touid={touid} error={query.error} onReload={() => void query.refetch()} />
  const own = uid === touid
  const fans = list === 'fans'
  const title = fans ? t`No followers yet` : own ? t`You’re not following anyone yet` : t`Not following anyone yet`
  const text = fans && own ? t`Go live to meet people who follow you.` : undefined
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={<PeopleSkeletons panel />}
      empty={<EmptyState picture="live" title={title} text={text} />}
    >
      {children}
    </EndlessList>
  )
}
