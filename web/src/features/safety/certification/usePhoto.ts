import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type OpenPicture, openPicture, wholePicture } from '../../../lib/picture.ts'
import { uploadPicture } from '../../../lib/upload.ts'
import { useUploadText } from '../../../lib/useUploadText.ts'

export type Photo =
  | { at: 'none' }
  | { at: 'sending'; preview: string; fraction: number }
  /** The photo of an earlier application has no preview: nobody sees it but operators. */
  | { at: 'ready'; preview: string; object: string }
  | { at: 'failed'; text: string }

/** The selfie: opened, made smaller and uploaded; one at a time, and none after the screen is gone. */
export function usePhoto(kept: string) {
  const { t } = useLingui()
  const [photo, setPhoto] = useState<Photo>(kept ? { at: 'ready', preview: '', object: kept } : { at: 'none' })
  const textOf = useUploadText()
  const running = useRef<AbortController>(undefined)
  const opened = useRef<OpenPicture>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
      opened.current?.close()
    },
    [],
  )

  async function take(file: File): Promise<void> {
    const sending = new AbortController()
    running.current?.abort()
    running.current = sending
    const picture = await openPicture(file).catch(() => undefined)
    if (!picture) return setPhoto({ at: 'failed', text: t`We can’t open this file. Choose a JPEG, PNG or WebP photo.` })
    opened.current?.close()
    opened.current = picture
    const preview = picture.url
    const progress = (fraction: number) => !sending.signal.aborted && setPhoto({ at: 'sending', preview, fraction })
    progress(0)
    try {
      const { object } = await uploadPicture('certification', await wholePicture(picture), progress, sending.signal)
      if (!sending.signal.aborted) setPhoto({ at: 'ready', preview, object })
    } catch (error) {
      if (!sending.signal.aborted) setPhoto({ at: 'failed', text: textOf(error) })
    }
  }
  return { photo, take: (file: File) => void take(file) }
}
