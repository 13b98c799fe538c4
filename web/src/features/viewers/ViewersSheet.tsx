import { Trans, useLingui } from '@lingui/react/macro'
import { Live } from '@nimbo/contract'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { useSession } from '../../lib/session.ts'
import { useInView } from '../../lib/useInView.ts'
import { usePersonSheet } from '../../room/person.ts'
import type { Person } from '../../room/person.ts'
import { PersonSheet } from '../../room/PersonSheet.tsx'
import type { RoomAddress } from '../../room/room.queries.ts'
import { useRoom } from '../../room/useRoom.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const PEOPLE_A_PAGE = 20

const viewersQuery = (room: RoomAddress) =>
  infiniteQueryOptions({
    queryKey: ['live', 'viewers', room.stream],
    queryFn: ({ pageParam, signal }) => client.call(Live.getUserLists, { ...room, p: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.userlist.length < PEOPLE_A_PAGE ? undefined : pages.length + 1),
    refetchInterval: 10_000,
  })

interface ViewersSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ViewersSheet({ open, onOpenChange }: ViewersSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t({ message: 'Viewers', context: 'who is watching now' })} scrim="light">
      <div className="h-[46dvh] overflow-y-auto px-4 pbe-2">{open && <Viewers />}</div>
    </Sheet>
  )
}

function Viewers() {
  const { t } = useLingui()
  const { address } = useRoom()
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(viewersQuery(address))
  const own = useSession((session) => session.uid)
  const { person, open, show, setOpen } = usePersonSheet()
  const people = data?.pages.flatMap((page) => page.userlist) ?? []
  const more = useInView(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  if (status === 'pending') return <ViewerSkeletons />
  if (status === 'error') return <ErrorState onReload={() => void refetch()} />
  if (people.length === 0) return <EmptyState picture="messages" title={t`No viewers yet`} text={t`Share this live to bring in viewers.`} />
  return (
    <>
      <ul aria-label={t({ message: 'Viewers', context: 'who is watching now' })}>
        {people.map(({ id, user_nicename: name, avatar_thumb: avatar, level }) => (
          <li key={id}>
            {id === own ? (
              <Viewer name={name} avatar={avatar} level={level} />
            ) : (
              <button type="button" className="w-full text-start" onClick={() => show({ uid: id, name, avatar, level })}>
                <Viewer name={name} avatar={avatar} level={level} />
              </button>
            )}
          </li>
        ))}
        {hasNextPage && (
          <li ref={more} className="t-cap py-3 text-center text-text-2">
            <Trans>Loading more…</Trans>
          </li>
        )}
      </ul>
      <PersonSheet person={person} open={open} onOpenChange={setOpen} />
    </>
  )
}

function Viewer({ name, avatar, level }: Pick<Person, 'name' | 'avatar' | 'level'>) {
  return (
    <span className="flex h-13 items-center gap-3">
      <Avatar src={avatar} name={name} size={40} />
      <span className="flex min-w-0 flex-1 font-semibold">
        <bdi className="truncate">{name}</bdi>
      </span>
      <LevelBadge level={level} />
    </span>
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
