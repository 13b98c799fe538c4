import type { Profile } from '../profile.ts'
import { tail } from './ensure.ts'
import type { Program } from './program.ts'
import { removeRecord, writeRecord } from './record.ts'
import { spawnBranded, type Output } from './spawnBranded.ts'

/** Runs something that ends by itself. It is recorded while it runs, so that stopping everything stops it too. */
export async function runTask(
  profile: Profile,
  task: Pick<Program, 'name' | 'command' | 'args' | 'env' | 'cwd' | 'user'>,
  output: Output = 'file',
): Promise<void> {
  const child = spawnBranded(profile, task, output)
  if (child.pid) writeRecord(profile, task.name, { pid: child.pid, revision: '', stopSignal: 'SIGTERM' })
  const outcome = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ?? String(code)))
  })
  removeRecord(profile, task.name)
  if (outcome !== '0') throw new Error(`${task.name} failed (${outcome})${tail(profile, task.name, output)}`)
}
