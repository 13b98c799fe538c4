import { useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AudienceRoom } from '../features/live/AudienceRoom.tsx'
import { EndCard } from '../features/live/EndCard.tsx'
import type { RoomAddress } from '../features/live/live.queries.ts'
import { RoomDoor } from '../features/live/RoomDoor.tsx'
import { RoomRefused } from '../features/live/RoomRefused.tsx'
import { Stage } from '../features/live/Stage.tsx'
import { useRoomEntry } from '../features/live/useRoomEntry.ts'
import { whenOpened } from '../ui/whenOpened.tsx'

const PasswordSheet = whenOpened(async () => (await import('../features/live/PasswordSheet.tsx')).PasswordSheet)

export function LiveAudienceScreen() {
  const address = useSearch({ from: '/liveAudience' })
  return <Room key={address.stream} address={address} />
}

function Room({ address }: { address: RoomAddress }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { entry, tryPassword, retry } = useRoomEntry(address)
  const leave = useCallback(() => void navigate({ to: '/index', replace: true }), [navigate])
  const poster = entry.step === 'in' ? entry.room.room.thumb : ''

  if (entry.step === 'refused' && entry.why === 'own') return <Navigate to="/liveAnchor" replace />
  return (
    <Stage poster={poster} label={t({ message: 'Live', context: 'one broadcast' })}>
      {(entry.step === 'checking' || entry.step === 'password') && <RoomDoor onLeave={leave} />}
      {entry.step === 'password' && (
        <PasswordSheet open onOpenChange={(open) => !open && leave()} fault={entry.fault} busy={entry.busy} onTry={tryPassword} />
      )}
      {entry.step === 'in' && <AudienceRoom entered={entry.room} since={entry.since} onLeave={leave} onRefused={retry} />}
      {entry.step === 'refused' && entry.why === 'ended' && <EndCard stream={address.stream} watchedSeconds={0} onLeave={leave} />}
      {entry.step === 'refused' && (entry.why === 'kicked' || entry.why === 'failed') && (
        <div className="grid h-full place-items-center bg-bg text-text">
          <RoomRefused why={entry.why} onRetry={retry} onLeave={leave} />
        </div>
      )}
    </Stage>
  )
}
