import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** One provider. Request URLs are relative to its own path. */
export type StandIn = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Registration of our server with a provider. */
export interface Registration {
  clientId: string
  clientSecret: string
}

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

/** Serves several providers in one process, each under its own path. */
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

export async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await req.toArray()).join(''))
}

export function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))
}

export function redirect(res: ServerResponse, to: URL): void {
  res.writeHead(303, { location: to.href }).end()
}

/** A provider's response. Sent separately from its effect, so that it can be lost after the effect. */
export interface Reply {
  status: number
  body: object
}

export const reply = (status: number, body: object = {}): Reply => ({ status, body })

export async function jsonOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = Buffer.concat((await req.toArray()) as Buffer[]).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
