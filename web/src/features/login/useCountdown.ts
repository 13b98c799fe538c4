import { useEffect, useState } from 'react'
import { resendSecondsLeft } from './login.state.ts'

/** Seconds until another code may be asked for. Read from the clock at every tick: a phone that slept ticks late. */
export function useCountdown() {
  const [sentMs, setSentMs] = useState<number>()
  const [nowMs, setNowMs] = useState(0)
  const left = sentMs === undefined ? 0 : resendSecondsLeft(sentMs, nowMs)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  const start = () => {
    setSentMs(Date.now())
    setNowMs(Date.now())
  }
  return { left, start }
}
