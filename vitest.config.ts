import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sourceTests, testFiles } from './dev/src/suites.ts'
import { fileOf, removeAssets, restoreAssets, servePages } from './dev/src/uiPages.ts'
import { chromiumFlags, chromiumPath } from './engines/src/chromium.ts'

const exclude = ['**/node_modules/**', '**/*.ui.test.*']

/** Suites by name, all without the variable (dev/src/suites.ts). A project none of whose suites is wanted is left out. */
const suites = process.env['NIMBO_SUITES']?.split(',')

/** Small files that take a minute: begun last, they would run alone at the end of their project. */
const slow =
  /\/(everyScreen\w*|video|convertFile|countMinutes|usdt|usdtOut|everyCall|killed|limits|roleMatrix|main|erase|statement|payout|RedPack|mic|GiftEffects)(\.ui)?\.test\.ts$/

/** Slow files first, the others by their size: the same order every time. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no method of an array
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/**
 * Projects run one after the other (`groupOrder`): within a group the pool of processes and the one of browsers have `maxWorkers` each. Files share
 * a worker and its modules (`isolate: false`), so that a worker loads the server once.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['dev/src/restoreGlobals.ts'],
          include: testFiles('pure', suites),
          exclude,
          environment: 'node',
          // Only a test that hangs may meet these, as below.
          testTimeout: 60_000,
          expect: { poll: { timeout: 50_000 } },
        },
      },
      {
        test: {
          name: 'engines',
          // They wait more than they compute: with two, a fifth to a third of two cores was idle; five take as long as three.
          maxWorkers: 3,
          isolate: false,
          // In this order: the environment that is put back after each file has the addresses of the worker's stack.
          sequence: { groupOrder: 1, setupFiles: 'list' },
          setupFiles: ['dev/src/workerStack.ts', 'dev/src/restoreGlobals.ts'],
          include: testFiles('engines', suites),
          exclude: [...exclude, ...sourceTests],
          environment: 'node',
          globalSetup: ['dev/src/testEngines.ts'],
          // Only a test that hangs may meet these: a busy machine takes five times as long as an idle one.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 90_000 } },
        },
      },
      {
        plugins: [servePages()],
        test: {
          name: 'ui',
          sequence: { groupOrder: 2 },
          // A third browser waits for the other two, and all of them poll meanwhile: the same tests took a fifth more of the cores.
          maxWorkers: 2,
          // Every test opens a page of its own and clears what the last one left (openApp); only the runner around it stays.
          isolate: false,
          include: testFiles('ui', suites),
          globalSetup: ['dev/src/uiPages.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 90_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            commands: { fileOf, removeAssets, restoreAssets },
            viewport: { width: 1440, height: 1180 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
              contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce', locale: 'en-US', permissions: ['camera', 'microphone'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ].filter(({ test }) => test.include.length > 0),
  },
})
