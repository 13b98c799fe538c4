import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CameraError, openCamera, openPicture } from '../../lib/media/camera.ts'
import type { CameraFault, CameraConstraints, Resolution } from '../../lib/media/camera.ts'
import { setTorch } from '../../lib/media/torch.ts'
import type { TorchFault } from '../../lib/media/torch.ts'
import { toast } from '../../ui/toast.ts'

export type CameraState = 'asking' | 'ready' | CameraFault

const faultOf = (e: unknown): CameraFault => (e instanceof CameraError ? e.fault : 'busy')
const stopAll = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop())

/** The anchor's camera and microphone, from asking for them to letting them go. */
export function useCamera() {
  const { t } = useLingui()
  const [constraints, setConstraints] = useState<CameraConstraints>({ facing: 'user', resolution: 720 })
  const [stream, setStream] = useState<MediaStream>()
  const [state, setState] = useState<CameraState>('asking')
  const [mirror, setMirror] = useState(true)
  const [micOn, setMicOn] = useState(true)
  const [torchOn, setTorchOn] = useState(false)
  const opened = useRef<MediaStream>(undefined)
  const firstConstraints = useRef(constraints)
  /** A camera that opens after leaving must be closed at once. */
  const turn = useRef(0)

  const failed = useCallback((e: unknown) => setState(faultOf(e)), [])
  const open = useCallback(async () => {
    const mine = (turn.current += 1)
    const media = await openCamera(firstConstraints.current)
    if (mine !== turn.current) return stopAll(media)
    opened.current = media
    setStream(media)
    setState('ready')
  }, [])

  useEffect(() => {
    open().catch(failed)
    return () => {
      turn.current += 1
      stopAll(opened.current)
      opened.current = undefined
    }
  }, [open, failed])

  /** Phones open one camera at a time, so the old one is stopped before the new one is asked for. */
  async function change(next: CameraConstraints) {
    if (!stream) return
    const sound = stream.getAudioTracks()
    for (const old of stream.getVideoTracks()) old.stop()
    const picture = await openPicture(next).catch(() => openPicture(constraints))
    const media = new MediaStream([picture, ...sound])
    opened.current = media
    setStream(media)
    setConstraints(next)
    setTorchOn(false)
    setMirror(next.facing === 'user')
  }

  async function torch() {
    const track = stream?.getVideoTracks()[0]
    if (!track) return
    const faults: Record<TorchFault, string> = {
      unsupported: t`The flashlight is not supported on this device`,
      rearOnly: t`The flashlight works only with the rear camera`,
      failed: t`Failed to turn on the flashlight`,
    }
    const fault = constraints.facing === 'user' ? 'rearOnly' : await setTorch(track, !torchOn)
    if (fault) toast.error(faults[fault])
    else setTorchOn(!torchOn)
  }

  function mic() {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !micOn
    setMicOn(!micOn)
  }

  return {
    state,
    stream,
    mirror,
    micOn,
    torchOn,
    resolution: constraints.resolution,
    askAgain: () => {
      setState('asking')
      open().catch(failed)
    },
    flip: () => void change({ ...constraints, facing: constraints.facing === 'user' ? 'environment' : 'user' }).catch(failed),
    choose: (resolution: Resolution) => void change({ ...constraints, resolution }).catch(failed),
    toggleMirror: () => setMirror(!mirror),
    toggleMic: mic,
    toggleTorch: () => void torch(),
  }
}

export type Camera = ReturnType<typeof useCamera>
