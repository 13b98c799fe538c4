import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensure, livekit, type Profile } from '@nimbo/engines'

export interface WebhookRelay {
  /** Media rooms whose webhooks never arrive. */
  readonly dropped: Set<string>
  counts: { delivered: number; dropped: number }
  close(): void
}

/** Restarts LiveKit so that its webhooks pass through here, and drops those of some rooms. `repair` undoes it. */
export async function openWebhookRelay(profile: Profile): Promise<WebhookRelay> {
  const relay: WebhookRelay = { dropped: new Set(), counts: { delivered: 0, dropped: 0 }, close: () => void server.close() }
  const server = createServer((req, res) => {
    void req.toArray().then(async (chunks) => {
      const body = Buffer.concat(chunks as Buffer[])
      const { room } = JSON.parse(body.toString()) as { room?: { name?: string } }
      // Answered as if it had arrived: LiveKit must not try again.
      if (relay.dropped.has(room?.name ?? '')) relay.counts.dropped++
      else {
        const headers = { 'content-type': req.headers['content-type'] ?? '', authorization: req.headers.authorization ?? '' }
        await fetch(`http://127.0.0.1:${profile.ports.app}/hooks/livekit`, { method: 'POST', headers, body })
        relay.counts.delivered++
      }
      res.end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const program = livekit(profile, 'built')
  const configuration = program.env['LIVEKIT_CONFIG']!.replace(/http:\/\/127\.0\.0\.1:\d+(\/hooks\/livekit)/, `http://127.0.0.1:${port}$1`)
  await ensure(profile, { ...program, env: { ...program.env, LIVEKIT_CONFIG: configuration } })
  return relay
}
