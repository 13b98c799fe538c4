import { useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { RoomDoor } from '../features/shows/door/RoomDoor.tsx'
import type { Entry } from '../features/shows/door/roomEntry.ts'
import { useRoomEntry } from '../features/shows/door/useRoomEntry.ts'
import { picture } from '../features/shows/picture/picture.room.tsx'
import { sound } from '../features/rooms/sound/sound.room.tsx'
import { swipe } from '../features/rooms/swipe/swipe.room.tsx'
import { timed } from '../features/shows/timed/timed.room.tsx'
import { comingRoom } from '../lib/comingRoom.ts'
import { allowFloating, hostRoom } from '../lib/hostedRoom.ts'
import type { HostedRoomProps } from '../lib/hostedRoom.ts'
import { exitRoom } from '../lib/roomExit.ts'
import { Room } from '../room/Room.tsx'
import { FeatureBoundary } from '../room/Slot.tsx'
import type { RoomCore, RoomFacts } from '../room/feature.ts'
import type { EnteredRoom } from '../room/room.queries.ts'
import { RoomFrame } from '../room/RoomFrame.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { roomFeatures } from './roomFeatures.ts'

const RoomRefused = lazy(async () => ({ default: (await import('../features/shows/door/RoomRefused.tsx')).RoomRefused }))
const Door = lazy(async () => ({ default: (await import('../features/shows/door/Door.tsx')).Door }))
const fetchEndCard = () => import('../features/shows/showEnd/EndCard.tsx')
const EndCard = lazy(async () => ({ default: (await fetchEndCard()).EndCard }))
const RemovedCard = lazy(async () => ({ default: (await import('../features/safety/sanction/RemovedCard.tsx')).RemovedCard }))
const RoomLayers = lazy(async () => ({ default: (await import('./RoomLayers.tsx')).RoomLayers }))
const ClosedNote = lazy(async () => ({ default: (await import('../features/safety/sanction/ClosedNote.tsx')).ClosedNote }))
/** Long enough for the room itself to be there first. */
const AHEAD_MS = 3000

const features = [...roomFeatures, picture, sound, swipe, timed]

/** The room itself is drawn by the shell, which keeps it when this screen is left. */
export function LiveAudienceScreen() {
  const { liveuid, stream } = useSearch({ from: '/liveAudience' })
  useLayoutEffect(() => hostRoom({ liveuid, stream, Draw: AudienceRoom }), [liveuid, stream])
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen().catch(() => undefined)), [])
  return null
}

function AudienceRoom({ liveuid, stream, floating }: HostedRoomProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { entry, enter, retry } = useRoomEntry({ liveuid, stream })
  // Leaving a room that costs by the minute means to stop paying: it goes on only when the viewer asks for it.
  const staysOpen = entry.step === 'in' && entry.room.room.type !== 3
  useEffect(() => {
    if (!floating) allowFloating(staysOpen)
  }, [staysOpen, floating])
  const leave = useCallback(() => {
    allowFloating(false)
    if (!exitRoom()) void navigate({ to: '/index', replace: true })
  }, [navigate])
  const poster =
    entry.step === 'in' ? entry.room.room.thumb : entry.step === 'door' ? entry.door.room.thumb : (comingRoom(stream)?.poster ?? '')

  function refusedCard(why: Extract<Entry, { step: 'refused' }>['why']) {
    if (why === 'ended') return <EndCard stream={stream} watchedSeconds={0} onLeave={leave} />
    if (why === 'kicked') return <RemovedCard liveuid={liveuid} onLeave={leave} />
    // Behind a question without an answer stays the cover that was chosen.
    const ground = why === 'failed' && poster ? '' : 'bg-bg'
    return (
      <div className={`grid h-full place-items-center text-text ${ground}`}>
        {why === 'blocked' || why === 'age' ? <RoomRefused why={why} onLeave={leave} /> : <ErrorState onReload={retry} />}
      </div>
    )
  }

  if (entry.step === 'refused' && entry.why === 'own') return <Navigate to="/liveAnchor" replace />
  return (
    <RoomFrame poster={poster} floating={floating} label={t({ message: 'Live', context: 'one broadcast' })}>
      <Suspense fallback={<RoomDoor onLeave={leave} />}>
        {entry.step === 'checking' && <RoomDoor onLeave={leave} />}
        {entry.step === 'door' && <Door door={entry.door} fault={entry.fault} busy={entry.busy} onEnter={enter} onLeave={leave} />}
        {entry.step === 'in' && (
          <WatchedRoom entered={entry.room} since={entry.since} floating={floating} onLeave={leave} onRefused={retry} />
        )}
        {entry.step === 'refused' && refusedCard(entry.why)}
      </Suspense>
    </RoomFrame>
  )
}

interface WatchedRoomProps {
  entered: EnteredRoom
  /** Time it was entered, in epoch milliseconds. */
  since: number
  floating: boolean
  onLeave: () => void
  onRefused: () => void
}

function WatchedRoom({ entered, since, floating, onLeave, onRefused }: WatchedRoomProps) {
  const [ended, setEnded] = useState<{ at: number; closed: boolean; stopped: RoomFacts['stopped'] }>()
  const onEnded = useCallback((reason: RoomCore['ended'], { stopped }: RoomFacts) => {
    allowFloating(false)
    setEnded({ at: Date.now(), closed: reason === 'closed', stopped })
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void fetchEndCard().catch(() => undefined), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  if (ended === undefined)
    return (
      <Room
        role="audience"
        entered={entered}
        features={features}
        floating={floating}
        onEnded={onEnded}
        onRefused={onRefused}
        onLeave={onLeave}
      >
        <FeatureBoundary>
          <Suspense fallback={null}>
            <RoomLayers />
          </Suspense>
        </FeatureBoundary>
      </Room>
    )
  return (
    <Suspense fallback={<RoomDoor onLeave={onLeave} />}>
      <EndCard
        stream={entered.room.stream}
        watchedSeconds={Math.floor((ended.at - since) / 1000)}
        notice={ended.closed && <ClosedNote stopped={ended.stopped} own={false} />}
        onLeave={onLeave}
      />
    </Suspense>
  )
}
