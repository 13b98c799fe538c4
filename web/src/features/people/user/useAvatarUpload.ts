import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { uploadFaultOf, useUploadText } from '../../../lib/useUploadText.ts'
import { toast } from '../../../ui/toast.ts'
import { saveAvatar } from './edit.queries.ts'

export type AvatarUpload =
  | { at: 'rest' }
  | { at: 'sending'; preview: string; fraction: number }
  /** `retryWith` is the picture, when sending it once more may help. */
  | { at: 'failed'; text: string; retryWith?: Blob }

/** Sends the cut picture; one at a time, and none after the screen is gone. */
export function useAvatarUpload() {
  const { t } = useLingui()
  const [upload, setUpload] = useState<AvatarUpload>({ at: 'rest' })
  const textOf = useUploadText()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(picture: Blob): Promise<void> {
    const sending = new AbortController()
    running.current?.abort()
    running.current = sending
    const preview = URL.createObjectURL(picture)
    const progress = (fraction: number) => !sending.signal.aborted && setUpload({ at: 'sending', preview, fraction })
    progress(0)
    try {
      await saveAvatar(picture, progress, sending.signal)
      if (sending.signal.aborted) return
      setUpload({ at: 'rest' })
      toast(t`Photo updated`)
    } catch (error) {
      if (sending.signal.aborted) return
      const final = uploadFaultOf(error) === 'refused'
      setUpload({ at: 'failed', text: textOf(error), ...(final ? {} : { retryWith: picture }) })
    } finally {
      URL.revokeObjectURL(preview)
    }
  }

  function cancel(): void {
    running.current?.abort()
    setUpload({ at: 'rest' })
  }
  return { upload, send: (picture: Blob) => void send(picture), cancel, fail: (text: string) => setUpload({ at: 'failed', text }) }
}
