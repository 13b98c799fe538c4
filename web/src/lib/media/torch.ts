import { askNative } from '../bridge/index.ts'

export type TorchFault = 'unsupported' | 'rearOnly' | 'failed'

/** lib.dom does not know the torch yet. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }

/** Lights the torch of a rear camera; answers what went wrong, if anything. */
export async function setTorch(track: MediaStreamTrack, on: boolean): Promise<TorchFault | undefined> {
  if (track.getSettings().facingMode === 'user') return 'rearOnly'
  const { torch } = track.getCapabilities() as TorchCapabilities
  if (!torch) return nativeTorch(on)
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
