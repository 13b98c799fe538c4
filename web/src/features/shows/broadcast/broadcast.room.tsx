import { Trans } from '@lingui/react/macro'
import { createContext, lazy, Suspense, useContext, useEffect, useState } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { FeatureBoundary } from '../../../room/Slot.tsx'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { AnchorLost } from './AnchorLost.tsx'
import { broadcast as slice, isShutHere, lostReason } from './broadcast.state.ts'
import type { BroadcastState } from './broadcast.state.ts'
import { CameraTools } from './CameraTools.tsx'
import { DeviceNotice } from './DeviceNotice.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { UplinkMeter } from './UplinkMeter.tsx'
import type { Camera } from './useCamera.ts'
import { usePublish } from './usePublish.ts'

// It lies with the lists of rooms, which this screen has no other use for.
const LiveBadge = lazy(async () => ({ default: (await import('../../../ui/LiveBadge.tsx')).LiveBadge }))
const fetchCaptioning = () => import('./Captioning.tsx')
const Captioning = lazy(async () => ({ default: (await fetchCaptioning()).Captioning }))
const CaptioningRow = lazyDrawing(async () => (await fetchCaptioning()).CaptioningRow)
const EndLiveSheet = whenOpened(async () => (await import('./EndLiveSheet.tsx')).EndLiveSheet, { ahead: true })

interface Broadcasting {
  camera: Camera
  busy: boolean
  onEnd: () => void
  onRestart: () => void
}
/** Broadcast of the screen, for the parts of the room. */
export const BroadcastContext = createContext<Broadcasting | undefined>(undefined)

function useBroadcasting(): Broadcasting {
  const given = useContext(BroadcastContext)
  if (!given) throw new Error('a broadcast needs its camera')
  return given
}

/** The anchor's side: camera and microphone into the room, and how that is going. */
export const broadcast: RoomFeature<BroadcastState> = {
  ...slice,
  slots: {
    background: { anchor: Publishing },
    topStart: { anchor: HostClock },
    topEnd: { anchor: EndButton, order: 90 },
    chips: { anchor: SendingChips, order: 10 },
    notice: { anchor: LostNotice },
    tools: { anchor: LiveTools },
    more: { anchor: CaptioningRow, order: 15 },
  },
}

function Publishing() {
  const { camera, busy, onEnd } = useBroadcasting()
  const isShut = useSlice(slice, isShutHere)
  return (
    <>
      {camera.stream && !isShut && <Sending stream={camera.stream} mirror={camera.mirror} />}
      {!isShut && <LeaveGuard busy={busy} onEnd={onEnd} />}
      <FeatureBoundary>
        <Suspense fallback={null}>
          {!isShut && <Captioning track={camera.micOn ? camera.stream?.getAudioTracks()[0] : undefined} />}
        </Suspense>
      </FeatureBoundary>
    </>
  )
}

function Sending({ stream, mirror }: { stream: MediaStream; mirror: boolean }) {
  usePublish(stream, mirror)
  return null
}

function HostClock() {
  const { user_nicename: name, avatar_thumb: avatar } = useRoom().entered.room
  const startedAt = useSlice(slice, (state) => state.startedAt)
  const seconds = useElapsed(startedAt)
  return (
    <>
      <div className="room-host glass" data-plain="true">
        <Avatar src={avatar} name={name} size={34} ring />
        <div className="min-w-0">
          <p className="room-host-name">
            <bdi className="room-cut">{name}</bdi>
          </p>
          <p className="room-host-id" data-testid="elapsed" data-on-air={startedAt !== undefined}>
            <bdi>{clockText(seconds, { hours: true })}</bdi>
          </p>
        </div>
      </div>
      <Suspense fallback={null}>{startedAt !== undefined && <LiveBadge />}</Suspense>
    </>
  )
}

/** Seconds since a moment given in epoch milliseconds; the clock of this device only counts, it never decides. */
function useElapsed(sinceMs: number | undefined): number {
  const now = useNow(sinceMs === undefined ? Infinity : 1) * 1000
  return sinceMs === undefined ? 0 : Math.max(0, Math.floor((now - sinceMs) / 1000))
}

function EndButton() {
  const { busy, onEnd } = useBroadcasting()
  const [ending, setEnding] = useState(false)
  return (
    <>
      <button type="button" data-testid="end-live" className="room-pill room-pill-stop hit-44" onClick={() => setEnding(true)}>
        <Trans comment="Button that ends the live show">End</Trans>
      </button>
      <EndLiveSheet open={ending} onOpenChange={setEnding} busy={busy} onEnd={onEnd} />
    </>
  )
}

function SendingChips() {
  const sending = useSlice(slice, (state) => state.sending)
  const uplink = useSlice(slice, (state) => state.uplink)
  const isReduced = useSlice(slice, (state) => state.level === 'reduced')
  const isWaiting = sending === 'connecting' || sending === 'lost'
  return (
    <>
      <span role="status" className="room-status">
        {isWaiting && (
          <span className="room-chip glass">
            <Icon name="alert" size={14} />
            {sending === 'lost' ? <Trans>Connection lost, reconnecting…</Trans> : <Trans>Starting your live…</Trans>}
          </span>
        )}
        {sending === 'live' && isReduced && (
          <span className="room-chip glass" data-testid="reduced">
            <Icon name="alert" size={14} />
            <Trans>Weak connection, lower quality</Trans>
          </span>
        )}
      </span>
      {sending === 'live' && <UplinkMeter uplink={uplink} />}
    </>
  )
}

/** Notice of a lost broadcast. If the show cannot go on from this device, camera and microphone are closed until the anchor restarts it. */
function LostNotice() {
  const { camera, onRestart, onEnd } = useBroadcasting()
  const why = useSlice(slice, lostReason)
  const isShut = useSlice(slice, isShutHere)
  const { close } = camera
  useEffect(() => {
    if (isShut) close()
  }, [isShut, close])
  const isSoundOnly = useSlice(slice, (state) => state.level === 'sound' && state.sending === 'live')
  if (why !== undefined) return <AnchorLost why={why} onRestart={onRestart} onEnd={onEnd} />
  return <DeviceNotice camera={camera} soundOnly={isSoundOnly} />
}

function LiveTools() {
  return <CameraTools camera={useBroadcasting().camera} live />
}
