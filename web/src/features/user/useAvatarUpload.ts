import { useLingui } from '@lingui/react/macro'
import { TransportFault } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { refusalText } from '../../lib/refusalText.ts'
import { UploadError } from '../../lib/upload.ts'
import type { UploadFault } from '../../lib/upload.ts'
import { toast } from '../../ui/toast.ts'
import { saveAvatar } from './edit.queries.ts'

export type AvatarUpload =
  | { at: 'rest' }
  | { at: 'sending'; preview: string; fraction: number }
  /** `retryWith` is the picture, when sending it once more may help. */
  | { at: 'failed'; text: string; retryWith?: Blob }

function faultOf(error: unknown): UploadFault | undefined {
  if (error instanceof UploadError) return error.fault
  return error instanceof TransportFault ? 'network' : undefined
}

/** Sends the cut picture; one at a time, and none after the screen is gone. */
export function useAvatarUpload() {
  const { t } = useLingui()
  const [upload, setUpload] = useState<AvatarUpload>({ at: 'rest' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const textOf = (error: unknown): string => {
    const words: Record<UploadFault, string> = {
      network: t`The upload was interrupted. Check your connection.`,
      refused: t`This photo can’t be used. Choose another one.`,
      slow: t`This is taking longer than usual. Try again in a moment.`,
    }
    const fault = faultOf(error)
    return refusalText(error) ?? (fault ? words[fault] : t`Something went wrong. Try again.`)
  }

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
      const final = faultOf(error) === 'refused'
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
