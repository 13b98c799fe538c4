import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { origin } from './browser.ts'

/** The product at an address of its own, where a release can be put out that no other page hears of. */
export async function startReleaseProxy() {
  let isReleased = false
  const server = createServer((asked, answer) => {
    if (isReleased && asked.url === '/sw.js') {
      void fetch(`${origin}/sw.js`)
        .then((worker) => worker.text())
        .then((text) => answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`${text}\n// newer\n`))
      return
    }
    const passed = request(origin + asked.url, { method: asked.method, headers: { ...asked.headers, host: new URL(origin).host, origin } })
    passed.on('response', (answered) => answered.pipe(answer.writeHead(answered.statusCode!, answered.headers)))
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      isReleased = true
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
