import {
  withLock,
  ensure,
  environment,
  profile,
  readRecord,
  recordedNames,
  removeRecord,
  runningNames,
  writeRecord,
  type Profile,
} from '@nimbo/engines'
import { api } from './stack/processes.ts'
import { startEngines } from './stack/startEngines.ts'
import { stopAll } from './stack/stopAll.ts'

/** Real engines for the tests. Runs that overlap share them, and the last one to finish stops them. */
export default async function testEngines(): Promise<() => Promise<void>> {
  const chosen = profile('test')
  const user = `vitest-${process.pid}`
  const wasRunning = await withLock(chosen, async () => {
    const isForeign = usersOf(chosen).length === 0 && runningNames(chosen).includes('postgres')
    writeRecord(chosen, user, { pid: process.pid, revision: '', stopSignal: 'SIGTERM' })
    await startEngines(chosen, 'built', () => {})
    // Centrifugo's connect proxy needs an API at a fixed port; the servers that tests start listen on random ones.
    const program = api(chosen, 'built')
    await ensure(chosen, { ...program, env: { ...program.env, NIMBO_WEB_DIST: '' } }, 'file')
    return isForeign
  })
  Object.assign(process.env, environment(chosen))
  return () => withLock(chosen, () => release(chosen, user, wasRunning))
}

/** Killed runs are among them: the engines they left running are ours to stop. */
function usersOf(chosen: Profile): string[] {
  return recordedNames(chosen).filter((name) => name.startsWith('vitest-'))
}

async function release(chosen: Profile, user: string, wasRunning: boolean): Promise<void> {
  removeRecord(chosen, user)
  if (!wasRunning && !usersOf(chosen).some((name) => readRecord(chosen, name))) await stopAll(chosen, () => {})
}
