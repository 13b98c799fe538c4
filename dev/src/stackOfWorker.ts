import { profile, readRecord, recordedNames, type Profile } from '@nimbo/engines'

/** Engines, database and addresses of a worker of the tests, counted from one: what one test changes for everybody no other meets meanwhile. */
export const stackOfWorker = (worker: number): Profile => profile(worker === 1 ? 'test' : `test${worker}`)

/** Revision of a run's record when its engines had been started by somebody else, who stops them. */
export const KEPT = 'kept'

/** The name a run is recorded under with the stacks it uses. */
export const recordOf = (pid: number) => `vitest-${pid}`

/** Runs that are recorded with a stack; one that was killed is not alive. */
export function runsOn(chosen: Profile): { name: string; isAlive: boolean; isKept: boolean }[] {
  return recordedNames(chosen)
    .filter((name) => name.startsWith('vitest-'))
    .map((name) => {
      const record = readRecord(chosen, name)
      return { name, isAlive: record !== undefined, isKept: record?.revision === KEPT }
    })
}
