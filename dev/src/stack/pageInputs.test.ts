import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashPageInputs } from './pageInputs.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nimbo-inputs-'))
  for (const file of ['contract/package.json', 'contract/src/live.ts', 'web/src/app/main.tsx', 'web/public/icon.svg']) write(file, '1')
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', 'web/vite.config.ts', 'console/src/main.tsx', 'console/index.html']) {
    write(file, '1')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['contract/src/live.ts', true, true],
  ['web/src/app/main.tsx', true, true],
  ['web/src/app/new.ts', true, true],
  ['web/public/icon.svg', true, true],
  ['web/vite.config.ts', true, true],
  ['web/.env.local', true, true],
  ['pnpm-lock.yaml', true, true],
  ['console/src/main.tsx', false, true],
  ['console/index.html', false, true],
  ['web/src/app/main.test.ts', false, false],
  ['web/src/app/main.ui.test.ts', false, false],
  ['web/src/testing/openApp.ts', false, false],
  ['console/src/testing/samples.ts', false, false],
  ['web/dist/index.html', false, false],
  ['server/src/main.ts', false, false],
])('another %s: web is built again: %s, console: %s', (file, web, console) => {
  const before = { web: hashPageInputs('web', {}, root), console: hashPageInputs('console', {}, root) }
  write(file, '2')
  expect(hashPageInputs('web', {}, root) !== before.web).toBe(web)
  expect(hashPageInputs('console', {}, root) !== before.console).toBe(console)
})

test('the variables a build has are among its inputs', () => {
  expect(hashPageInputs('web', { NIMBO_PRECOMPRESS: '1' }, root)).not.toBe(hashPageInputs('web', { NIMBO_PRECOMPRESS: '0' }, root))
})
