import {
  alone,
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
  const isKept = await alone(chosen, async () => {
    const belongsToSomebody = usersOf(chosen).length === 0 && runningNames(chosen).includes('postgres')
    writeRecord(chosen, user, { pid: process.pid, revision: '', stopSignal: 'SIGTERM' })
    await startEngines(chosen, 'built', () => {})
    // Centrifugo asks an API before it lets anybody connect; the servers the tests start have addresses it cannot know.
    await ensure(chosen, { ...api(chosen, 'built'), env: { ...environment(chosen), NIMBO_WEB_DIST: '', NIMBO_CONSOLE_DIST: '' } }, 'file')
    return belongsToSomebody
  })
  Object.assign(process.env, environment(chosen))
  return () => alone(chosen, () => leave(chosen, user, isKept))
}

/** Runs that were killed are among them: the engines they left behind are ours to stop. */
function usersOf(chosen: Profile): string[] {
  return recordedNames(chosen).filter((name) => name.startsWith('vitest-'))
}

async function leave(chosen: Profile, user: string, isKept: boolean): Promise<void> {
  removeRecord(chosen, user)
  if (!isKept && !usersOf(chosen).some((name) => readRecord(chosen, name))) await stopAll(chosen, () => {})
}
