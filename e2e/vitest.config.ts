import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { rows } from './src/rows.ts'
import { WAIT_TIMEOUT_MS } from './src/support/waitTimeout.ts'

const order = Object.values(rows).flatMap(({ journeys }) => journeys)
const place = ({ moduleId }: TestSpecification) => order.indexOf(basename(moduleId, '.e2e.ts'))

/** The same order every time. */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

/** One row: its journeys share a product, so they run one after the other, and a process, so that what they import is loaded once. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.e2e.ts'],
    environment: 'node',
    setupFiles: ['src/support/showFailures.ts'],
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: AsListed },
    // Only what hangs may meet these.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
  },
})
