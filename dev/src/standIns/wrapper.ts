import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

const folder = join(checkout, 'dev/src/standIns/wrapper')
const files: Record<string, { path: string; type: string }> = {
  '/': { path: join(folder, 'index.html'), type: 'text/html' },
  '/wrapper.css': { path: join(folder, 'wrapper.css'), type: 'text/css' },
  '/wrapper.js': { path: join(folder, 'wrapper.js'), type: 'text/javascript' },
  '/tokens.css': { path: join(checkout, 'web/src/ui/tokens.css'), type: 'text/css' },
}

/** Plays the app around ours: shows the product in a frame, lists every message between the two, and answers by hand. */
const server = createServer((req, res) => {
  const { pathname } = new URL(req.url ?? '/', 'http://localhost')
  if (pathname === '/health') return void res.writeHead(200).end()
  const file = files[pathname]
  if (!file) return void res.writeHead(404).end()
  const text = readFileSync(file.path, 'utf8').replace('{{app}}', process.env['NIMBO_PUBLIC_ORIGIN'] ?? '')
  res.writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text)
})
server.listen(Number(process.env['NIMBO_WRAPPER_PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
