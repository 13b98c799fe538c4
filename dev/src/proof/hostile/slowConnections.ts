import { ok } from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, percentile } from './ask.ts'

const DRIP_MS = 500
const ASKERS = 4
/** Together they stay within what one address may ask. */
const PAUSE_MS = 15
/** Windows without and with slow connections, in turn. */
const [MIN_ROUNDS, MAX_ROUNDS] = [3, 10]

const beginnings = [
  'POST /?service=Live.sendMsg HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"content":"',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n',
  'GET /?service=Home.getHot HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  '',
]

/**
 * Holds requests that arrive a byte at a time, opens those that are cut off again, and compares what ordinary requests take. A busy
 * machine only ever adds to a window, so the best window of each kind is compared.
 */
export async function holdSlowConnections(origin: string, count: number, windowMs: number): Promise<string> {
  await measure(origin, windowMs / 2)
  const [before, during]: [number[], number[]] = [[], []]
  let [asked, cut] = [0, 0]
  const window = async () => {
    const times = await measure(origin, windowMs)
    asked += times.length
    return percentile(times, 0.99)
  }
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    before.push(await window())
    const holder = hold(origin, count)
    await sleep(DRIP_MS)
    during.push(await window())
    cut += holder.release()
    await sleep(DRIP_MS)
    if (round >= MIN_ROUNDS && Math.min(...during) <= 2 * Math.min(...before)) break
  }
  const list = (times: readonly number[]) => times.map((ms) => ms.toFixed(1)).join(', ')
  const figures = `p99 before ${list(before)} ms, meanwhile ${list(during)} ms`
  ok(Math.min(...during) <= 2 * Math.min(...before), `slow connections slow down the others: ${figures}`)
  return `hostile: ${count} slow connections held, ${cut} cut and opened again, ${asked} ordinary requests: ${figures}`
}

async function measure(origin: string, ms: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ms
  const asker = async () => {
    while (performance.now() < end) {
      const { said, ms: took } = await ask(origin, '/?service=Home.getHot', {})
      ok(said === '200/0', `an ordinary request was answered ${said}`)
      times.push(took)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, asker))
  return times
}

function hold(origin: string, count: number): { release(): number } {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  let [cut, over] = [0, false]
  const open = (n: number) => {
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    socket.on('error', () => {}).resume()
    socket.write(beginnings[n % beginnings.length]!)
    const drip = setInterval(() => socket.writable && socket.write('x'), DRIP_MS)
    socket.once('close', () => {
      clearInterval(drip)
      sockets.delete(socket)
      if (over) return
      cut++
      open(n)
    })
  }
  for (let n = 0; n < count; n++) open(n)
  return {
    release() {
      over = true
      for (const socket of sockets) socket.destroy()
      return cut
    },
  }
}
