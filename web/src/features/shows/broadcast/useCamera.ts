import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CameraFault, Resolution } from '../../../lib/media/camera.ts'
import { createCapture } from '../../../lib/media/createCapture.ts'
import type { CaptureState, ChangeOutcome } from '../../../lib/media/createCapture.ts'
import type { TorchFault } from '../../../lib/media/torch.ts'
import { toast } from '../../../ui/toast.ts'

export type CameraState = 'asking' | 'ready' | CameraFault

/** The anchor's camera and microphone: open while they are wanted, closed whatever way the screen is left. */
export function useCamera({ wanted }: { wanted: boolean }) {
  const { t } = useLingui()
  const [capture] = useState(createCapture)
  const { status, ...state } = useStore(capture.store)

  useEffect(() => {
    if (!wanted) return
    void capture.open()
    return capture.close
  }, [capture, wanted])

  function tellOutcome(outcome: ChangeOutcome) {
    if (outcome === 'kept') toast.error(t`Couldn’t switch the camera`)
  }
  function tellTorch(fault: TorchFault | undefined) {
    const faults: Record<TorchFault, string> = {
      unsupported: t`The flashlight is not supported on this device`,
      rearOnly: t`The flashlight works only with the rear camera`,
      failed: t`Failed to turn on the flashlight`,
    }
    if (fault) toast.error(faults[fault])
  }

  return {
    ...state,
    state: cameraState(status, state.camera === 'ended' || state.microphone === 'ended'),
    /** Asks once more, for everything or for what has ended. */
    askAgain: () => void (state.stream ? capture.reopen() : capture.open()),
    close: capture.close,
    flip: () => void capture.flip().then(tellOutcome),
    choose: (resolution: Resolution) => void capture.choose(resolution).then(tellOutcome),
    toggleMirror() {
      capture.toggleMirror()
      if (capture.store.getState().mirror) toast(t`Only you see yourself mirrored`)
    },
    toggleMic: capture.toggleMic,
    toggleTorch: () => void capture.toggleTorch().then(tellTorch),
  }
}

export type Camera = ReturnType<typeof useCamera>

/** A device that stopped after it was opened is explained like one that is not there. */
function cameraState(status: CaptureState['status'], isOver: boolean): CameraState {
  if (status === 'closed') return 'asking'
  return status === 'ready' && isOver ? 'missing' : status
}
