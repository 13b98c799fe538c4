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
  /** `publicUrl` is where a browser reaches the same server. */
  s3: { endpoint: string; publicUrl: string; accessKey: string; secretKey: string; bucket: string }
  signSalt: string
  sms: { url: string; token: string }
  /** Keys the hashes of codes sent to phones. */
  codeKey: string
  /** Signs the puzzles handed out. */
  captchaKey: string
  /** Companies one can sign in with; one that is left out is not offered. */
  third: { google?: OpenIdApp; apple?: OpenIdApp; twitter?: TwitterApp; facebook?: FacebookApp }
  /** A browser's push service checks every message against this key pair (VAPID); `fcm` reaches wrappers. */
  push: { publicKey: string; privateKey: string; contact: string; fcm?: FcmApp }
  /** Companies that collect and pay out; one that is left out is not offered. */
  pay: { stripe?: StripeApp; paypal?: PaypalApp; pix?: PixApp; tron?: TronApp }
  /** Encrypts what operators' apps make their codes from. */
  operatorKey: string
  /** Signs the ledger's seals (Ed25519, PEM). */
  sealKey: string
  /** Where the apps can be had. */
  apps: { android: string; ios: string }
  /** Who may show our pages in a frame: nobody, unless named here. */
  frameAncestors: readonly string[]
  /** Proxies whose word about a caller's address is believed; without one the address is the socket's. */
  trustedProxies: readonly string[]
  /** What Centrifugo shows when it asks whether somebody may connect. */
  realtimeHookToken: string
  /** Folders of the built pages; empty when the pages are served by somebody else. */
  webDist: string
  consoleDist: string
}

export interface OpenIdApp {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the phone's own sign-in is made for, where that differs from the page's (Apple: the app's id). */
  phoneClientId?: string
}
export interface TwitterApp {
  authorizeUrl: string
  tokenUrl: string
  meUrl: string
  clientId: string
  clientSecret: string
}
export interface FacebookApp {
  authorizeUrl: string
  tokenUrl: string
  debugUrl: string
  clientId: string
  clientSecret: string
}
export interface StripeApp {
  apiUrl: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Their script, which draws the card's fields in frames of theirs. */
  scriptUrl: string
  /** Other origins of theirs whose frames are shown, such as a bank's question. */
  frameOrigins?: readonly string[]
  /** Whom a phone's wallet names in its sheet; without it, what the company knows of us. */
  merchantName?: string
  /** The text Apple looks for on this domain before Apple Pay works on it; without it there is none to find. */
  applePayDomain?: string
}
export interface PaypalApp {
  apiUrl: string
  clientId: string
  clientSecret: string
  webhookId: string
}
export interface PixApp {
  apiUrl: string
  clientId: string
  clientSecret: string
  /** The key money arrives at, and whose it is. */
  key: string
  merchantName: string
  merchantCity: string
  /** Part of the address the company sends its messages to. */
  hookToken: string
}
export interface TronApp {
  apiUrl: string
  apiKey: string
  /** Addresses of orders are derived from this; its private half is nowhere near. */
  xpub: string
  /** The one token that counts. */
  contract: string
  /** Pays out, and holds only what a day needs; empty when nothing is paid out this way. */
  hotKey: string
  /** Below so much of either somebody is told to fill it. */
  floorUsdt?: string
  floorTrx?: string
}
export interface FcmApp {
  url: string
  tokenUrl: string
  projectId: string
  clientEmail: string
  privateKey: string
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
  const app = (name: string): unknown => (env[name] ? JSON.parse(env[name]) : undefined)
  /** Only those that are set: one that is left out is not offered. */
  const apps = <T extends object>(named: Record<keyof T, unknown>): T =>
    Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as T
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
    s3: {
      endpoint: text('S3_ENDPOINT'),
      publicUrl: text('S3_PUBLIC_URL'),
      accessKey: text('S3_ACCESS_KEY'),
      secretKey: text('S3_SECRET_KEY'),
      bucket: text('S3_BUCKET'),
    },
    signSalt: text('SIGN_SALT'),
    sms: { url: text('SMS_URL'), token: text('SMS_TOKEN') },
    codeKey: text('CODE_KEY'),
    captchaKey: text('CAPTCHA_KEY'),
    third: apps<Config['third']>({
      google: app('THIRD_GOOGLE'),
      apple: app('THIRD_APPLE'),
      twitter: app('THIRD_TWITTER'),
      facebook: app('THIRD_FACEBOOK'),
    }),
    push: {
      publicKey: text('PUSH_PUBLIC_KEY'),
      privateKey: text('PUSH_PRIVATE_KEY'),
      contact: text('PUSH_CONTACT'),
      ...apps<Pick<Config['push'], 'fcm'>>({ fcm: app('PUSH_FCM') }),
    },
    pay: apps<Config['pay']>({
      stripe: app('PAY_STRIPE'),
      paypal: app('PAY_PAYPAL'),
      pix: app('PAY_PIX'),
      tron: app('PAY_TRON'),
    }),
    operatorKey: text('OPERATOR_KEY'),
    sealKey: text('SEAL_KEY'),
    apps: { android: env['APP_ANDROID_URL'] ?? '', ios: env['APP_IOS_URL'] ?? '' },
    frameAncestors: (env['FRAME_ANCESTORS'] ?? '').split(' ').filter(Boolean),
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '').split(' ').filter(Boolean),
    realtimeHookToken: text('REALTIME_HOOK_TOKEN'),
    webDist: env['WEB_DIST'] ?? '',
    consoleDist: env['CONSOLE_DIST'] ?? '',
  }
}
