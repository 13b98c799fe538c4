/** Everything a process needs from outside, read once at start so that a missing value stops it there. */
export interface Config {
  port: number
  consolePort: number
  opsPort: number
  workerOpsPort: number
  publicOrigin: string
  consoleOrigin: string
  databaseUrl: string
  jobsUrl: string
  redisUrl: string
  centrifugo: { apiUrl: string; apiKey: string; tokenSecret: string; publicUrl: string }
  livekit: { apiUrl: string; publicUrl: string; key: string; secret: string }
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string }
  signSalt: string
  sms: { url: string; token: string }
  /** Keys the hashes of codes sent to phones. */
  codeKey: string
  /** Folders of the built pages; empty when the pages are served by somebody else. */
  webDist: string
  consoleDist: string
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const text = (name: string): string => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set`)
    return value
  }
  const port = (name: string): number => {
    const value = Number(text(name))
    if (!Number.isInteger(value) || value < 0 || value > 65535) throw new Error(`${name} is not a port`)
    return value
  }
  return {
    port: port('PORT'),
    consolePort: port('CONSOLE_PORT'),
    opsPort: port('OPS_PORT'),
    workerOpsPort: port('WORKER_OPS_PORT'),
    publicOrigin: text('PUBLIC_ORIGIN'),
    consoleOrigin: text('CONSOLE_ORIGIN'),
    databaseUrl: text('DATABASE_URL'),
    jobsUrl: text('DATABASE_JOBS_URL'),
    redisUrl: text('REDIS_URL'),
    centrifugo: {
      apiUrl: text('CENTRIFUGO_API_URL'),
      apiKey: text('CENTRIFUGO_API_KEY'),
      tokenSecret: text('CENTRIFUGO_TOKEN_SECRET'),
      publicUrl: text('CENTRIFUGO_PUBLIC_URL'),
    },
    livekit: {
      apiUrl: text('LIVEKIT_API_URL'),
      publicUrl: text('LIVEKIT_PUBLIC_URL'),
      key: text('LIVEKIT_API_KEY'),
      secret: text('LIVEKIT_API_SECRET'),
    },
    s3: { endpoint: text('S3_ENDPOINT'), accessKey: text('S3_ACCESS_KEY'), secretKey: text('S3_SECRET_KEY'), bucket: text('S3_BUCKET') },
    signSalt: text('SIGN_SALT'),
    sms: { url: text('SMS_URL'), token: text('SMS_TOKEN') },
    codeKey: text('CODE_KEY'),
    webDist: env['WEB_DIST'] ?? '',
    consoleDist: env['CONSOLE_DIST'] ?? '',
  }
}
