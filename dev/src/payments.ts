import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createPaypal } from './payments/paypal.ts'
import { createPix } from './payments/pix.ts'
import { createTron } from './payments/tron.ts'
import type { StandIn } from './providers/StandIn.ts'

/** Stands in for the companies that move money, each under its own path, registered as our server's environment says. */
const standIns: Record<string, StandIn> = { paypal: createPaypal(), pix: createPix(), tron: createTron() }

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = req.url ?? '/'
  if (url === '/health') return void res.writeHead(200).end()
  const name = /^\/(\w+)\//.exec(url)?.[1] ?? ''
  const standIn = standIns[name]
  if (!standIn) return void res.writeHead(404).end()
  req.url = url.slice(name.length + 1)
  await standIn(req, res)
}

const server = createServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    console.error(error)
    if (!res.headersSent) res.writeHead(400)
    res.end()
  })
})
server.listen(Number(process.env['PAYMENTS_PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
