import { runEngineTests } from './runEngineTests.ts'

const races = { ci: 100, full: 1_000 }

/** Accepting against cancelling, against accepting and against the deadline, asking against inviting, each so often: one outcome, and both are told it. */
export const proveMicLink = (full: boolean): Promise<void> =>
  runEngineTests('server/src/rooms/linkmic/linkmic.test.ts', 'at the same moment', { MIC_RACES: full ? races.full : races.ci })
