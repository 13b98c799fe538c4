import type { ReactNode } from 'react'
import { useInView } from '../../ui/useInView.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useRoomPages } from './home.queries.ts'
import type { RoomFeed } from './home.queries.ts'
import { useSeenPages } from './useSeenPages.ts'
import { roomGrid, RoomSkeletons } from './RoomSkeletons.tsx'
import { RoomTile } from './RoomTile.tsx'

interface RoomListProps {
  feed: RoomFeed
  variant?: 'grid' | 'large'
  empty: ReactNode
}

const eagerTiles = 4

/** Rooms with the four states of a list: loading, empty, failed, loaded. */
export function RoomList({ feed, variant = 'grid', empty }: RoomListProps) {
  const { list, isSeen } = useSeenPages()
  const { rooms, failed, more, loadMore, reload } = useRoomPages(feed, isSeen)
  const end = useInView(loadMore)
  if (failed) return <ErrorState onReload={reload} />
  if (!rooms) return <RoomSkeletons variant={variant} />
  if (rooms.length === 0) return empty
  return (
    <>
      <ul ref={list} className={roomGrid[variant]}>
        {rooms.map(({ room, page }, index) => (
          <li key={room.stream} data-page={page}>
            <RoomTile room={room} variant={variant} eager={index < eagerTiles} />
          </li>
        ))}
      </ul>
      {more && <div ref={end} className="h-px" />}
    </>
  )
}
