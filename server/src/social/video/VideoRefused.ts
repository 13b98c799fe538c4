import type { VideoFault } from '@nimbo/contract'

/** The file itself is at fault: a retry would fail the same way. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused'
  readonly fault: VideoFault
  constructor(fault: VideoFault) {
    super(fault)
    this.fault = fault
  }
}
