export type CameraFault = 'denied' | 'missing' | 'busy' | 'insecure'
export type Facing = 'user' | 'environment'
export const resolutions = [540, 720, 1080] as const
export type Resolution = (typeof resolutions)[number]

export interface CameraConstraints {
  facing: Facing
  resolution: Resolution
}

const LONG_SIDE: Record<Resolution, number> = { 540: 960, 720: 1280, 1080: 1920 }

const voice: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/** Opens camera and microphone; throws a CameraFault word the screen explains. */
export async function openCamera(constraints: CameraConstraints): Promise<MediaStream> {
  return ask({ video: picture(constraints), audio: voice })
}

/** Another camera or size while the microphone goes on. */
export async function openPicture(constraints: CameraConstraints): Promise<MediaStreamTrack> {
  return onlyTrack(await ask({ video: picture(constraints) }))
}

/** The microphone alone, after the one from before ended. */
export async function openMicrophone(): Promise<MediaStreamTrack> {
  return onlyTrack(await ask({ audio: voice }))
}

function onlyTrack(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getTracks()
  if (!track) throw new CameraError('missing')
  return track
}

export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly fault: CameraFault
  constructor(fault: CameraFault) {
    super(fault)
    this.fault = fault
  }
}

/** A held phone already gives an upright picture; a desk camera is cropped to one. */
function picture({ facing, resolution }: CameraConstraints): MediaTrackConstraints {
  const desk = matchMedia('(pointer: fine)').matches
  const [width, height] = desk ? [resolution, LONG_SIDE[resolution]] : [LONG_SIDE[resolution], resolution]
  return { facingMode: { ideal: facing }, width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: 24, max: 30 } }
}

async function ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
  // Browsers hide mediaDevices on pages that are not secure, whatever lib.dom says.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new CameraError('insecure')
  try {
    return await devices.getUserMedia(constraints)
  } catch (e) {
    throw new CameraError(faultOf(e))
  }
}

function faultOf(e: unknown): CameraFault {
  const name = e instanceof DOMException ? e.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
