import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { broadcast, BroadcastContext } from '../features/broadcast/broadcast.room.tsx'
import { CameraNotice } from '../features/broadcast/CameraNotice.tsx'
import { CameraPreview } from '../features/broadcast/CameraPreview.tsx'
import { CameraTools } from '../features/broadcast/CameraTools.tsx'
import { PingMeter } from '../features/broadcast/UplinkMeter.tsx'
import { useCamera } from '../features/broadcast/useCamera.ts'
import { AnchorSetup, openShowQuery } from '../features/goLive/AnchorSetup.tsx'
import { coverPath, emptySetup } from '../features/goLive/setup.state.ts'
import { UncertifiedCard } from '../features/goLive/UncertifiedCard.tsx'
import { useAnchorShow } from '../features/goLive/useAnchorShow.ts'
import { Room } from '../room/Room.tsx'
import { RoomFrame } from '../room/RoomFrame.tsx'
import { roomFeatures } from './roomFeatures.ts'

const AnchorEndCard = lazy(async () => ({ default: (await import('../features/showEnd/AnchorEndCard.tsx')).AnchorEndCard }))

const features = [...roomFeatures, broadcast]

export function LiveAnchorScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const camera = useCamera()
  const show = useAnchorShow()
  const { phase } = show
  const open = useQuery(openShowQuery)
  const [setup, setSetup] = useState(emptySetup)
  const leave = () => void navigate({ to: '/index', replace: true })
  const again = () => {
    void open.refetch()
    show.again()
  }
  const running = phase.step === 'live' ? phase.entered.room : phase.step === 'ended' ? phase.show : undefined
  const poster = running?.thumb ?? coverPath(setup.cover)
  const isLive = phase.step === 'live' && camera.stream !== undefined

  return (
    <RoomFrame poster={poster} label={t`My room`}>
      {!isLive && <CameraPreview stream={phase.step === 'ended' ? undefined : camera.stream} mirror={camera.mirror} poster={poster} />}
      {phase.step === 'setup' && (
        <>
          {camera.state === 'ready' ? (
            <div className="room-side">
              <CameraTools camera={camera} live={false} />
            </div>
          ) : (
            <CameraNotice state={camera.state} onAskAgain={camera.askAgain} />
          )}
          <AnchorSetup
            cameraReady={camera.state === 'ready'}
            show={show}
            open={open.data}
            setup={setup}
            meter={<PingMeter />}
            onChange={(part) => setSetup({ ...setup, ...part })}
            onLeave={leave}
          />
        </>
      )}
      {phase.step === 'uncertified' && <UncertifiedCard onLeave={leave} />}
      {phase.step === 'live' && isLive && (
        <BroadcastContext
          value={{
            camera,
            busy: show.busy,
            onEnd: () => show.end(phase.entered.room),
            onRestart: () => show.carryOn(phase.entered.room.stream),
          }}
        >
          <Room
            key={phase.entered.media.token}
            role="anchor"
            entered={phase.entered}
            features={features}
            onEnded={(reason) => show.ended(phase.entered.room, reason === 'lost')}
          />
        </BroadcastContext>
      )}
      {phase.step === 'ended' && (
        <Suspense fallback={null}>
          <AnchorEndCard show={phase.show} lost={phase.lost} onAgain={again} onDone={leave} />
        </Suspense>
      )}
    </RoomFrame>
  )
}
