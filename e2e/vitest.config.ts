import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const watchesRooms = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('demoRooms()')

/** Journeys that watch the demo rooms come last: until then nobody draws pictures on the cores the others need. */
class RoomsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own method, which is no array's
    const { rooms = [], rest = [] } = Object.groupBy(await super.sort(files), (file) => (watchesRooms(file) ? 'rooms' : 'rest'))
    return [...rest, ...rooms]
  }
}

/** Journeys share one product and its two cores, so they run one after the other; run.ts starts this twice for those that may run beside others. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { sequencer: RoomsLast },
    // As in the tests' own configuration (docs/decisions/0059).
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A page on a busy machine takes longer than the second that is given otherwise.
    expect: { poll: { timeout: 15_000 } },
  },
})
