import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ensure } from './ensure.ts'
import { readRecord } from './processRecord.ts'
import { stop } from './stop.ts'
import { nodeScript, temporaryProfile } from './temporaryProfile.ts'

const sleeper = 'setInterval(() => {}, 1000)'

test('a healthy process is reused, an outdated or killed one replaced', async () => {
  using profile = temporaryProfile()
  const pid = (): number | undefined => readRecord(profile, 'script')?.pid
  expect(await ensure(profile, nodeScript(sleeper))).toBe('started')
  const first = pid()!
  expect(await ensure(profile, nodeScript(sleeper))).toBe('reused')
  expect(pid()).toBe(first)
  expect(await ensure(profile, nodeScript(sleeper, { revision: 'new' }))).toBe('started')
  const second = pid()!
  expect(second).not.toBe(first)
  process.kill(second, 'SIGKILL')
  await expect.poll(pid).toBeUndefined()
  expect(await ensure(profile, nodeScript(sleeper, { revision: 'new' }))).toBe('started')
  await stop(profile, 'script')
})

test('a process that ends at once is reported with the end of its log', async () => {
  using profile = temporaryProfile()
  const broken = nodeScript("console.error('no such table'); process.exit(3)", { isReady: () => Promise.resolve(false) })
  await expect(ensure(profile, broken)).rejects.toThrow(/ended at once \(exit code 3\)[^]*no such table/)
})

async function listen() {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  return { other, port: typeof address === 'object' && address ? address.port : 0 }
}

test('another process on the port is reported, not mistaken for the program', async () => {
  using profile = temporaryProfile()
  const { other, port } = await listen()
  await expect(ensure(profile, nodeScript(sleeper, { ports: [port] }))).rejects.toThrow(/is taken by another process/)
  other.close()
})

test('a port that is given back a moment later is waited for', async () => {
  using profile = temporaryProfile()
  const { other, port } = await listen()
  setTimeout(() => other.close(), 500)
  expect(await ensure(profile, nodeScript(sleeper, { ports: [port] }))).toBe('started')
  await stop(profile, 'script')
})
