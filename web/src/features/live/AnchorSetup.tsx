import type { Live, Output } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/IconButton.tsx'
import { CameraNotice } from './CameraNotice.tsx'
import { ResumeCard } from './ResumeCard.tsx'
import type { Setup } from './setup.state.ts'
import { SetupPanel } from './SetupPanel.tsx'
import { UplinkMeter } from './UplinkMeter.tsx'
import type { useAnchorShow } from './useAnchorShow.ts'
import type { Camera } from './useCamera.ts'
import { usePing } from './usePing.ts'

interface AnchorSetupProps {
  camera: Camera
  show: ReturnType<typeof useAnchorShow>
  /** What the server knows about a show of mine that is still open; undefined while it is being asked. */
  open: Output<typeof Live.checkLiveing> | undefined
  setup: Setup
  onChange: (part: Partial<Setup>) => void
  onLeave: () => void
}

/** Before the show: the camera, what the room will be, and a show that is still open from before. */
export function AnchorSetup({ camera, show, open, setup, onChange, onLeave }: AnchorSetupProps) {
  const { t } = useLingui()
  const ready = camera.state === 'ready'
  const openShow = open?.status === 1 ? open : undefined
  return (
    <>
      <header className="anchor-top">
        <IconButton icon="close" look="glass" size={40} label={t`Close`} data-testid="close-room" onClick={onLeave} />
        <UplinkMeter uplink={{ rttMs: usePing(), bitrate: undefined }} />
        <span className="w-10" />
      </header>
      {camera.state !== 'ready' && <CameraNotice state={camera.state} onAskAgain={camera.askAgain} />}
      {ready && openShow && (
        <ResumeCard
          title={openShow.title}
          busy={show.busy}
          cameraReady={ready}
          onCarryOn={() => show.carryOn(openShow.stream)}
          onEnd={() => show.end(openShow)}
        />
      )}
      {ready && open?.status === 0 && (
        <SetupPanel setup={setup} onChange={onChange} onStart={() => show.start(setup)} busy={show.busy} cameraReady={ready} />
      )}
    </>
  )
}
