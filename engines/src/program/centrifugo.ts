import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, goBinary } from '../engineFiles.ts'
import { databaseUrl, redisUrl } from '../environment.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

/** One connection listens for notifications for ever and each of the four partitions holds one while it publishes. */
const outboxConnections = 6

/** Start it after the migrations: without its outbox table it retries ever more slowly, up to every five seconds. */
export function centrifugo(profile: Profile): Program {
  const { ports, secrets } = profile
  const configuration = join(checkout, 'engines/centrifugo/config.json')
  return {
    name: 'centrifugo',
    command: goBinary('centrifugo'),
    args: ['--config', configuration],
    env: {
      CENTRIFUGO_HTTP_SERVER_PORT: String(ports.centrifugo),
      // Its API, metrics and health: the port that browsers reach has connections only.
      CENTRIFUGO_HTTP_SERVER_INTERNAL_PORT: String(ports.centrifugoInternal),
      CENTRIFUGO_HTTP_API_KEY: secrets.centrifugoApiKey,
      CENTRIFUGO_CLIENT_SUBSCRIPTION_TOKEN_HMAC_SECRET_KEY: secrets.centrifugoTokenSecret,
      CENTRIFUGO_CLIENT_PROXY_CONNECT_ENDPOINT: `http://127.0.0.1:${ports.app}/hooks/centrifugo/connect`,
      CENTRIFUGO_CLIENT_PROXY_CONNECT_HTTP_STATIC_HEADERS: JSON.stringify({ 'x-nimbo-hook': secrets.realtimeHookToken }),
      CENTRIFUGO_CLIENT_ALLOWED_ORIGINS: allowedOrigins(profile),
      CENTRIFUGO_ENGINE_REDIS_ADDRESS: redisUrl(profile),
      CENTRIFUGO_CONSUMERS_OUTBOX_POSTGRESQL_DSN: `${databaseUrl(profile, 'nimbo_realtime')}?pool_max_conns=${outboxConnections}`,
    },
    ports: [ports.centrifugo, ports.centrifugoInternal],
    stopSignal: 'SIGTERM',
    revision: readFileSync(configuration, 'utf8'),
    isReady: () => isOk(`http://127.0.0.1:${ports.centrifugoInternal}/health`),
  }
}

function allowedOrigins({ ports }: Profile): string {
  return [ports.app, ports.console].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(' ')
}
