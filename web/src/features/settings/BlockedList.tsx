import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { refusalText } from '../../lib/refusalText.ts'
import { useSession } from '../../lib/session.ts'
import { useInView } from '../../lib/useInView.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { blockedQuery, useUnblock } from './settings.queries.ts'

export function BlockedList() {
  const { t } = useLingui()
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    blockedQuery(useSession((session) => session.uid)),
  )
  const unblock = useUnblock()
  const more = useInView(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const people = data?.pages.flat() ?? []
  const letBack = (id: number) =>
    unblock.mutate(id, { onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`) })
  if (status === 'pending') return <PeopleSkeletons />
  if (status === 'error' && people.length === 0) return <ErrorState onReload={() => void refetch()} />
  if (people.length === 0)
    return <EmptyState picture="messages" title={t`No blocked users`} text={t`To block someone, tap their name in a live.`} />
  return (
    <ul aria-label={t`Blocked users`} className="px-4">
      {people.map(({ id, user_nicename: name, avatar_thumb, level }) => (
        <li key={id} data-testid="blocked-person" className="flex h-14 items-center gap-3">
          <Avatar src={avatar_thumb} name={name} size={44} />
          <span className="flex min-w-0 flex-1 items-center gap-1.5 font-semibold">
            <bdi className="truncate">{name}</bdi>
            <LevelBadge level={level} />
          </span>
          <Button variant="quiet" size="sm" onClick={() => letBack(id)}>
            <Trans>Unblock</Trans> <bdi className="sr-only">{name}</bdi>
          </Button>
        </li>
      ))}
      {hasNextPage && (
        <li ref={more} className="t-cap py-3 text-center text-text-2">
          <Trans>Loading more…</Trans>
        </li>
      )}
    </ul>
  )
}

function PeopleSkeletons() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="px-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-14 items-center gap-3">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-4 w-36" />
        </div>
      ))}
    </div>
  )
}
