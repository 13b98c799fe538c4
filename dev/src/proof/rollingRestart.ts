import { ok, strictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, Home, Live } from '@nimbo/contract'
import { ensure, type Profile, stop } from '@nimbo/engines'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { serverProcesses } from '../stack/processes.ts'
import { openRoom } from './openRoom.ts'

const CALLERS = 8
/** All of them together stay within what one address may ask. */
const PAUSE_MS = 40
const LINE_MS = 400

/** Every process of the server is stopped and started in turn while people call: no call fails, and none is repeated by its client. */
export async function proveRollingRestart(profile: Profile, full: boolean): Promise<void> {
  const rounds = full ? 5 : 1
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const over = new AbortController()
  const { room, onAir } = await openRoom(origin, 'Rolling restart', over.signal)
  const failures: string[] = []
  let [calls, lines] = [0, 0]
  const attempt = async (call: () => Promise<unknown>) => {
    calls++
    await call().catch((e: unknown) => failures.push(String(e)))
  }
  // One request each: a client that tries again would hide what was lost.
  const once: typeof fetch = async (input, init) => {
    const response = await fetch(input, init).catch((e: unknown) => {
      failures.push(`no answer: ${String(e)}`)
      throw e
    })
    if (response.status !== 200) failures.push(`HTTP ${response.status}`)
    return response
  }
  const reader = async () => {
    const client = createClient({ origin, language: () => 'en', credentials: () => undefined, fetch: once })
    while (!over.signal.aborted) {
      await attempt(() => client.call(Home.getHot, {}))
      await sleep(PAUSE_MS)
    }
  }
  const writer = async () => {
    const me = await signIn(origin, people.rafa)
    await me.client.call(Live.enterRoom, room)
    while (!over.signal.aborted) {
      await attempt(() => me.client.call(Live.sendMsg, { ...room, content: `line ${lines}`, client_request_id: randomUUID() }))
      lines++
      await sleep(LINE_MS)
    }
  }
  const callers = [...Array.from({ length: CALLERS }, reader), writer()]
  const started = performance.now()
  const processes = serverProcesses(profile, 'built').filter(({ name }) => name !== 'haproxy')
  for (let round = 0; round < rounds; round++) {
    for (const program of processes) {
      strictEqual(await stop(profile, program.name), 'stopped', `${program.name} did not stop by itself`)
      await ensure(profile, program)
      // A balancer counts a process in again at its next check.
      await sleep(600)
    }
  }
  over.abort()
  await Promise.all([...callers, onAir])
  ok(failures.length === 0, `${failures.length} of ${calls} calls failed: ${[...new Set(failures)].slice(0, 5).join('; ')}`)
  console.log(
    `rolling restart: ${rounds * processes.length} processes replaced in ${((performance.now() - started) / 1000).toFixed(0)} s, ` +
      `${calls} calls, ${lines} of them lines of chat, 0 failed`,
  )
}
