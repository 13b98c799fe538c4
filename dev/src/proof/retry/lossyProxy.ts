import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What becomes of one request. before: it never arrives. during: it arrives, and the connection breaks while it is worked on.
 * after: it is answered, and the answer is lost. silence: it is answered, and nobody ever hears of it. pass: all is well.
 */
export const fates = ['before', 'during', 'after', 'silence', 'pass'] as const
export type Fate = (typeof fates)[number]
export const FATE = 'x-fate'

/** A network that loses what it is told to lose. */
export async function openLossyProxy(target: string): Promise<{ origin: string; close(): void }> {
  const upstream = new Agent({ keepAlive: true, maxSockets: 256 })
  const server = createServer((req, res) => void carry(req, res, target, upstream).catch(() => res.destroy()))
  server.keepAliveTimeout = 60_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => shut(server, upstream) }
}

async function carry(req: IncomingMessage, res: ServerResponse, target: string, agent: Agent): Promise<void> {
  const { [FATE]: fate = 'pass', ...headers } = req.headers as Record<string, string>
  const body = Buffer.concat((await req.toArray()) as Buffer[])
  if (fate === 'before') return void res.destroy()
  // A connection that is going to break is nobody else's, and does not say so before.
  const own = fate === 'during' ? { agent: new Agent({ keepAlive: true }) } : { agent }
  const onward = request(`${target}${req.url}`, { method: req.method ?? 'GET', headers, ...own })
  onward.on('error', () => res.destroy())
  onward.end(body)
  if (fate === 'during') {
    setTimeout(() => (onward.destroy(), res.destroy()), Math.random() * 30)
    return
  }
  onward.on('response', (answer) => {
    void answer.toArray().then(
      (chunks) => {
        if (fate === 'after') res.destroy()
        else if (fate !== 'silence') res.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks as Buffer[]))
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
