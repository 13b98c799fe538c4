import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import { CameraError, openCamera, openMicrophone, openPicture } from './camera.ts'
import type { CameraConstraints, CameraFault, Facing, Resolution } from './camera.ts'
import { readStored, writeStored } from '../storage.ts'
import { hasTorch, setTorch } from './torch.ts'
import type { TorchFault } from './torch.ts'

/** State of a track: `muted` by the system (a call, a lid, a switch on the device) comes back by itself, `ended` does not. */
export type TrackHealth = 'live' | 'muted' | 'ended'

export interface CaptureState {
  status: 'closed' | 'asking' | 'ready' | CameraFault
  stream: MediaStream | undefined
  facing: Facing
  resolution: Resolution
  camera: TrackHealth
  microphone: TrackHealth
  /** Another camera or size, or a track that ended, is being opened. */
  changing: boolean
  /** Mirrored picture for the anchor; viewers never see it so. */
  mirror: boolean
  micOn: boolean
  torchOn: boolean
  /** Torch button; a torch may still turn out to be missing. */
  torchOffered: boolean
}
/** `kept`: the camera from before goes on. `lost`: neither could be opened. `ignored`: nothing was asked of the devices. */
export type ChangeOutcome = 'changed' | 'kept' | 'lost' | 'ignored'

export interface Capture {
  store: StoreApi<CaptureState>
  /** `picture` false: the microphone alone. */
  open(picture?: boolean): Promise<void>
  /** Stops every track now, and whatever is still being opened as soon as it is. */
  close(): void
  flip(): Promise<ChangeOutcome>
  choose(resolution: Resolution): Promise<ChangeOutcome>
  /** Opens what has ended once more. */
  reopen(): Promise<ChangeOutcome>
  toggleMirror(): void
  toggleMic(): void
  toggleTorch(): Promise<TorchFault | undefined>
}

const faultOf = (e: unknown): CameraFault => (e instanceof CameraError ? e.fault : 'busy')
/** Mirroring of the front camera; the rear one shows the world as it is. */
const isMirrored = (facing: Facing) => facing === 'user' && readStored('mirror') !== 'off'

const initial = (): CaptureState => ({
  status: 'closed',
  stream: undefined,
  facing: 'user',
  resolution: 720,
  camera: 'live',
  microphone: 'live',
  changing: false,
  mirror: isMirrored('user'),
  micOn: true,
  torchOn: false,
  torchOffered: hasTorch(undefined, 'user'),
})

/** The one owner of camera and microphone: nobody else opens or stops a track, and the devices are asked one question at a time. */
export function createCapture(): Capture {
  const store = createStore<CaptureState>()(initial)
  const set = (part: Partial<CaptureState>) => store.setState(part)
  const followed = new Map<MediaStreamTrack, AbortController>()
  /** Closing begins a new one: what an older one still opens is stopped on arrival. */
  let generation = 0
  let questions: Promise<unknown> = Promise.resolve()

  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const answer = questions.then(ask)
    questions = answer.catch(() => undefined)
    return answer
  }

  function follow(track: MediaStreamTrack) {
    const name = track.kind === 'video' ? 'camera' : 'microphone'
    const unfollow = new AbortController()
    followed.set(track, unfollow)
    const note = ({ type }: Event) => set({ [name]: type === 'ended' ? 'ended' : type === 'mute' ? 'muted' : 'live' })
    for (const event of ['ended', 'mute', 'unmute']) track.addEventListener(event, note, { signal: unfollow.signal })
    set({ [name]: track.muted ? 'muted' : 'live' })
  }

  function release(track: MediaStreamTrack) {
    followed.get(track)?.abort()
    followed.delete(track)
    track.stop()
  }

  /** Takes over what was opened; undefined when nobody wants it any more. */
  function adopt(mine: number, opened: MediaStreamTrack): MediaStreamTrack | undefined {
    if (mine === generation) follow(opened)
    else opened.stop()
    return mine === generation ? opened : undefined
  }

  async function open(picture = true) {
    if (store.getState().stream || store.getState().status === 'asking') return
    const mine = generation
    set({ status: 'asking' })
    await inTurn(async () => {
      if (mine !== generation) return
      const { facing, resolution, micOn } = store.getState()
      try {
        const stream = picture ? await openCamera({ facing, resolution }) : new MediaStream([await openMicrophone()])
        for (const track of stream.getTracks()) adopt(mine, track)
        if (mine !== generation) return
        for (const track of stream.getAudioTracks()) track.enabled = micOn
        set({ status: 'ready', stream })
      } catch (e) {
        if (mine === generation) set({ status: faultOf(e) })
      }
    })
  }

  /** Phones open one camera at a time, so the old one is stopped before the new one is asked for; the old one is the way back. */
  async function openOneOf(mine: number, wanted: readonly CameraConstraints[]) {
    for (const asked of wanted) {
      if (mine !== generation) return undefined
      const opened = await openPicture(asked).catch(() => undefined)
      const track = opened && adopt(mine, opened)
      if (opened) return track && { track, asked }
    }
    return undefined
  }

  function whileOpen(act: (mine: number, stream: MediaStream) => Promise<ChangeOutcome>): Promise<ChangeOutcome> {
    const { stream, changing } = store.getState()
    if (!stream || changing) return Promise.resolve('ignored')
    const mine = generation
    set({ changing: true })
    return inTurn(async () => {
      const outcome = mine === generation ? await act(mine, stream) : 'ignored'
      if (mine !== generation) return 'ignored'
      set({ changing: false })
      return outcome
    })
  }

  const change = (part: Partial<CameraConstraints>) =>
    whileOpen(async (mine, stream) => {
      const { facing, resolution } = store.getState()
      const before = { facing, resolution }
      const wanted = { ...before, ...part }
      const old = stream.getVideoTracks()[0]
      const oldDevice = old?.getSettings().deviceId
      if (old) release(old)
      const opened = await openOneOf(mine, [wanted, before])
      if (mine !== generation) return 'ignored'
      const sound = stream.getAudioTracks()
      if (!opened) {
        set({ stream: new MediaStream(sound), torchOn: false, camera: 'ended' })
        return 'lost'
      }
      const { track, asked } = opened
      const now = facingOf(track, asked.facing, oldDevice, facing)
      const mirror = now === facing ? store.getState().mirror : isMirrored(now)
      set({
        stream: new MediaStream([track, ...sound]),
        torchOn: false,
        torchOffered: hasTorch(track, now),
        facing: now,
        resolution: asked.resolution,
        mirror,
      })
      return asked === wanted && now === wanted.facing ? 'changed' : 'kept'
    })

  const reopen = () =>
    whileOpen(async (mine, stream) => {
      const { facing, resolution, micOn, camera, microphone } = store.getState()
      if (camera !== 'ended' && microphone !== 'ended') return 'ignored'
      const isOver = (track: MediaStreamTrack) => store.getState()[track.kind === 'video' ? 'camera' : 'microphone'] === 'ended'
      const kept = stream.getTracks().filter((track) => !isOver(track))
      for (const track of stream.getTracks()) if (isOver(track)) release(track)
      const has = (kind: string) => kept.some((track) => track.kind === kind)
      const picture = has('video') ? undefined : (await openOneOf(mine, [{ facing, resolution }]))?.track
      const voice = has('audio') || mine !== generation ? undefined : await openMicrophone().catch(() => undefined)
      const sound = voice && adopt(mine, voice)
      if (mine !== generation) return 'ignored'
      if (sound) sound.enabled = micOn
      set({ stream: new MediaStream([...kept, ...(picture ? [picture] : []), ...(sound ? [sound] : [])]) })
      return (has('video') || picture) && (has('audio') || sound) ? 'changed' : 'lost'
    })

  return {
    store,
    open,
    close() {
      generation += 1
      for (const track of followed.keys()) release(track)
      set({ status: 'closed', stream: undefined, changing: false, torchOn: false, camera: 'live', microphone: 'live' })
    },
    flip: () => change({ facing: store.getState().facing === 'user' ? 'environment' : 'user' }),
    choose: (resolution) => change({ resolution }),
    reopen,
    toggleMirror() {
      const { mirror, facing } = store.getState()
      if (facing === 'user') writeStored('mirror', mirror ? 'off' : 'on')
      set({ mirror: !mirror })
    },
    toggleMic() {
      const { stream, micOn } = store.getState()
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !micOn
      set({ micOn: !micOn })
    },
    async toggleTorch() {
      const { stream, facing, torchOn } = store.getState()
      const track = stream?.getVideoTracks()[0]
      if (!track) return undefined
      const fault = facing === 'user' ? 'rearOnly' : await setTorch(track, !torchOn)
      if (!fault && store.getState().stream === stream) set({ torchOn: !torchOn })
      return fault
    },
  }
}

/** Facing as the camera reports it; without a report the one that was requested, unless it is still the device from before. */
function facingOf(track: MediaStreamTrack, asked: Facing, oldDevice: string | undefined, before: Facing): Facing {
  const { facingMode, deviceId } = track.getSettings()
  if (facingMode === 'user' || facingMode === 'environment') return facingMode
  return deviceId !== undefined && deviceId === oldDevice ? before : asked
}
