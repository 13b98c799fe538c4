import { lazy, Suspense } from 'react'
import { broadcast, BroadcastContext } from '../features/shows/broadcast/broadcast.room.tsx'
import type { Camera } from '../features/shows/broadcast/useCamera.ts'
import { roomType } from '../features/shows/goLive/roomType.room.tsx'
import type { useAnchorShow } from '../features/shows/goLive/useAnchorShow.ts'
import { preview } from '../features/shows/preview/preview.room.tsx'
import { earnings } from '../features/play/rank/earnings.room.tsx'
import { Room } from '../room/Room.tsx'
import type { EnteredRoom } from '../room/room.queries.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { useShape } from '../ui/useShape.ts'
import { roomFeatures } from './roomFeatures.ts'

const AnchorStudio = lazy(async () => ({ default: (await import('./AnchorStudio.tsx')).AnchorStudio }))

const features = [...roomFeatures, earnings, broadcast, roomType, preview]

interface AnchorRoomProps {
  entered: EnteredRoom
  camera: Camera
  show: ReturnType<typeof useAnchorShow>
}

/** The running show as its anchor sees it. Fetched while the show is being set up. */
export function AnchorRoom({ entered, camera, show }: AnchorRoomProps) {
  const { room } = entered
  const isWide = useShape('studio')
  const onRestart = () => {
    camera.askAgain()
    show.carryOn(room.stream)
  }
  const given = { camera, busy: show.busy, onEnd: () => show.end(room), onRestart }
  return (
    <BroadcastContext value={given}>
      <Room role="anchor" entered={entered} features={features} onEnded={(reason, facts) => show.ended(room, reason, facts)}>
        {isWide && (
          <Boundary part="slot" renderFallback={() => null}>
            <Suspense fallback={null}>
              <AnchorStudio />
            </Suspense>
          </Boundary>
        )}
      </Room>
    </BroadcastContext>
  )
}
