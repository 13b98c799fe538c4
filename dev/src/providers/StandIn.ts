import type { IncomingMessage, ServerResponse } from 'node:http'

/** One company. Addresses it gets are below its own path. */
export type StandIn = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** How our server is registered with a company. */
export interface Registration {
  clientId: string
  clientSecret: string
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
