import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const ports = { PORT: '3290', CONSOLE_PORT: '3291', OPS_PORT: '3292' }
const url = `http://127.0.0.1:${ports.PORT}/?service=Home.getHot`

interface Answer {
  status: number
  /** The server asked to be left: a balancer sends the next request elsewhere. */
  leaving: boolean
}
function ask(agent: Agent): Promise<Answer> {
  return new Promise((done, fail) => {
    get(url, { agent }, (res) => {
      res.resume()
      res.on('end', () => done({ status: res.statusCode ?? 0, leaving: res.headers.connection === 'close' }))
      res.on('error', fail)
    }).on('error', fail)
  })
}

test('a process told to stop answers every request sent to it, and is gone within seconds', async () => {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...ports, WEB_DIST: '', CONSOLE_DIST: '' }, stdio: 'ignore' })
  const ready = async () => (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/health`).catch(() => undefined))?.ok === true
  while (!(await ready())) await new Promise((done) => setTimeout(done, 100))

  const answers: Answer[] = []
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
  await new Promise((done) => setTimeout(done, 700))
  const told = performance.now()
  child.kill('SIGTERM')
  const [exitCode] = (await once(child, 'exit')) as [number]
  const seconds = (performance.now() - told) / 1000
  await Promise.all(clients)

  expect(exitCode).toBe(0)
  expect(seconds).toBeLessThan(5)
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter((a) => a.status !== 200)).toEqual([])
  expect(answers.filter((a) => a.leaving)).toHaveLength(12)
}, 30_000)
