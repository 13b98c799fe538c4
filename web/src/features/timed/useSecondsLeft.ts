import { useEffect, useState } from 'react'
import { secondsLeft } from './timed.state.ts'

/** Counts down while a minute runs, and stands still otherwise. */
export function useSecondsLeft(running: { left: number; receivedAt: number } | undefined): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = running !== undefined
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return running ? secondsLeft(running, now) : 0
}
