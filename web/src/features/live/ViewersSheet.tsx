import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useInView } from '../../lib/useInView.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { viewersQuery } from './live.queries.ts'
import type { RoomAddress } from './live.queries.ts'

interface ViewersSheetProps {
  room: RoomAddress
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ViewersSheet({ room, open, onOpenChange }: ViewersSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`In the room`} scrim="light">
      <div className="h-[46dvh] overflow-y-auto px-4 pbe-2">{open && <Viewers room={room} />}</div>
    </Sheet>
  )
}

function Viewers({ room }: { room: RoomAddress }) {
  const { t } = useLingui()
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(viewersQuery(room))
  const people = data?.pages.flatMap((page) => page.userlist) ?? []
  const more = useInView(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  if (status === 'pending') return <ViewerSkeletons />
  if (status === 'error') return <ErrorState onReload={() => void refetch()} />
  if (people.length === 0) return <EmptyState picture="messages" title={t`Nobody here yet`} text={t`Share the room to bring people in.`} />
  return (
    <ul aria-label={t`In the room`}>
      {people.map(({ id, user_nicename, avatar_thumb, level }) => (
        <li key={id} className="flex h-13 items-center gap-3">
          <Avatar src={avatar_thumb} name={user_nicename} size={40} />
          <span className="min-w-0 flex-1 truncate font-semibold">
            <bdi>{user_nicename}</bdi>
          </span>
          <LevelBadge level={level} />
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

function ViewerSkeletons() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex h-13 items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-36" />
        </div>
      ))}
    </div>
  )
}
