import { layerDepth, stepBack } from '../ui/appHistory.ts'
import { tellNative } from './bridge/index.ts'

/**
 * A wrapper decides for itself what is behind the page. In a browser a page opened from a shared link has nothing behind it:
 * then back means home.
 */
function leave(told: 'back' | 'certificationDone'): void {
  if (tellNative(told, {})) return
  if (stepBack()) return
  if (history.length > 1 + layerDepth()) history.go(-1 - layerDepth())
  else location.replace('/')
}

export const goBack = (): void => leave('back')

/** For the end of certification, after which a wrapper goes on with a screen of its own. */
export const certificationDone = (): void => leave('certificationDone')
