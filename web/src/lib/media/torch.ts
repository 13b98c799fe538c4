export type TorchFault = 'unsupported' | 'rearOnly' | 'failed'

/** lib.dom does not know the torch yet. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }

/** Lights the torch of a rear camera; answers what went wrong, if anything. */
export async function setTorch(track: MediaStreamTrack, on: boolean): Promise<TorchFault | undefined> {
  if (track.getSettings().facingMode === 'user') return 'rearOnly'
  const { torch } = track.getCapabilities() as TorchCapabilities
  if (!torch) return 'unsupported'
  try {
    await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
    return undefined
  } catch {
    return 'failed'
  }
}
