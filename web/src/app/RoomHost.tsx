import { Suspense, useEffect } from 'react'
import { dropRoom, useHostedRoom } from '../lib/hostedRoom.ts'
import { BrokenScreen } from '../screens/BrokenScreen.tsx'
import { Boundary } from '../ui/Boundary.tsx'

/**
 * Routes over which no other room plays on: one's own broadcast, a video, a sign-in at another company, and the screens a disabled account
 * still sees.
 */
const alone = /^\/(?:liveAnchor|videoPlay|router|sanction|appeal)(?:\/|$)/

/** Draws the room of the page: as the screen of its route, and small over every other. */
export function RoomHost({ path }: { path: string }) {
  const { room, floating } = useHostedRoom()
  const ends = floating && alone.test(path)
  useEffect(() => {
    if (ends) dropRoom()
  }, [ends])
  if (!room || ends) return null
  const { Draw, liveuid, stream } = room
  return (
    <Boundary
      key={stream}
      part="screen"
      renderFallback={(error, again) => (floating ? null : <BrokenScreen error={error} reset={again} />)}
    >
      <Suspense>
        <Draw liveuid={liveuid} stream={stream} floating={floating} />
      </Suspense>
    </Boundary>
  )
}
