import { useEffect, useState } from 'react'
import type { PublishState } from '../../lib/media/publish.ts'
import { isRefusal, showRoom } from './live.queries.ts'

const RETRY_MS = 1500

/** Shows the room to everybody once the picture is being sent; answers since when, in this device's time. */
export function useOnAir(stream: string, sending: PublishState): number | undefined {
  const [startedAt, setStartedAt] = useState<number>()
  const [tries, setTries] = useState(0)
  const ready = sending === 'live'

  useEffect(() => {
    if (!ready || startedAt !== undefined) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    showRoom(stream).then(
      ({ starttime }) => !left && setStartedAt(starttime * 1000),
      (e: unknown) => {
        if (!left && !isRefusal(e)) timer = setTimeout(() => setTries(tries + 1), RETRY_MS)
      },
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ready, stream, startedAt, tries])
  return startedAt
}
