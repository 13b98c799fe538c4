import { defineConfig } from 'vitest/config'

/** Journeys share one product and its two cores, so they run one after the other. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A page on a busy machine takes longer than the second that is given otherwise.
    expect: { poll: { timeout: 15_000 } },
  },
})
