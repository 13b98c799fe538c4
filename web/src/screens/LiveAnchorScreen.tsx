import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AnchorEndCard } from '../features/live/AnchorEndCard.tsx'
import { AnchorRoom } from '../features/live/AnchorRoom.tsx'
import { AnchorSetup } from '../features/live/AnchorSetup.tsx'
import { CameraPreview } from '../features/live/CameraPreview.tsx'
import { CameraTools } from '../features/live/CameraTools.tsx'
import { openShowQuery } from '../features/live/live.queries.ts'
import { coverPath, emptySetup } from '../features/live/setup.state.ts'
import { Stage } from '../features/live/Stage.tsx'
import { UncertifiedCard } from '../features/live/UncertifiedCard.tsx'
import { useAnchorShow } from '../features/live/useAnchorShow.ts'
import { useCamera } from '../features/live/useCamera.ts'
import '../features/live/anchor.css'

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

  return (
    <Stage poster={poster} label={t`My live`}>
      <CameraPreview stream={phase.step === 'ended' ? undefined : camera.stream} mirror={camera.mirror} poster={poster} />
      {camera.state === 'ready' && (phase.step === 'setup' || phase.step === 'live') && (
        <CameraTools camera={camera} live={phase.step === 'live'} />
      )}
      {phase.step === 'setup' && (
        <AnchorSetup
          camera={camera}
          show={show}
          open={open.data}
          setup={setup}
          onChange={(part) => setSetup({ ...setup, ...part })}
          onLeave={leave}
        />
      )}
      {phase.step === 'uncertified' && <UncertifiedCard onLeave={leave} />}
      {phase.step === 'live' && camera.stream && (
        <AnchorRoom
          key={phase.entered.media.token}
          entered={phase.entered}
          camera={camera.stream}
          busy={show.busy}
          onEnd={() => show.end(phase.entered.room)}
          onEnded={(lost) => show.ended(phase.entered.room, lost)}
          onRestart={() => show.carryOn(phase.entered.room.stream)}
        />
      )}
      {phase.step === 'ended' && <AnchorEndCard show={phase.show} lost={phase.lost} onAgain={again} onDone={leave} />}
    </Stage>
  )
}
