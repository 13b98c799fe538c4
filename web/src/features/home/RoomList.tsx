import type { ReactNode } from 'react'
import { useInView } from '../../lib/useInView.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useRoomPages } from './home.queries.ts'
import type { RoomFeed } from './home.queries.ts'
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
  const { rooms, failed, more, loadMore, reload } = useRoomPages(feed)
  const end = useInView(loadMore)
  if (failed) return <ErrorState onReload={reload} />
  if (!rooms) return <RoomSkeletons variant={variant} />
  if (rooms.length === 0) return empty
  return (
    <>
      <ul className={roomGrid[variant]}>
        {rooms.map((room, index) => (
          <li key={room.stream}>
            <RoomTile room={room} variant={variant} eager={index < eagerTiles} />
          </li>
        ))}
      </ul>
      {more && <div ref={end} className="h-px" />}
    </>
  )
}
