import { environment, type Profile } from '@nimbo/engines'

/** What our processes get, and the names compose.yaml needs on top, as lines of an environment file. */
export function printEnvironment(profile: Profile, report: (line: string) => void): void {
  const { ports, secrets } = profile
  const forCompose = {
    POSTGRES_PASSWORD: secrets.postgres,
    NIMBO_MIGRATE_PASSWORD: secrets.nimbo_migrate,
    NIMBO_APP_PASSWORD: secrets.nimbo_app,
    NIMBO_JOBS_PASSWORD: secrets.nimbo_jobs,
    NIMBO_REALTIME_PASSWORD: secrets.nimbo_realtime,
    REDIS_PASSWORD: secrets.redis,
    POSTGRES_PORT: ports.postgres,
    REDIS_PORT: ports.redis,
    CENTRIFUGO_PORT: ports.centrifugo,
    LIVEKIT_PORT: ports.livekit,
    LIVEKIT_UDP_PORT: ports.livekitUdp,
    S3_PORT: ports.s3,
  }
  for (const [name, value] of Object.entries({ ...environment(profile), ...forCompose })) report(`${name}=${value}`)
}
