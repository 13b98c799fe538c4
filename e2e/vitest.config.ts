import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { rows } from './src/rows.ts'

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
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: AsListed },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A page on a busy machine takes longer than the second that is given otherwise.
    expect: { poll: { timeout: 15_000 } },
  },
})
