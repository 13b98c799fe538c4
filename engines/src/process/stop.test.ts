import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensure } from './ensure.ts'
import { readRecord } from './record.ts'
import { startMark } from './startMark.ts'
import { stop } from './stop.ts'
import { stopStrays, strays } from './strays.ts'
import { nodeScript, throwawayProfile } from './throwawayProfile.ts'
import { until } from './until.ts'

const sleeper = 'setInterval(() => {}, 1000)'

test('a recorded process is stopped and forgotten', async () => {
  using profile = throwawayProfile()
  await ensure(profile, nodeScript(sleeper))
  const { pid } = readRecord(profile, 'script')!
  expect(await stop(profile, 'script')).toBe('stopped')
  expect(startMark(pid)).toBeUndefined()
  expect(await stop(profile, 'script')).toBe('absent')
})

test('a number that belongs to another process by now is left alone', async () => {
  using profile = throwawayProfile()
  await ensure(profile, nodeScript(sleeper))
  const running = readRecord(profile, 'script')!
  const file = join(profile.state, 'run/script.json')
  const recorded = readFileSync(file, 'utf8')
  writeFileSync(file, JSON.stringify({ ...running, mark: 'an earlier process' }))
  expect(await stop(profile, 'script')).toBe('absent')
  expect(startMark(running.pid)).toBe(running.mark)
  writeFileSync(file, recorded)
  expect(await stop(profile, 'script')).toBe('stopped')
})

test.runIf(process.platform === 'linux')('a child that outlives its killed parent is found', async () => {
  using profile = throwawayProfile()
  const spawnChild = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { stdio: 'ignore' })`
  await ensure(profile, nodeScript(`${spawnChild}; ${sleeper}`, { isReady: async () => strays(profile).length === 2 }))
  const { pid } = readRecord(profile, 'script')!
  process.kill(pid, 'SIGKILL')
  expect(await until(() => startMark(pid) === undefined, 5)).toBe(true)
  expect(await stopStrays(profile)).toBe(1)
  expect(strays(profile)).toEqual([])
})
