import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { removeAssets, restoreAssets, servePages } from './dev/src/uiPages.ts'
import { chromiumFlags, chromiumPath } from './engines/src/chromium.ts'

const exclude = ['**/node_modules/**', '**/*.ui.test.*']

/** On a noisy machine one late answer must not refuse a release; who needed a second try is named (docs/decisions/0059). */
const retries = process.env['CI'] ? 1 : 0

/**
 * Projects run one after the other (`groupOrder`): within a group the pool of processes and the one of browsers have `maxWorkers` each. Files share
 * a worker and its modules (`isolate: false`), so that a worker loads the server once.
 */
export default defineConfig({
  test: {
    // Tests on the engines wait more than they compute, and one worker is what is chosen for two cores.
    maxWorkers: 2,
    reporters: ['default', './dev/src/flakyTests.ts'],
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          isolate: false,
          retry: retries,
          include: ['{contract,web,console}/src/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'engines',
          sequence: { groupOrder: 1 },
          isolate: false,
          setupFiles: ['dev/src/restoreGlobals.ts'],
          retry: retries,
          include: ['{server,engines,dev}/src/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['dev/src/testEngines.ts'],
          // Only a test that hangs may meet these: a busy machine takes five times as long as an idle one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        plugins: [servePages()],
        test: {
          name: 'ui',
          sequence: { groupOrder: 2 },
          // Every test opens a page of its own and clears what the last one left (openApp); only the runner around it stays.
          isolate: false,
          retry: retries,
          include: ['{web,console}/src/**/*.ui.test.ts'],
          globalSetup: ['dev/src/uiPages.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page on a busy machine takes longer than the second that is given otherwise.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            commands: { removeAssets, restoreAssets },
            viewport: { width: 1440, height: 1180 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
              contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce', locale: 'en-US', permissions: ['camera', 'microphone'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
