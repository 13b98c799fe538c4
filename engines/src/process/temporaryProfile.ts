import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profile, type Profile } from '../profile.ts'
import type { Program } from './spawnTagged.ts'

/** A profile of its own for one test. Its folder goes at the end of the scope; the test stops its processes itself. */
export function temporaryProfile(): Profile & Disposable {
  const state = mkdtempSync(join(tmpdir(), 'nimbo-'))
  return { ...profile('test'), state, logs: join(state, 'logs'), [Symbol.dispose]: () => rmSync(state, { recursive: true }) }
}

export function nodeScript(script: string, more: Partial<Program> = {}): Program {
  const base = { name: 'script', command: process.execPath, args: ['-e', script], env: {}, ports: [] }
  return { ...base, stopSignal: 'SIGTERM', isReady: () => Promise.resolve(true), ...more }
}
