import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/*.browser.test.*']

/** Tests that meet the engines share them, so only they wait for them; the others start at once. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{contract,web,console}/src/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'engines',
          include: ['{server,engines,dev}/src/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['dev/src/testEngines.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
