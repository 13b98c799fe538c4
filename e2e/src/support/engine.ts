import { readRecord } from '@nimbo/engines'
import { chosen } from './browser.ts'

/** Ends one process of the stack the hard way, as a crash would. */
export function kill(name: 'centrifugo' | 'livekit' | 'api' | 'api2' | 'worker' | 'worker2'): void {
  const running = readRecord(chosen, name)
  if (!running) throw new Error(`${name} is not running`)
  process.kill(running.pid, 'SIGKILL')
}
