import { useNow } from '../../../ui/useNow.ts'
import { secondsLeft } from './timed.state.ts'

/** Counts down while a minute runs, and stands still otherwise. */
export function useSecondsLeft(running: { left: number; receivedAt: number } | undefined): number {
  const now = useNow(running ? 1 : Infinity) * 1000
  return running ? secondsLeft(running, Math.max(now, running.receivedAt)) : 0
}
