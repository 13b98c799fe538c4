import { useEffect, useRef, useState } from 'react'
import { showStats } from '../../lib/media/nimboStats.ts'
import { watch } from '../../lib/media/watch.ts'
import type { WatchState } from '../../lib/media/watch.ts'
import { getRoomToken, isRefusal } from './live.queries.ts'
import type { EnteredRoom } from './live.queries.ts'

/** The host's picture in a video element, for as long as the room is on screen. */
export function useWatch(entered: EnteredRoom) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [picture, setPicture] = useState<WatchState>('connecting')
  const [media, setMedia] = useState(entered.media)
  const { stream, uid } = entered.room

  useEffect(() => {
    const element = videoRef.current
    if (!element) return
    const refresh = async () => (await getRoomToken(stream)).media
    const isHost = (identity: string) => identity === String(uid)
    const watching = watch({ media, element, isHost, refresh, isRefusal, onState: setPicture })
    const hideStats = showStats(watching.stats)
    return () => {
      hideStats()
      watching.close()
    }
  }, [media, stream, uid])

  const watchHere = () => {
    getRoomToken(stream).then(
      (fresh) => setMedia(fresh.media),
      () => undefined,
    )
  }
  return { videoRef, picture, watchHere }
}
