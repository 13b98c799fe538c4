import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { useInView } from '../../lib/useInView.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { viewersQuery } from './live.queries.ts'
import type { RoomAddress } from './live.queries.ts'
import type { Person } from './person.ts'
import { PersonSheet } from './PersonSheet.tsx'
import { usePerson } from './usePerson.ts'

interface ViewersSheetProps {
  room: RoomAddress
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ViewersSheet({ room, open, onOpenChange }: ViewersSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t({ message: 'Viewers', context: 'who is watching now' })} scrim="light">
      <div className="h-[46dvh] overflow-y-auto px-4 pbe-2">{open && <Viewers room={room} />}</div>
    </Sheet>
  )
}

function Viewers({ room }: { room: RoomAddress }) {
  const { t } = useLingui()
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(viewersQuery(room))
  const own = useSession((session) => session.uid)
  const { person, open, show, setOpen } = usePerson()
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
      <span className="min-w-0 flex-1 truncate font-semibold">
        <bdi>{name}</bdi>
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
