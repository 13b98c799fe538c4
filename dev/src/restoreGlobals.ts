import { afterAll, vi } from 'vitest'

/** Files share a worker: what one of them put in place of the clock, of globals, of methods and of the environment is gone before the next. */
const env = { ...process.env }
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
})
