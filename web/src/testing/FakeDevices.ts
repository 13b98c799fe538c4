type AppWindow = Window & typeof globalThis
type Facing = 'user' | 'environment'

/** The cameras and the microphone of a phone: every track they gave to the page, and whether it was stopped. */
export class FakeDevices {
  readonly tracks: MediaStreamTrack[] = []
  readonly asked: MediaStreamConstraints[] = []
  /** Questions that have no answer yet: a track may still come. */
  pending = 0
  cameras: readonly Facing[] = ['user', 'environment']
  /** Torch of the rear camera. */
  torch = false
  /** Takes its time, or throws. */
  onAsk: (constraints: MediaStreamConstraints) => Promise<void> | void = () => undefined

  readonly put = (frame: AppWindow): void => {
    const { mediaDevices } = frame.navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints = {}) => {
      this.asked.push(constraints)
      this.pending += 1
      try {
        await this.onAsk(constraints)
        // A small picture, so that the machine is left to the page.
        const stream = await open({ ...constraints, ...(constraints.video && { video: { width: 160, height: 120, frameRate: 5 } }) })
        for (const track of stream.getVideoTracks()) this.#sayFacing(track, constraints)
        this.tracks.push(...stream.getTracks())
        return stream
      } finally {
        this.pending -= 1
      }
    }
  }

  /** Chromium's invented camera does not say which way it looks. */
  #sayFacing(track: MediaStreamTrack, { video }: MediaStreamConstraints): void {
    const wanted = (video as { facingMode: { ideal: Facing } }).facingMode.ideal
    const facingMode = this.cameras.includes(wanted) ? wanted : this.cameras[0]
    const settings = track.getSettings.bind(track)
    track.getSettings = () => ({ ...settings(), ...(facingMode && { facingMode }) })
    const hasTorch = this.torch && facingMode === 'environment'
    track.getCapabilities = () => (hasTorch ? ({ torch: true } as MediaTrackCapabilities) : {})
    track.applyConstraints = () => Promise.resolve()
  }

  live(kind?: 'video' | 'audio'): MediaStreamTrack[] {
    return this.tracks.filter((track) => track.readyState === 'live' && (kind === undefined || track.kind === kind))
  }

  /** Facing that was requested for every picture, in order. */
  facings(): Facing[] {
    return this.asked.flatMap(({ video }) => (video ? [(video as { facingMode: { ideal: Facing } }).facingMode.ideal] : []))
  }
}

/** Promise the test resolves. */
export function gate(): { wait: Promise<void>; open: () => void } {
  let open = () => {}
  const wait = new Promise<void>((done) => (open = done))
  return { wait, open }
}
