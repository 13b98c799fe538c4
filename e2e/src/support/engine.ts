import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkout, readRecord } from '@nimbo/engines'
import { chosen } from './browser.ts'

/** Ends one process of the stack the hard way, as a crash would. */
export function kill(name: 'centrifugo' | 'api' | 'worker'): void {
  const running = readRecord(chosen, name)
  if (!running) throw new Error(`${name} is not running`)
  process.kill(running.pid, 'SIGKILL')
}

/** Starts whatever of the stack is not running. */
export async function repair(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(checkout, 'dev/src/stack.ts'), 'up'], { cwd: checkout })
}
