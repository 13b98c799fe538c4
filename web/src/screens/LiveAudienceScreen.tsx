import { useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { RoomDoor, RoomRefused } from '../features/door/RoomDoor.tsx'
import { useRoomEntry } from '../features/door/useRoomEntry.ts'
import { picture } from '../features/picture/picture.room.tsx'
import { sound } from '../features/sound/sound.room.tsx'
import { timed } from '../features/timed/timed.room.tsx'
import { exitRoom } from '../lib/roomExit.ts'
import { Room } from '../room/Room.tsx'
import type { RoomCore } from '../room/feature.ts'
import type { EnteredRoom, RoomAddress } from '../room/room.queries.ts'
import { RoomFrame } from '../room/RoomFrame.tsx'
import { roomFeatures } from './roomFeatures.ts'

const Door = lazy(async () => ({ default: (await import('../features/door/Door.tsx')).Door }))
const fetchEndCard = () => import('../features/showEnd/EndCard.tsx')
const EndCard = lazy(async () => ({ default: (await fetchEndCard()).EndCard }))
const RemovedCard = lazy(async () => ({ default: (await import('../features/sanction/RemovedCard.tsx')).RemovedCard }))
const ClosedNote = lazy(async () => ({ default: (await import('../features/sanction/ClosedNote.tsx')).ClosedNote }))
/** Long enough for the room itself to be there first. */
const AHEAD_MS = 3000

const features = [...roomFeatures, picture, sound, timed]

export function LiveAudienceScreen() {
  const address = useSearch({ from: '/liveAudience' })
  return <AudienceRoom key={address.stream} address={address} />
}

function AudienceRoom({ address }: { address: RoomAddress }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { entry, enter, retry } = useRoomEntry(address)
  const leave = useCallback(() => void (exitRoom() || navigate({ to: '/index', replace: true })), [navigate])
  const poster = entry.step === 'in' ? entry.room.room.thumb : entry.step === 'door' ? entry.door.room.thumb : ''

  if (entry.step === 'refused' && entry.why === 'own') return <Navigate to="/liveAnchor" replace />
  return (
    <RoomFrame poster={poster} label={t({ message: 'Live', context: 'one broadcast' })}>
      {entry.step === 'checking' && <RoomDoor onLeave={leave} />}
      {entry.step === 'door' && (
        <Suspense fallback={<RoomDoor onLeave={leave} />}>
          <Door door={entry.door} fault={entry.fault} busy={entry.busy} onEnter={enter} onLeave={leave} />
        </Suspense>
      )}
      {entry.step === 'in' && <WatchedRoom entered={entry.room} since={entry.since} onLeave={leave} onRefused={retry} />}
      {entry.step === 'refused' && entry.why === 'ended' && (
        <Suspense fallback={<RoomDoor onLeave={leave} />}>
          <EndCard stream={address.stream} watchedSeconds={0} onLeave={leave} />
        </Suspense>
      )}
      {entry.step === 'refused' && entry.why === 'kicked' && (
        <Suspense fallback={<RoomDoor onLeave={leave} />}>
          <RemovedCard liveuid={address.liveuid} onLeave={leave} />
        </Suspense>
      )}
      {entry.step === 'refused' && entry.why !== 'ended' && entry.why !== 'own' && entry.why !== 'kicked' && (
        <div className="grid h-full place-items-center bg-bg text-text">
          <RoomRefused why={entry.why} onRetry={retry} onLeave={leave} />
        </div>
      )}
    </RoomFrame>
  )
}

interface WatchedRoomProps {
  entered: EnteredRoom
  /** When it was entered, in epoch milliseconds. */
  since: number
  onLeave: () => void
  onRefused: () => void
}

function WatchedRoom({ entered, since, onLeave, onRefused }: WatchedRoomProps) {
  const [ended, setEnded] = useState<{ at: number; closed: boolean; stopped: RoomCore['stopped'] }>()
  const onEnded = useCallback(
    (reason: RoomCore['ended'], stopped: RoomCore['stopped']) => setEnded({ at: Date.now(), closed: reason === 'closed', stopped }),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(() => void fetchEndCard().catch(() => undefined), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  if (ended === undefined)
    return <Room role="audience" entered={entered} features={features} onEnded={onEnded} onRefused={onRefused} onLeave={onLeave} />
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
