import { roomTypes } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { createVideo } from '../../lib/media/anchorVideo.ts'
import { playPreview } from '../../lib/media/preview.ts'
import { prefersReducedData } from '../../lib/prefersReducedData.ts'
import { attachPreview } from './attachPreview.ts'

/** A look that nobody follows is no longer worth its bytes. */
const HOLD_MS = 10_000

interface PrefetchedPreview {
  stream: string
  landed: boolean
  /** Nobody drops it any more but the room's own picture, or the end of the look. */
  land: () => void
  close: () => void
}
/** At most one beside the room that is watched. */
let ahead: PrefetchedPreview | undefined

/**
 * Looks from outside into a room somebody is about to swipe to. Whoever looks is not in the room: neither counted, announced nor charged.
 * Where there is no look, for whatever reason, the poster stays.
 */
export function prefetchPreview({ stream, type }: RoomCard, screen: HTMLElement): void {
  if (ahead?.stream === stream || ahead?.landed || type !== roomTypes.normal || document.hidden || prefersReducedData()) return
  ahead?.close()
  const video = createVideo()
  Object.assign(video, { className: 'swipe-look', disablePictureInPicture: true, disableRemotePlayback: true, tabIndex: -1 })
  Object.assign(video.dataset, { testid: 'look', shown: 'false' })
  video.setAttribute('aria-hidden', 'true')
  const close = () => mine.close()
  const place = attachPreview(video, { stream, frame: screen.parentElement! }, close)
  const stop = playPreview({ stream, video, onPlaying: () => (video.dataset['shown'] = 'true'), onEnd: close })
  const hold = setTimeout(close, HOLD_MS)
  const mine: PrefetchedPreview = {
    stream,
    landed: false,
    land() {
      mine.landed = true
      clearTimeout(hold)
      place.land()
    },
    close() {
      if (ahead === mine) ahead = undefined
      clearTimeout(hold)
      stop()
      place.remove()
    },
  }
  ahead = mine
}

/** The finger is lifted over this room: its look stays until the room's own picture is there, or the room is not entered. */
export function landPreview(stream: string, entered: Promise<unknown>): void {
  const mine = ahead
  if (mine?.stream !== stream) return mine?.close()
  mine.land()
  entered.catch(() => mine.close())
}

/** The swipe was given up, or its room was left. */
export function dropPreview(): void {
  if (!ahead?.landed) closePreview()
}

export const closePreview = (): void => ahead?.close()
