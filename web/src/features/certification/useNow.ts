import { useEffect, useState } from 'react'

const STEP_MS = 30_000
const read = () => Math.floor(Date.now() / 1000)

/** The time in epoch seconds, for what changes by the minute. */
export function useNow(): number {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
