import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createFacebook } from './providers/facebook.ts'
import { createOpenId } from './providers/openId.ts'
import type { Registration, StandIn } from './providers/StandIn.ts'
import { createTwitter } from './providers/twitter.ts'

/** Stands in for the companies one can sign in with, each under its own path, registered as our server's environment says. */
const app = (name: string) => JSON.parse(process.env[name] ?? '') as Registration & { issuer: string }
const redirectUri = `${process.env['PUBLIC_ORIGIN']}/router`

const standIns: Record<string, StandIn> = {
  google: createOpenId('Google', app('THIRD_GOOGLE'), redirectUri, 'RS256'),
  apple: createOpenId('Apple', app('THIRD_APPLE'), redirectUri, 'ES256'),
  twitter: createTwitter(app('THIRD_TWITTER'), redirectUri),
  facebook: createFacebook(app('THIRD_FACEBOOK'), redirectUri),
}

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = req.url ?? '/'
  if (url === '/health') return void res.writeHead(200).end()
  const name = /^\/(\w+)\//.exec(url)?.[1] ?? ''
  const standIn = standIns[name]
  if (!standIn) return void res.writeHead(404).end()
  // The whole address stays readable for a stand-in that has to name itself.
  Object.assign(req, { originalUrl: url, url: url.slice(name.length + 1) })
  await standIn(req, res)
}

const server = createServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    console.error(error)
    if (!res.headersSent) res.writeHead(400)
    res.end()
  })
})
server.listen(Number(process.env['PROVIDERS_PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
