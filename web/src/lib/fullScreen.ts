import { useSyncExternalStore } from 'react'
import { anchorVideo } from './media/anchorVideo.ts'

/** Missing on an iPhone and in most web views. */
export const hasFullScreen = (): boolean => (document as Partial<Document>).fullscreenEnabled === true

const isFullScreen = (): boolean => Boolean((document as Partial<Document>).fullscreenElement)

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen)

interface Turnable {
  lock?: (orientation: 'landscape') => Promise<void>
}

/** The whole page: sheets that open over a room stand outside its element. A phone is turned on its side for a picture that lies so. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (isFullScreen()) return await document.exitFullscreen()
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    const { videoWidth, videoHeight } = anchorVideo()
    // A desktop cannot be turned and says so.
    if (videoWidth > videoHeight) await (screen.orientation as Turnable | undefined)?.lock?.('landscape')
  } catch {
    // Refused: the page stays as it is.
  }
}
