import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Readiness } from './platform/health.ts'
import { openCuttableProxy } from './testing/cuttableProxy.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const at = (n: number) => String(Number(process.env['NIMBO_PORT']) + n)
const ports = { NIMBO_PORT: at(90), NIMBO_CONSOLE_PORT: at(91), NIMBO_OPS_PORT: at(92) }
const url = `http://127.0.0.1:${ports.NIMBO_PORT}/?service=Home.getHot`
const ops = (path: string) => fetch(`http://127.0.0.1:${ports.NIMBO_OPS_PORT}${path}`)
const isReady = async () => (await ops('/ready').catch(() => undefined))?.ok === true

/** Only a process that hangs may meet this. */
const patient = { timeout: 90_000, interval: 50 }
const children: ChildProcess[] = []
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

async function start(more: Record<string, string> = {}): Promise<ChildProcess> {
  const env = { ...process.env, ...ports, NIMBO_WEB_DIST: '', NIMBO_CONSOLE_DIST: '', ...more }
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  children.push(child)
  return child
}
async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  return exitCode
}

interface HttpAnswer {
  status: number
  /** The server asked to be left: a balancer sends the next request elsewhere. */
  leaving: boolean
}
function ask(agent: Agent): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    get(url, { agent }, (res) => {
      res.resume()
      res.on('end', () => done({ status: res.statusCode ?? 0, leaving: res.headers.connection === 'close' }))
      res.on('error', fail)
    }).on('error', fail)
  })
}

// Exit within seconds is shown by `pnpm proof rollingRestart`.
test('a process told to stop answers every request sent to it, and ends by itself', async () => {
  const child = await start()
  await vi.waitUntil(isReady, patient)

  const answers: HttpAnswer[] = []
  // Each keeps its connection and goes on asking, some at once and some with pauses, until it is told to leave.
  const client = async (pauseMs: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let leaving = false; !leaving;) {
      const answer = await ask(agent)
      answers.push(answer)
      leaving = answer.leaving
      if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs))
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 12 }, (_, n) => client((n % 4) * 100))
  await vi.waitUntil(() => answers.length > 50, patient)
  const exitCode = await stop(child)
  await Promise.all(clients)

  expect(exitCode).toBe(0)
  expect(answers.filter((a) => a.status !== 200)).toEqual([])
  expect(answers.filter((a) => a.leaving)).toHaveLength(12)
})

async function through(name: string) {
  const target = new URL(process.env[name]!)
  const proxy = await openCuttableProxy(new URL(target))
  target.hostname = '127.0.0.1'
  target.port = String(proxy.port)
  return { proxy, env: { [name]: target.href } }
}

test('a process that waits for its database is stopped like any other', async () => {
  const { proxy, env } = await through('NIMBO_DATABASE_URL')
  await proxy.cut()
  const child = await start(env)
  await vi.waitUntil(async () => (await ops('/live').catch(() => undefined))?.ok === true, patient)
  expect(await stop(child)).toBe(0)
})

describe('liveness and readiness', () => {
  const readiness = async () => {
    const response = await ops('/ready')
    const body = (await response.json()) as Readiness
    const down = body.checks.filter(({ ok }) => !ok).map(({ name }) => name)
    return { code: response.status, status: body.status, down: down.toSorted() }
  }
  const becomes = (expected: object) => vi.waitFor(async () => expect(await readiness()).toMatchObject(expected), patient)
  const isLive = async () => (await ops('/live')).status === 200
  const metric = async (dependency: string) =>
    new RegExp(`nimbo_dependency_up\\{dependency="${dependency}"\\} (\\d)`).exec(await (await ops('/metrics')).text())?.[1]

  test('losing S3 and LiveKit is reported and takes no traffic away; losing PostgreSQL does, and the process stays alive', async () => {
    const [s3, livekit, postgres] = await Promise.all(
      ['NIMBO_S3_ENDPOINT', 'NIMBO_LIVEKIT_API_URL', 'NIMBO_DATABASE_URL'].map((name) => through(name)),
    )
    await postgres!.proxy.cut()
    const child = await start({ ...s3!.env, ...livekit!.env, ...postgres!.env, NIMBO_DRAIN_MS: '3000' })

    // Not reachable at start: alive, and not ready until it is.
    await vi.waitUntil(() => isLive().catch(() => false), patient)
    expect(await readiness()).toMatchObject({ code: 503, status: 'starting' })
    await postgres!.proxy.mend()
    await becomes({ code: 200, status: 'ok', down: [] })

    await Promise.all([s3!.proxy.cut(), livekit!.proxy.cut()])
    await becomes({ code: 200, status: 'degraded', down: ['LiveKit', 'S3'] })
    expect((await fetch(url)).status).toBe(200)
    expect([await metric('S3'), await metric('LiveKit'), await metric('PostgreSQL')]).toEqual(['0', '0', '1'])

    await postgres!.proxy.cut()
    expect(await readiness()).toEqual({ code: 503, status: 'unavailable', down: ['LiveKit', 'PostgreSQL', 'S3'] })
    expect(await isLive()).toBe(true)
    expect(await metric('PostgreSQL')).toBe('0')

    await Promise.all([s3!.proxy.mend(), livekit!.proxy.mend(), postgres!.proxy.mend()])
    await becomes({ code: 200, status: 'ok', down: [] })
    expect(await metric('S3')).toBe('1')

    const gone = stop(child)
    await becomes({ code: 503, status: 'draining' })
    expect(await isLive()).toBe(true)
    expect(await gone).toBe(0)
  })
})
