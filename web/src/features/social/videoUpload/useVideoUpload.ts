import { useLingui } from '@lingui/react/macro'
import type { VideoFault } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { uploadVideo } from '../../../lib/upload.ts'
import { uploadFaultOf } from '../../../lib/useUploadText.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { type Film, readFilm } from './readFilm.ts'
import { faultOf, videoTypeOf } from './upload.state.ts'

export type VideoUpload =
  | { at: 'none'; fault?: VideoFault }
  | { at: 'opening' }
  | { at: 'sending'; film: Film; fraction: number; passedMs: number }
  | { at: 'sent'; film: Film; object: string }
  | { at: 'failed'; film: Film; text: string }

interface Running {
  film?: Film
  sending?: AbortController
}
function end(running: Running): void {
  running.sending?.abort()
  if (running.film) URL.revokeObjectURL(running.film.url)
  delete running.film
}

/** The file begins its way as soon as it is chosen; one at a time, and none after the screen is gone. */
export function useVideoUpload() {
  const { t } = useLingui()
  const [upload, setUpload] = useState<VideoUpload>({ at: 'none' })
  const running = useRef<Running>({})
  useEffect(() => () => end(running.current), [])

  async function choose(file: File): Promise<void> {
    end(running.current)
    setUpload({ at: 'opening' })
    const film = await readFilm(file)
    const fault = faultOf(file, film.seconds)
    if (fault) {
      URL.revokeObjectURL(film.url)
      return setUpload({ at: 'none', fault })
    }
    running.current.film = film
    await send(film)
  }

  async function send(film: Film): Promise<void> {
    const sending = new AbortController()
    running.current.sending?.abort()
    running.current.sending = sending
    const since = Date.now()
    const progress = (fraction: number) =>
      !sending.signal.aborted && setUpload({ at: 'sending', film, fraction, passedMs: Date.now() - since })
    progress(0)
    try {
      const object = await uploadVideo(videoTypeOf(film.file)!, film.file, progress, sending.signal)
      if (!sending.signal.aborted) setUpload({ at: 'sent', film, object })
    } catch (error) {
      if (sending.signal.aborted) return
      const isCut = uploadFaultOf(error) === 'network'
      const words = isCut ? t`The upload was interrupted. Check your connection.` : t`Something went wrong. Try again.`
      setUpload({ at: 'failed', film, text: refusalText(error) ?? words })
    }
  }

  return {
    upload,
    choose: (file: File) => void choose(file),
    retry: () => running.current.film && void send(running.current.film),
    cancel: () => {
      end(running.current)
      setUpload({ at: 'none' })
    },
  }
}
