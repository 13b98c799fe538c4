import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { StandIn } from './StandIn.ts'

async function answer(standIns: Readonly<Record<string, StandIn>>, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = req.url ?? '/'
  if (url === '/health') return void res.writeHead(200).end()
  const name = /^\/(\w+)\//.exec(url)?.[1] ?? ''
  const standIn = standIns[name]
  if (!standIn) return void res.writeHead(404).end()
  // The whole address stays readable for a stand-in that has to name itself.
  Object.assign(req, { originalUrl: url, url: url.slice(name.length + 1) })
  await standIn(req, res)
}

/** Companies in one process, each under its own path. */
export function serveStandIns(port: number, standIns: Readonly<Record<string, StandIn>>): void {
  const server = createServer((req, res) => {
    answer(standIns, req, res).catch((error: unknown) => {
      console.error(error)
      if (!res.headersSent) res.writeHead(400)
      res.end()
    })
  })
  server.listen(port, '127.0.0.1')
  process.once('SIGTERM', () => process.exit(0))
}
