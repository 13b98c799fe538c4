import { askNative, isNative } from '../bridge/index.ts'

export type TorchFault = 'unsupported' | 'rearOnly' | 'failed'

/** lib.dom does not know the torch yet. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }

const capabilities = (track: MediaStreamTrack): TorchCapabilities =>
  // Not every browser tells what a track can do.
  (track as Partial<MediaStreamTrack>).getCapabilities?.() ?? {}

/** Offer of a torch: a rear camera reports whether it has one, and a phone with its front camera open may have one behind. */
export function hasTorch(track: MediaStreamTrack | undefined, facing: 'user' | 'environment'): boolean {
  if (isNative()) return true
  return facing === 'environment' && track ? capabilities(track).torch === true : matchMedia('(pointer: coarse)').matches
}

/** Lights the torch of a rear camera; answers what went wrong, if anything. */
export async function setTorch(track: MediaStreamTrack, on: boolean): Promise<TorchFault | undefined> {
  if (track.getSettings().facingMode === 'user') return 'rearOnly'
  if (!capabilities(track).torch) return nativeTorch(on)
  try {
    await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
    return undefined
  } catch {
    return 'failed'
  }
}

/** Web views on iPhones do not show the torch to the page; the app around it may light it all the same. */
async function nativeTorch(on: boolean): Promise<TorchFault | undefined> {
  const answer = await askNative('torch', { on })
  if (!answer?.supported) return 'unsupported'
  return answer.on === on ? undefined : 'failed'
}
