import { useEffect, useState } from 'react'
import { serverNow } from './serverClock.ts'

/** The server's time, once a second. Read from the clock at every tick: a phone that slept ticks late. */
export function useServerNow(running: boolean): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
