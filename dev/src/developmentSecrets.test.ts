import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, profile } from '@nimbo/engines'
import { InvalidConfiguration, readConfig } from '@nimbo/server/config'
import { allSettings, processNames, settingsFor, valueDocs } from '@nimbo/server/settings'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a production server refuses every secret and every provider of a development profile', () => {
  const state = mkdtempSync(join(tmpdir(), 'nimbo-'))
  vi.stubEnv('NIMBO_STATE', state)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(state, { recursive: true })
  })
  const generated = environment(profile('test'))
  expect(readConfig(generated).environment).toBe('development')

  const refused = new Set<string>()
  for (const process of processNames) {
    expect(() => readConfig(generated, process)).not.toThrow()
    try {
      readConfig({ ...generated, NIMBO_ENV: 'production' }, process)
    } catch (e) {
      if (!(e instanceof InvalidConfiguration)) throw e
      for (const problem of e.problems) refused.add(problem.split(/[ .]/)[0]!)
    }
  }
  const settings = allSettings(settingsFor('production')).filter(({ name }) => generated[name])
  const expected = settings
    .filter(({ name, type }) => valueDocs.get(type)?.secret || /_(THIRD_|PAY_|PAYOUT_(PIX|TRON)|PUSH_FCM)/.test(name))
    .map(({ name }) => name)
  expect(expected.length).toBeGreaterThan(20)
  expect(expected.filter((name) => !refused.has(name))).toEqual([])
})
