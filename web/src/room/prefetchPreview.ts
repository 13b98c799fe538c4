import { roomTypes } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { comingRoom } from '../lib/comingRoom.ts'
import { createVideo } from '../lib/media/anchorVideo.ts'
import { playPreview } from '../lib/media/preview.ts'
import { prefersReducedData } from '../lib/prefersReducedData.ts'
import { attachPreview } from './attachPreview.ts'

/** A prefetched preview that nobody follows is no longer worth its bytes. */
const HOLD_MS = 10_000

interface Preview {
  stream: string
  kept: boolean
  /** From then on only the room's own picture, or the end of the preview, closes it. */
  keep: () => void
  close: () => void
}
/** At most one on a page, beside the room that is watched. */
let current: Preview | undefined

interface PreviewPlace {
  stream: string
  start: HTMLElement
}

function open({ stream, start }: PreviewPlace, onEnd: () => void): Preview {
  current?.close()
  const video = createVideo()
  Object.assign(video, { disablePictureInPicture: true, disableRemotePlayback: true, tabIndex: -1 })
  Object.assign(video.dataset, { testid: 'preview', shown: 'false' })
  video.setAttribute('aria-hidden', 'true')
  const place = attachPreview(video, { stream, start }, () => preview.close())
  const stop = playPreview({ stream, video, onPlaying: () => (video.dataset['shown'] = 'true'), onEnd: () => preview.close() })
  const preview: Preview = {
    stream,
    kept: false,
    keep() {
      preview.kept = true
      place.keep()
    },
    close() {
      if (current === preview) current = undefined
      stop()
      place.remove()
      onEnd()
    },
  }
  return (current = preview)
}

/**
 * Shows from outside a room somebody is about to swipe to. Whoever sees a preview is not in the room: neither counted, announced nor
 * charged. Where there is none, for whatever reason, the poster stays.
 */
export function prefetchPreview({ stream, type }: RoomCard, screen: HTMLElement): void {
  if (current?.stream === stream || current?.kept || type !== roomTypes.normal || document.hidden || prefersReducedData()) return
  const preview = open({ stream, start: screen.parentElement! }, () => clearTimeout(hold))
  const hold = setTimeout(() => preview.kept || preview.close(), HOLD_MS)
}

/** Plays a card; what it returns stops it, unless its room was chosen meanwhile. `onEnd`: it was refused, is over, or belongs to its room. */
export function showPreview(place: PreviewPlace, onEnd: () => void): () => void {
  let over = false
  const preview = open(place, () => {
    if (!over) onEnd()
  })
  return () => {
    over = true
    if (!preview.kept) preview.close()
  }
}

/** The room was chosen: its preview stays until the room's own picture is there, or the room is not entered. */
export function keepPreview(stream: string): void {
  const preview = current
  const coming = comingRoom(stream)
  if (preview?.stream !== stream || !coming) return preview?.close()
  coming.preview = preview
  preview.keep()
}

/** The swipe was given up, or its room was left. */
export function dropPreview(): void {
  if (!current?.kept) closePreview()
}

export const closePreview = (): void => current?.close()
