import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { centrifugo, ensure, isOk, type Profile, stop } from '@nimbo/engines'

export interface BareEngine {
  url: string
  publish(channel: string, data: unknown): Promise<void>
  stop(): Promise<void>
}

/**
 * A second Centrifugo of the same build and on the same Redis, with the feed's history and nothing of ours: no admission, no tokens,
 * no outbox. What it needs is the least the job can cost.
 */
export async function startBareEngine(profile: Profile): Promise<BareEngine> {
  const [port, internal] = [await freePort(), await freePort()]
  const program = centrifugo(profile)
  const folder = join(profile.state, 'bench')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'bare.json')
  const feed = { name: 'feed', history_size: 200, history_ttl: '300s', force_recovery: true, force_positioning: true }
  const namespaces = [{ ...feed, allow_subscribe_for_client: true, allow_subscribe_for_anonymous: true }]
  writeFileSync(
    file,
    JSON.stringify({
      http_server: { address: '127.0.0.1', internal_address: '127.0.0.1' },
      engine: { type: 'redis', redis: { prefix: 'bare' } },
      client: { allow_anonymous_connect_without_token: true, allowed_origins: ['*'] },
      channel: { namespaces },
      health: { enabled: true },
    }),
  )
  const env = {
    CENTRIFUGO_HTTP_SERVER_PORT: String(port),
    CENTRIFUGO_HTTP_SERVER_INTERNAL_PORT: String(internal),
    CENTRIFUGO_HTTP_API_KEY: profile.secrets.centrifugoApiKey,
    CENTRIFUGO_ENGINE_REDIS_ADDRESS: program.env['CENTRIFUGO_ENGINE_REDIS_ADDRESS']!,
  }
  const isReady = () => isOk(`http://127.0.0.1:${internal}/health`)
  await ensure(profile, { ...program, name: 'bare', args: ['--config', file], env, ports: [port, internal], revision: '', isReady })
  return {
    url: `ws://127.0.0.1:${port}/connection/websocket`,
    async publish(channel, data) {
      const answer = await fetch(`http://127.0.0.1:${internal}/api/publish`, {
        method: 'POST',
        headers: { 'x-api-key': profile.secrets.centrifugoApiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ channel, data }),
      })
      const { error } = (await answer.json()) as { error?: { message: string } }
      if (error) throw new Error(`the bare engine refused: ${error.message}`)
    },
    stop: async () => void (await stop(profile, 'bare')),
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
