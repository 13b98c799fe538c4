import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useRoomSearch } from './home.queries.ts'
import { roomGrid } from './roomGrid.ts'
import { RoomSkeletons } from './RoomSkeletons.tsx'
import { RoomTile } from './RoomTile.tsx'

export function SearchResults({ words }: { words: string }) {
  const { t } = useLingui()
  const { data: rooms, isError, refetch } = useRoomSearch(words)
  if (isError) return <ErrorState onReload={() => void refetch()} />
  if (!rooms) return <RoomSkeletons />
  if (rooms.length === 0) return <EmptyState picture="live" title={t`No results`} text={t`Try another search or browse the home page.`} />
  return (
    <ul aria-label={t`Search results`} className={roomGrid.grid}>
      {rooms.map((room) => (
        <li key={room.stream}>
          <RoomTile room={room} />
        </li>
      ))}
    </ul>
  )
}
