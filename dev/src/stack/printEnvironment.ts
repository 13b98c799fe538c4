import { environment, type Profile } from '@nimbo/engines'

/** Environment of our processes, and the engines' own variables that compose.yaml needs on top, as lines of an environment file. */
export function printEnvironment(profile: Profile, report: (line: string) => void): void {
  const { ports, secrets } = profile
  const forCompose = {
    POSTGRES_PASSWORD: secrets.postgres,
    POSTGRES_MIGRATE_PASSWORD: secrets.nimbo_migrate,
    POSTGRES_API_PASSWORD: secrets.nimbo_api,
    POSTGRES_CONSOLE_PASSWORD: secrets.nimbo_console,
    POSTGRES_WORKER_PASSWORD: secrets.nimbo_worker,
    POSTGRES_PAYOUT_PASSWORD: secrets.nimbo_payout,
    POSTGRES_JOBS_PASSWORD: secrets.nimbo_jobs,
    POSTGRES_REALTIME_PASSWORD: secrets.nimbo_realtime,
    REDIS_PASSWORD: secrets.redis,
    POSTGRES_PORT: ports.postgres,
    REDIS_PORT: ports.redis,
    CENTRIFUGO_PORT: ports.centrifugo,
    CENTRIFUGO_INTERNAL_PORT: ports.centrifugoInternal,
    LIVEKIT_PORT: ports.livekit,
    LIVEKIT_UDP_PORT: ports.livekitUdp,
    S3_PORT: ports.s3,
  }
  for (const [name, value] of Object.entries({ ...environment(profile), ...forCompose })) report(`${name}=${value}`)
}
