import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const KEPT = 500
const messages: { to: string; text: string }[] = []

/** Takes messages as a provider of text messages would: `POST /send` with a bearer token. `GET /messages?to=` shows what a phone received. */
async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
  if (pathname === '/health') return void res.writeHead(200).end()
  if (req.method === 'GET' && pathname === '/messages') {
    const to = searchParams.get('to')
    return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(messages.filter((m) => m.to === to)))
  }
  if (req.method !== 'POST' || pathname !== '/send') return void res.writeHead(404).end()
  if (req.headers.authorization !== `Bearer ${process.env['NIMBO_SMS_TOKEN']}`) return void res.writeHead(401).end()
  const { to, text } = JSON.parse((await req.toArray()).join('')) as { to?: string; text?: string }
  if (!/^\+\d{7,15}$/.test(to ?? '') || !text) return void res.writeHead(422).end()
  messages.push({ to: to!, text })
  if (messages.length > KEPT) messages.shift()
  console.log(`to ${to}: ${text}`)
  res.writeHead(202).end()
}

const server = createServer((req, res) => {
  answer(req, res).catch(() => res.writeHead(400).end())
})
server.listen(Number(process.env['NIMBO_SMS_PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
