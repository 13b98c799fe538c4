import { runEngineTests } from './runEngineTests.ts'

/** Minutes of each simulated show, how many shows, and how often an end and the bill race. */
const sizes = { ci: { minutes: 4, shows: 1, races: 15 }, full: { minutes: 30, shows: 4, races: 1_000 } }

/**
 * Private shows with media cut in random places, counted by the worker's own code while the rows' time passes: the minutes that are billed
 * are those with media on both sides, and every deposit is what was paid and what went back. Then both sides, the clock and workers end
 * and bill shows at the same time: one outcome each. On the engines of the tests: a worker that asked LiveKit would find
 * nobody there.
 */
export async function provePrivateShow(full: boolean): Promise<void> {
  const { minutes, shows, races } = full ? sizes.full : sizes.ci
  const tests = 'cut in random places|at the same time: one end'
  const size = { PROOF_MINUTES: minutes, PROOF_SHOWS: shows, PROOF_RACES: races }
  await runEngineTests('server/src/play/privateShow/privateShow.test.ts', tests, size)
}
