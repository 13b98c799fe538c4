import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { anchorVideo } from '../../../lib/media/anchorVideo.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { pictureSlice } from './picture.state.ts'

export type Quality = 'auto' | 'audio'

/** The media server gives everybody the larger or the smaller picture by their line: what is left to choose is to do without. */
export function useQuality() {
  const { t } = useLingui()
  const room = useRoom()
  const listening = useSlice(pictureSlice, (state) => state.listening)
  const lines = usePictureLines()
  const labels: Record<Quality, string> = { auto: lines > 0 ? t`Auto (${lines}p)` : t`Auto`, audio: t`Audio only` }
  const value: Quality = listening ? 'audio' : 'auto'
  const choose = (quality: Quality) => room.update(pictureSlice, (state) => ({ ...state, listening: quality === 'audio' }))
  return { value, labels, label: labels[value], choose }
}

/** By the shorter side, as sizes are called. */
function usePictureLines(): number {
  const [lines, setLines] = useState(linesNow)
  useEffect(() => {
    const measure = () => setLines(linesNow())
    const video = anchorVideo()
    video.addEventListener('resize', measure)
    return () => video.removeEventListener('resize', measure)
  }, [])
  return lines
}
function linesNow(): number {
  const { videoWidth, videoHeight } = anchorVideo()
  return Math.min(videoWidth, videoHeight)
}
