import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensure } from './ensure.ts'
import { readRecord } from './processRecord.ts'
import { processIdentity } from './processIdentity.ts'
import { orphans, stop, stopOrphans } from './stop.ts'
import { nodeScript, temporaryProfile } from './temporaryProfile.ts'
import { waitUntil } from './waitUntil.ts'

const sleeper = 'setInterval(() => {}, 1000)'

test('a recorded process is stopped and forgotten', async () => {
  using profile = temporaryProfile()
  await ensure(profile, nodeScript(sleeper))
  const { pid } = readRecord(profile, 'script')!
  expect(await stop(profile, 'script')).toBe('stopped')
  expect(processIdentity(pid)).toBeUndefined()
  expect(await stop(profile, 'script')).toBe('absent')
})

test('a pid that another process has reused is left alone', async () => {
  using profile = temporaryProfile()
  await ensure(profile, nodeScript(sleeper))
  const running = readRecord(profile, 'script')!
  const file = join(profile.state, 'run/script.json')
  const recorded = readFileSync(file, 'utf8')
  writeFileSync(file, JSON.stringify({ ...running, identity: 'an earlier process' }))
  expect(await stop(profile, 'script')).toBe('absent')
  expect(processIdentity(running.pid)).toBe(running.identity)
  writeFileSync(file, recorded)
  expect(await stop(profile, 'script')).toBe('stopped')
})

test.runIf(process.platform === 'linux')('a child that outlives its killed parent is found', async () => {
  using profile = temporaryProfile()
  const spawnChild = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { stdio: 'ignore' })`
  await ensure(profile, nodeScript(`${spawnChild}; ${sleeper}`, { isReady: async () => orphans(profile).length === 2 }))
  const { pid } = readRecord(profile, 'script')!
  process.kill(pid, 'SIGKILL')
  expect(await waitUntil(() => processIdentity(pid) === undefined, 30)).toBe(true)
  expect(await stopOrphans(profile)).toBe(1)
  expect(orphans(profile)).toEqual([])
})
