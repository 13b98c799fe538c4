import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { CameraPreview } from '../features/shows/broadcast/CameraPreview.tsx'
import { CameraTools } from '../features/shows/broadcast/CameraTools.tsx'
import { PingMeter } from '../features/shows/broadcast/UplinkMeter.tsx'
import { useCamera } from '../features/shows/broadcast/useCamera.ts'
import { AnchorSetup, openShowQuery } from '../features/shows/goLive/AnchorSetup.tsx'
import { changeSetup, useSetupDraft } from '../features/shows/goLive/setupDraft.ts'
import { useAnchorShow } from '../features/shows/goLive/useAnchorShow.ts'
import { useSession } from '../lib/session.ts'
import { RoomFrame } from '../room/RoomFrame.tsx'

const fetchRoom = () => import('./AnchorRoom.tsx')
const fetchEndCard = () => import('../features/shows/showEnd/AnchorEndCard.tsx')
const fetchNotice = () => import('../features/shows/broadcast/CameraNotice.tsx')
const AnchorRoom = lazy(async () => ({ default: (await fetchRoom()).AnchorRoom }))
const CameraNotice = lazy(async () => ({ default: (await fetchNotice()).CameraNotice }))
const SetupOffer = lazy(async () => ({ default: (await import('../features/play/privateShow/SetupOffer.tsx')).SetupOffer }))
const UncertifiedCard = lazy(async () => ({ default: (await import('../features/shows/goLive/UncertifiedCard.tsx')).UncertifiedCard }))
const BannedCard = lazy(async () => ({ default: (await import('../features/safety/sanction/BannedCard.tsx')).BannedCard }))
const ClosedNote = lazy(async () => ({ default: (await import('../features/safety/sanction/ClosedNote.tsx')).ClosedNote }))
const AnchorEndCard = lazy(async () => ({ default: (await fetchEndCard()).AnchorEndCard }))

export function LiveAnchorScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const show = useAnchorShow()
  const { phase } = show
  const signedIn = useSession((session) => session.token !== undefined)
  const camera = useCamera({ wanted: signedIn && (phase.step === 'setup' || phase.step === 'live') })
  const open = useQuery(openShowQuery)
  const setup = useSetupDraft((draft) => draft.setup)
  const leave = () => void navigate({ to: '/index', replace: true })
  const goLiveAgain = () => {
    void open.refetch()
    show.goLiveAgain()
  }
  useEffect(() => void Promise.allSettled([fetchNotice(), fetchRoom(), fetchEndCard()]), [])
  const running = phase.step === 'live' ? phase.entered.room : phase.step === 'ended' ? phase.show : undefined
  const poster = running?.thumb ?? setup.cover
  const preview = <CameraPreview stream={camera.stream} mirror={camera.mirror} poster={poster} />
  // On air the room itself tells of a device that stopped; only one that could not be opened at all stands in its way.
  const isShut =
    camera.state !== 'ready' && (phase.step === 'setup' || (phase.step === 'live' && !camera.stream && camera.state !== 'asking'))

  return (
    <RoomFrame poster={poster} label={t`My live`}>
      {phase.step === 'live' ? (
        <Suspense fallback={preview}>
          <AnchorRoom key={phase.entered.media.token} entered={phase.entered} camera={camera} show={show} />
        </Suspense>
      ) : (
        preview
      )}
      {phase.step === 'setup' && camera.state === 'ready' && (
        <div className="room-side">
          <CameraTools camera={camera} live={false} />
        </div>
      )}
      {phase.step === 'setup' && (
        <AnchorSetup
          cameraReady={camera.state === 'ready'}
          show={show}
          open={open.data}
          setup={setup}
          meter={<PingMeter />}
          offer={
            <Suspense fallback={null}>
              <SetupOffer />
            </Suspense>
          }
          onChange={changeSetup}
          onLeave={leave}
        />
      )}
      <Suspense fallback={null}>
        {isShut && camera.state !== 'ready' && <CameraNotice state={camera.state} onAskAgain={camera.askAgain} />}
        {phase.step === 'uncertified' && <UncertifiedCard onLeave={leave} />}
        {phase.step === 'banned' && <BannedCard onLeave={leave} />}
        {phase.step === 'ended' && (
          <AnchorEndCard
            show={phase.show}
            lost={phase.lost}
            notice={phase.closed && <ClosedNote stopped={phase.stopped} own />}
            onGoLiveAgain={goLiveAgain}
            onDone={leave}
          />
        )}
      </Suspense>
    </RoomFrame>
  )
}
