import { useEffect, useState } from 'react'

const tickMs = 15_000
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** The time as "ago" needs it: often enough to be true, seldom enough to cost nothing. */
export function useNowSeconds(): number {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
