import { Plural } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Boundary } from '../../../ui/Boundary.tsx'
import { useInView } from '../../../ui/useInView.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useRoomPages } from './home.queries.ts'
import type { RoomFeed } from '../../../room/roomPages.queries.ts'
import { useSeenPages } from './useSeenPages.ts'
import { roomGrid, RoomSkeletons } from './RoomSkeletons.tsx'
import { RoomTile } from './RoomTile.tsx'

const LivePreview = lazy(async () => ({ default: (await import('./LivePreview.tsx')).LivePreview }))

interface RoomListProps {
  feed: RoomFeed
  variant?: 'grid' | 'large'
  empty: ReactNode
}

const eagerTiles = 4

/** Rooms with the four states of a list: loading, empty, failed, loaded. */
export function RoomList({ feed, variant = 'grid', empty }: RoomListProps) {
  const { list, isSeen } = useSeenPages()
  const { rooms, fresh, showFresh, failed, more, loadMore } = useRoomPages(feed, isSeen)
  const end = useInView(loadMore)
  const error = failed && <ErrorState onReload={() => void failed.refetch()} />
  if (!rooms) return error || <RoomSkeletons variant={variant} />
  if (rooms.length === 0) return empty
  return (
    <>
      <div className="home-fresh" role="status">
        {fresh > 0 && (
          <button type="button" className="hit-44 bg-accent-grad shadow-accent" onClick={showFresh}>
            <Plural value={fresh} one="# new live" other="# new lives" />
          </button>
        )}
      </div>
      <ul ref={list} className={roomGrid[variant]}>
        {rooms.map(({ room, page }, index) => (
          <li key={room.stream} data-page={page}>
            <RoomTile room={room} variant={variant} eager={index < eagerTiles} />
          </li>
        ))}
      </ul>
      {error || (more && <div ref={end} className="h-px" />)}
      <PreviewLater />
    </>
  )
}

/** The first paint and its pictures come before anything that moves. */
const PREVIEW_AFTER_MS = 1_500

/** Cards that play are an extra: without their code the list is as good as before. */
function PreviewLater() {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    later && (
      <Boundary part="slot" renderFallback={() => null}>
        <Suspense fallback={null}>
          <LivePreview />
        </Suspense>
      </Boundary>
    )
  )
}
