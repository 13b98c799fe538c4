import { useEffect, useState } from 'react'

/** Seconds since a moment given in epoch milliseconds; the clock of this device only counts, it never decides. */
export function useElapsed(sinceMs: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return sinceMs === undefined ? 0 : Math.max(0, Math.floor((now - sinceMs) / 1000))
}
