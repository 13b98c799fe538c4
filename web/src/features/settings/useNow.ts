import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The time, often enough for words like “5 minutes ago”. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
