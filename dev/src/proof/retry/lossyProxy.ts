import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withOwnSeed, randomInt } from '../random.ts'

/**
 * The fault injected into one request. before: it never arrives. during: the connection breaks while it is processed.
 * after: the connection breaks before the response arrives. silence: the response never arrives and nothing breaks. pass: none.
 */
export const faults = ['before', 'during', 'after', 'silence', 'pass'] as const
export type Fault = (typeof faults)[number]
export const FAULT_HEADER = 'x-fault'

/** A proxy that injects the fault a request names in its header. */
export async function openLossyProxy(target: string): Promise<{ origin: string; close(): void }> {
  const upstream = new Agent({ keepAlive: true, maxSockets: 256 })
  const server = createServer((req, res) => void forward(req, res, target, upstream).catch(() => res.destroy()))
  server.keepAliveTimeout = 60_000
  // Connections inherit the generator of whoever listens.
  await withOwnSeed(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => shut(server, upstream) }
}

async function forward(req: IncomingMessage, res: ServerResponse, target: string, agent: Agent): Promise<void> {
  const { [FAULT_HEADER]: fault = 'pass', ...headers } = req.headers as Record<string, string>
  const body = Buffer.concat((await req.toArray()) as Buffer[])
  if (fault === 'before') return void res.destroy()
  // A connection that is going to break is not shared with other requests.
  const own = fault === 'during' ? { agent: new Agent({ keepAlive: true }) } : { agent }
  const onward = request(`${target}${req.url}`, { method: req.method ?? 'GET', headers, ...own })
  onward.on('error', () => res.destroy())
  onward.end(body)
  const breaking = fault === 'during' ? setTimeout(() => (onward.destroy(), res.destroy()), randomInt(30)) : undefined
  onward.on('response', (answer) => {
    // It was answered before the connection broke.
    clearTimeout(breaking)
    void answer.toArray().then(
      (chunks) => {
        if (fault === 'after') res.destroy()
        else if (fault !== 'silence') res.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks as Buffer[]))
      },
      () => res.destroy(),
    )
  })
}

function shut(server: Server, upstream: Agent): void {
  server.closeAllConnections()
  server.close()
  upstream.destroy()
}
