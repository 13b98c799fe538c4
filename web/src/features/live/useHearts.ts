import { useEffect, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import { tellNative } from '../../lib/bridge/index.ts'
import { sendHearts } from './live.queries.ts'
import type { RoomAddress } from './live.queries.ts'
import type { LiveAction } from './live.state.ts'
import { useEffectsOn } from './useEffectsOn.ts'

export interface Heart {
  id: number
  /** Where the finger was, in pixels of the stage; none for hearts of others. */
  at: { x: number; y: number } | undefined
}

/** More than this at once is noise, and costs frames on a small phone. */
const MAX_ALIVE = 12
const CALL_EVERY_MS = 1000
const MAX_A_CALL = 50

/** Hearts: mine float at the finger and are told once a second, those of others float as the feed counts them. */
export function useHearts(room: RoomAddress, seen: number, dispatch: Dispatch<LiveAction>) {
  const [hearts, setHearts] = useState<readonly Heart[]>([])
  const effects = useEffectsOn()
  const owed = useRef(0)
  const played = useRef(seen)
  const nextId = useRef(0)

  function float(count: number, at?: Heart['at']) {
    if (!effects || document.hidden) return
    const born = Array.from({ length: Math.min(count, MAX_ALIVE) }, () => ({ id: nextId.current++, at }))
    setHearts((alive) => [...alive, ...born].slice(-MAX_ALIVE))
  }
  const floatRef = useRef(float)
  useEffect(() => {
    floatRef.current = float
  })

  useEffect(() => {
    if (seen > played.current) floatRef.current(seen - played.current)
    played.current = seen
  }, [seen])

  const { liveuid, stream } = room
  useEffect(() => {
    const timer = setInterval(() => {
      const count = Math.min(owed.current, MAX_A_CALL)
      if (count === 0) return
      owed.current -= count
      dispatch({ type: 'tapped', count })
      sendHearts({ liveuid, stream }, count).catch(() => undefined)
    }, CALL_EVERY_MS)
    return () => clearInterval(timer)
  }, [liveuid, stream, dispatch])

  return {
    hearts,
    tap(at?: Heart['at']) {
      owed.current += 1
      tellNative('haptic', { kind: 'light' })
      float(1, at)
    },
    fade: (id: number) => setHearts((alive) => alive.filter((h) => h.id !== id)),
  }
}
