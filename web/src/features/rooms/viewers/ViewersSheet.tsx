import { useLingui } from '@lingui/react/macro'
import { Live } from '@nimbo/contract'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { refetchesOnFocus } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'
import { usePersonSheet } from '../../../room/person.ts'
import type { Person } from '../../../room/person.ts'
import { PersonSheet } from '../../../room/PersonSheet.tsx'
import type { RoomAddress } from '../../../room/room.queries.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { uniquePeople } from './uniquePeople.ts'

const PEOPLE_A_PAGE = 20

const viewersQuery = (room: RoomAddress) =>
  infiniteQueryOptions({
    queryKey: ['live', 'viewers', room.stream],
    queryFn: ({ pageParam, signal }) => client.call(Live.getUserLists, { ...room, p: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.userlist.length < PEOPLE_A_PAGE ? undefined : pages.length + 1),
    refetchInterval: (query) => refetchesOnFocus(query) && pollAfter(10_000, query),
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

/** Viewers now, those who gave most first. */
export function Viewers() {
  const { t } = useLingui()
  const { address } = useRoom()
  const query = useInfiniteQuery(viewersQuery(address))
  const own = useSession((session) => session.uid)
  const { person, open, show, setOpen } = usePersonSheet()
  return (
    <>
      <EndlessList
        query={query}
        itemsOf={(page) => page.userlist}
        loading={<PeopleSkeletons />}
        empty={<EmptyState picture="messages" title={t`No viewers yet`} text={t`Share this live to bring in viewers.`} />}
      >
        {(people) => (
          <ul aria-label={t({ message: 'Viewers', context: 'who is watching now' })}>
            {uniquePeople(people).map(({ id, user_nicename: name, avatar_thumb: avatar, level }) => (
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
          </ul>
        )}
      </EndlessList>
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
