import { removeRecord, withLock, type Profile } from '@nimbo/engines'
import type { TestProject } from 'vitest/node'
import { recordOf, runsOn, stackOfWorker } from './stackOfWorker.ts'
import { stopAll } from './stack/stopAll.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The process that runs all workers. */
    run: number
  }
}

/** Real engines for the tests. Each worker starts its own (`workerStack.ts`); runs that overlap share them, and the last one to finish stops them. */
export default function testEngines(project: TestProject): () => Promise<void> {
  project.provide('run', process.pid)
  const workers = Array.from({ length: project.config.maxWorkers }, (_, at) => stackOfWorker(at + 1))
  return async () => void (await Promise.all(workers.map(release)))
}

/** Records of killed runs name nobody: the engines they left running are ours to stop. */
async function release(chosen: Profile): Promise<void> {
  const own = runsOn(chosen).find(({ name }) => name === recordOf(process.pid))
  if (!own) return
  await withLock(chosen, async () => {
    removeRecord(chosen, own.name)
    if (!own.isKept && !runsOn(chosen).some(({ isAlive }) => isAlive)) await stopAll(chosen, () => {})
  })
}
