import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Treatment of one attempt by the proxy, named in its header. */
export interface Treatment {
  /** Milliseconds on the way to the server, and back. */
  before: number
  after: number
  /** The upstream connection is not one of the pool, and ends with its answer. */
  close: boolean
  /** silence: the answer is read here and never passed on. http500: it is read, and the client gets HTTP 500 instead. */
  loss?: 'silence' | 'http500'
  /** The proxy sends the request once more on another connection, so many milliseconds later, and passes that answer on. */
  resendAfter?: number
}
export const TREATMENT_HEADER = 'x-treatment'
/** Names the intents that an attempt may be mistaken for. */
export const GROUP_HEADER = 'x-group'

/** One request as it left for the server, and when its answer had come back here. By `performance.now()`. */
export interface Forwarded {
  clientTime: string
  at: number
  answeredAt?: number
}

export interface PoolingProxy {
  origin: string
  forwarded(group: string): readonly Forwarded[]
  /** Requests the server has not answered yet. */
  underWay(): number
  close(): void
}

const POOL = 32
/** Longer than any client of the proof keeps a connection. */
const KEEP_ALIVE_MS = 600_000

/** A reverse proxy as they are deployed: clients' connections have nothing to do with the pooled ones to the server. */
export async function openPoolingProxy(target: string): Promise<PoolingProxy> {
  const pool = new Agent({ keepAlive: true, maxSockets: POOL })
  const groups = new Map<string, Forwarded[]>()
  let underWay = 0

  async function forward(url: string, group: string, close: boolean): Promise<{ status: number; body: Buffer }> {
    const seen: Forwarded = { clientTime: new URL(url, target).searchParams.get('time') ?? '', at: Infinity }
    groups.set(group, [...(groups.get(group) ?? []), seen])
    const onward = request(`${target}${url}`, close ? { agent: false, headers: { connection: 'close' } } : { agent: pool })
    onward.once('finish', () => void (seen.at = performance.now())).end()
    underWay++
    try {
      const response = await new Promise<IncomingMessage>((done, fail) => onward.once('response', done).once('error', fail))
      const body = Buffer.concat((await response.toArray()) as Buffer[])
      seen.answeredAt = performance.now()
      return { status: response.statusCode ?? 502, body }
    } catch (e) {
      // The server closed a pooled connection while the request was on its way: proxies send it again.
      if (onward.reusedSocket) return forward(url, group, close)
      throw e
    } finally {
      underWay--
    }
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { before, after, close, loss, resendAfter } = JSON.parse(String(req.headers[TREATMENT_HEADER])) as Treatment
    const group = String(req.headers[GROUP_HEADER])
    await sleep(before)
    let answer = await forward(req.url!, group, close)
    if (resendAfter !== undefined) {
      await sleep(resendAfter)
      answer = await forward(req.url!, group, false)
    }
    await sleep(after)
    if (loss === 'silence') return
    res.writeHead(loss === 'http500' ? 500 : answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }

  const server = createServer((req, res) => void serve(req, res).catch(() => res.destroy()))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    forwarded: (group) => groups.get(group) ?? [],
    underWay: () => underWay,
    close() {
      server.closeAllConnections()
      server.close()
      pool.destroy()
    },
  }
}
