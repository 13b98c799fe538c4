import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { openPicture, wholePicture } from '../../../lib/picture.ts'
import { uploadPicture } from '../../../lib/upload.ts'
import { useUploadText } from '../../../lib/useUploadText.ts'
import { takeOwnCover } from './setupDraft.ts'

export type OwnCover = { at: 'rest' } | { at: 'sending'; preview: string; fraction: number } | { at: 'failed'; text: string }

/** A picture of the anchor's own for the room: opened, made smaller and uploaded; one at a time, and none after the screen is gone. */
export function useOwnCover(onReady: () => void) {
  const { t } = useLingui()
  const [cover, setCover] = useState<OwnCover>({ at: 'rest' })
  const textOf = useUploadText()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function take(file: File): Promise<void> {
    const sending = new AbortController()
    running.current?.abort()
    running.current = sending
    const picture = await openPicture(file).catch(() => undefined)
    if (sending.signal.aborted) return picture?.close()
    if (!picture) return setCover({ at: 'failed', text: t`We can’t open this file. Choose a JPEG, PNG or WebP photo.` })
    const progress = (fraction: number) => !sending.signal.aborted && setCover({ at: 'sending', preview: picture.url, fraction })
    progress(0)
    try {
      const { url } = await uploadPicture('cover', await wholePicture(picture), progress, sending.signal)
      if (sending.signal.aborted) return
      takeOwnCover(url)
      setCover({ at: 'rest' })
      onReady()
    } catch (error) {
      if (!sending.signal.aborted) setCover({ at: 'failed', text: textOf(error) })
    } finally {
      picture.close()
    }
  }
  return { cover, take: (file: File) => void take(file) }
}
