import { MAX_VIDEO_BYTES, MAX_VIDEO_SECONDS, type VideoFault, type VideoType, videoTypes } from '@nimbo/contract'

const byEnding: Record<string, VideoType> = { mp4: 'video/mp4', m4v: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }

/** Some systems do not say what a file is: its name does. */
export function videoTypeOf({ name, type }: Pick<File, 'name' | 'type'>): VideoType | undefined {
  return videoTypes.find((known) => known === type) ?? byEnding[name.toLowerCase().split('.').at(-1) ?? '']
}

/** Fault known before anything is sent. `seconds` 0: this browser cannot tell. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>, seconds: number): VideoFault | undefined {
  if (!videoTypeOf(file)) return 'notVideo'
  if (file.size > MAX_VIDEO_BYTES) return 'tooLarge'
  return seconds > MAX_VIDEO_SECONDS + 0.4 ? 'tooLong' : undefined
}

/** From how fast it went until now; undefined while that says nothing. */
export function secondsLeft(fraction: number, passedMs: number): number | undefined {
  if (fraction < 0.03 || passedMs < 1_500) return undefined
  return Math.ceil((passedMs / fraction - passedMs) / 1_000)
}
