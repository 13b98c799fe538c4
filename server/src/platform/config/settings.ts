import type { z } from 'zod'
import { providerApps } from './providerApps.ts'
import { environments, type Environment, valueTypes } from './valueTypes.ts'

export { valueDocs } from './valueTypes.ts'

export const processNames = ['api', 'console', 'worker', 'payout', 'migrate', 'operator'] as const
export type ProcessName = (typeof processNames)[number]

/** One variable of the environment. An empty value counts as unset. */
export interface Setting<T = unknown, P extends ProcessName = ProcessName> {
  name: string
  processes: readonly P[]
  type: z.ZodType<T, string>
  /** Value while the variable is unset; undefined where that stops the process. */
  unset: { value: T; text: string } | undefined
  description: string
}

export type SettingGroup = { readonly [key: string]: Setting | SettingGroup }

export const isSetting = (entry: Setting | SettingGroup): entry is Setting => typeof entry['name'] === 'string'

export function allSettings(group: SettingGroup): Setting[] {
  return Object.values(group).flatMap((entry) => (isSetting(entry) ? [entry] : allSettings(entry)))
}

const required = <T, const P extends ProcessName>(
  name: string,
  processes: readonly P[],
  type: z.ZodType<T, string>,
  description: string,
): Setting<T, P> => ({ name, processes, type, unset: undefined, description })

const optional = <T, const P extends ProcessName>(
  name: string,
  processes: readonly P[],
  type: z.ZodType<T, string>,
  description: string,
): Setting<T | undefined, P> => ({ name, processes, type, unset: { value: undefined, text: '' }, description })

const fallback = <T, const P extends ProcessName>(
  name: string,
  processes: readonly P[],
  type: z.ZodType<T, string>,
  value: T & (string | number | readonly string[]),
  description: string,
): Setting<T, P> => ({ name, processes, type, unset: { value, text: Array.isArray(value) ? value.join(' ') : String(value) }, description })

const api = ['api'] as const
const operators = ['console'] as const
const worker = ['worker'] as const
const payout = ['payout'] as const
/** Processes that have to do with rooms, people and their payments. */
const server = ['api', 'worker'] as const
/** Processes that answer browsers. */
const web = ['api', 'console'] as const
/** Processes that read or write stored pictures. */
const storing = ['api', 'worker', 'console'] as const
/** Processes that keep running. */
const running = ['api', 'console', 'worker', 'payout'] as const
/** Processes that use Redis. */
const counting = ['api', 'console', 'worker'] as const
const every = processNames

/** Everything our processes take from outside. `docs/configuration.md` is generated from this list. */
export function settingsFor(environment: Environment) {
  const is = valueTypes(environment)
  const apps = providerApps(is, environment === 'production')
  return {
    environment: fallback(
      'NIMBO_ENV',
      every,
      is.oneOf(environments),
      'production',
      'Only `development` takes generated secrets, unencrypted public addresses and stand-ins of providers.',
    ),
    logLevel: fallback(
      'NIMBO_LOG_LEVEL',
      running,
      is.oneOf(['debug', 'info', 'warn', 'error', 'silent']),
      'info',
      'Least level of the lines that are logged.',
    ),

    host: fallback('NIMBO_HOST', api, is.bindAddress(), '127.0.0.1', 'Address the product listens on.'),
    port: required('NIMBO_PORT', api, is.port(), "Port of the product's origin: calls, pages, webhooks."),
    consoleHost: fallback(
      'NIMBO_CONSOLE_HOST',
      operators,
      is.bindAddress(),
      '127.0.0.1',
      'Address the operator console listens on: a private network, not that of the product.',
    ),
    consolePort: required('NIMBO_CONSOLE_PORT', operators, is.port(), "Port of the operator console's origin."),
    opsHost: fallback(
      'NIMBO_OPS_HOST',
      running,
      is.bindAddress(),
      '127.0.0.1',
      'Address of `/live`, `/ready` and `/metrics`; never public.',
    ),
    opsPort: required('NIMBO_OPS_PORT', api, is.port(), 'Port of `/live`, `/ready` and `/metrics` of the API.'),
    consoleOpsPort: required('NIMBO_CONSOLE_OPS_PORT', operators, is.port(), 'The same of the console.'),
    workerOpsPort: required('NIMBO_WORKER_OPS_PORT', worker, is.port(), 'The same of the worker.'),
    payoutOpsPort: required('NIMBO_PAYOUT_OPS_PORT', payout, is.port(), 'The same of the payout worker.'),
    apiOpsUrl: required('NIMBO_API_OPS_URL', operators, is.internalUrl(), "An API's ops address, whose `/ready` the dashboard shows."),
    drainMs: fallback(
      'NIMBO_DRAIN_MS',
      web,
      is.integer(0, 300_000),
      15_000,
      'How long a stopping process still takes requests while `/ready` says no: longer than the balancer takes to notice.',
    ),
    publicOrigin: required('NIMBO_PUBLIC_ORIGIN', server, is.origin(), 'Origin of the product as browsers see it.'),
    consoleOrigin: required('NIMBO_CONSOLE_ORIGIN', ['console', 'operator'], is.origin(), 'Origin of the console as browsers see it.'),
    trustedProxies: fallback(
      'NIMBO_TRUSTED_PROXIES',
      web,
      is.list(is.proxy(), 'addresses or networks, separated by spaces'),
      [],
      "Reverse proxies whose `X-Forwarded-For` is believed. Without one a caller's address is the socket's.",
    ),
    frameAncestors: fallback(
      'NIMBO_FRAME_ANCESTORS',
      api,
      is.list(is.frameAncestor(), 'origins, separated by spaces'),
      [],
      'Origins that may show the product in a frame.',
    ),
    webDist: fallback('NIMBO_WEB_DIST', api, is.text('a folder'), '', 'Built pages of the product; empty when another server has them.'),
    consoleDist: fallback('NIMBO_CONSOLE_DIST', operators, is.text('a folder'), '', 'Built pages of the console.'),
    apps: {
      android: fallback('NIMBO_APP_ANDROID_URL', api, is.publicUrl(), '', 'Where the Android app is offered.'),
      ios: fallback('NIMBO_APP_IOS_URL', api, is.publicUrl(), '', 'Where the iOS app is offered.'),
      iosIds: fallback(
        'NIMBO_APP_IOS_IDS',
        api,
        is.list(
          is.text('an app id', (value) => /^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/.test(value)),
          'app ids with their team, separated by spaces: `ABCDE12345.app.nimbo`',
        ),
        [],
        'iOS apps that open our links.',
      ),
      androidPackage: fallback(
        'NIMBO_APP_ANDROID_PACKAGE',
        api,
        is.text('a package name', (value) => /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/.test(value)),
        '',
        'The Android app that opens our links.',
      ),
      androidFingerprints: fallback(
        'NIMBO_APP_ANDROID_FINGERPRINTS',
        api,
        is.list(
          is.text('a SHA-256 fingerprint', (value) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(value)),
          'SHA-256 fingerprints of its certificates, separated by spaces',
        ),
        [],
        'Who signs that app.',
      ),
    },

    databaseUrl: required('NIMBO_DATABASE_URL', api, database(is), 'PostgreSQL as `nimbo_api`.'),
    consoleDatabaseUrl: required('NIMBO_DATABASE_CONSOLE_URL', operators, database(is), 'PostgreSQL as `nimbo_console`.'),
    workerDatabaseUrl: required('NIMBO_DATABASE_WORKER_URL', worker, database(is), 'PostgreSQL as `nimbo_worker`.'),
    payoutDatabaseUrl: required('NIMBO_DATABASE_PAYOUT_URL', payout, database(is), 'PostgreSQL as `nimbo_payout`.'),
    databasePoolSize: fallback(
      'NIMBO_DATABASE_POOL_SIZE',
      running,
      is.integer(1, 500),
      10,
      'Connections a process opens at most. All processes together stay below `max_connections`.',
    ),
    apiProcesses: fallback(
      'NIMBO_API_PROCESSES',
      counting,
      is.integer(1, 1_000),
      4,
      'How many API processes run at most. While Redis is away each grants its part of every budget, so that together they grant no more.',
    ),
    migrateUrl: required(
      'NIMBO_DATABASE_MIGRATE_URL',
      ['migrate', 'operator'],
      database(is),
      'PostgreSQL as `nimbo_migrate`, which owns the schema.',
    ),
    jobsUrl: required('NIMBO_DATABASE_JOBS_URL', ['worker', 'migrate'], database(is), 'PostgreSQL as `nimbo_jobs`, which owns the queue.'),
    jobsPoolSize: fallback('NIMBO_JOBS_POOL_SIZE', worker, is.integer(2, 500), 10, 'Connections to the queue at most.'),
    jobsConcurrency: fallback('NIMBO_JOBS_CONCURRENCY', worker, is.integer(1, 100), 4, 'Jobs one worker runs at a time.'),
    redisUrl: required(
      'NIMBO_REDIS_URL',
      counting,
      is.connection('a redis or rediss URL', ['redis:', 'rediss:']),
      "Centrifugo's Redis; budgets are counted there, too.",
    ),
    centrifugo: {
      apiUrl: required('NIMBO_CENTRIFUGO_API_URL', server, is.internalUrl(), "Base URL of Centrifugo's server API."),
      apiKey: required('NIMBO_CENTRIFUGO_API_KEY', server, is.secret(), "Key of Centrifugo's server API."),
      tokenSecret: required('NIMBO_CENTRIFUGO_TOKEN_SECRET', server, is.secret(), 'Signs connection and subscription tokens.'),
      publicUrl: required('NIMBO_CENTRIFUGO_PUBLIC_URL', server, is.socketUrl(), 'WebSocket endpoint browsers connect to.'),
      subscriptionSeconds: fallback(
        'NIMBO_SUBSCRIPTION_SECONDS',
        server,
        is.integer(2, 3_600),
        120,
        'Life of a subscription token. A reader renews it for its channel, and is moved to another sub-channel when it does.',
      ),
    },
    feedChannelSize: fallback(
      'NIMBO_FEED_CHANNEL_SIZE',
      server,
      is.integer(1, 1_000_000),
      20_000,
      "Connections one sub-channel of a room's feed is meant for; a larger audience is spread over several.",
    ),
    minuteSeconds: fallback(
      'NIMBO_MINUTE_SECONDS',
      server,
      is.integer(4, 60),
      60,
      'Length of a minute of a timed room. Anything but 60 is for trying out.',
    ),
    battleMinuteSeconds: fallback(
      'NIMBO_BATTLE_MINUTE_SECONDS',
      server,
      is.integer(1, 60),
      60,
      'Length of a minute of a PK battle, its freeze, overtime and penalty included. Anything but 60 is for trying out.',
    ),
    realtimeHookToken: required('NIMBO_REALTIME_HOOK_TOKEN', api, is.secret(), "What Centrifugo's connect proxy shows in `x-nimbo-hook`."),
    livekit: {
      apiUrl: required('NIMBO_LIVEKIT_API_URL', server, is.internalUrl(), "Base URL of LiveKit's server API."),
      publicUrl: required('NIMBO_LIVEKIT_PUBLIC_URL', server, is.socketUrl(), 'WebSocket endpoint browsers connect to.'),
      key: required('NIMBO_LIVEKIT_API_KEY', server, is.text(), 'Name of the API key.'),
      secret: required('NIMBO_LIVEKIT_API_SECRET', server, is.secret(), 'Signs join tokens and verifies webhooks.'),
    },
    s3: {
      endpoint: required('NIMBO_S3_ENDPOINT', storing, is.internalUrl(), 'S3 as the server reaches it.'),
      publicUrl: required('NIMBO_S3_PUBLIC_URL', storing, is.publicUrl(), 'S3 as browsers reach it, for uploads.'),
      accessKey: required('NIMBO_S3_ACCESS_KEY', storing, is.text(), 'Name of the access key.'),
      secretKey: required(
        'NIMBO_S3_SECRET_KEY',
        storing,
        is.secret(),
        'Secret of the access key. The console only reads `private/certification/`, and may have a key that can do nothing else.',
      ),
      bucket: required('NIMBO_S3_BUCKET', storing, is.text(), 'Bucket of uploads and pictures.'),
    },

    signSalt: required('NIMBO_SIGN_SALT', web, is.secret(16), 'Salt of the `sign` parameter, shared with clients.'),
    codeKey: required('NIMBO_CODE_KEY', api, is.secret(), 'Keys the hashes of codes sent to phones.'),
    captchaKey: required('NIMBO_CAPTCHA_KEY', api, is.secret(), 'Signs the puzzles that are handed out.'),
    operatorKey: required(
      'NIMBO_OPERATOR_KEY',
      ['console', 'migrate', 'operator'],
      is.secret(),
      "Encrypts operators' one-time-code secrets. Without it they cannot sign in with a code.",
    ),
    sealKey: required('NIMBO_SEAL_KEY', ['worker'], is.ed25519Key(), "Signs the ledger's seals."),
    statementKey: required('NIMBO_STATEMENT_KEY', api, is.ed25519Key(), 'Signs the statements people download.'),
    sms: {
      url: required('NIMBO_SMS_URL', api, is.publicUrl(), 'Where text messages are sent.'),
      token: required('NIMBO_SMS_TOKEN', api, is.secret(16), 'Bearer token for it.'),
    },
    push: {
      publicKey: required('NIMBO_PUSH_PUBLIC_KEY', server, is.base64url(65), 'VAPID public key of Web Push.'),
      privateKey: required('NIMBO_PUSH_PRIVATE_KEY', server, is.secret(43, '32 bytes in base64url', isPrivateKey), 'Its private half.'),
      contact: required(
        'NIMBO_PUSH_CONTACT',
        server,
        is.text('a mailto or https URL', (value) => /^(mailto:|https:\/\/)\S+$/.test(value)),
        'Whom a push service writes to.',
      ),
      services: fallback(
        'NIMBO_PUSH_SERVICES',
        server,
        is.list(is.host(), 'hosts, separated by spaces'),
        ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'web.push.apple.com'],
        'Push services of browsers, each with the hosts below it. A subscription elsewhere is refused.',
      ),
      fcm: optional('NIMBO_PUSH_FCM', server, apps.fcm, 'Firebase Cloud Messaging, for apps around the page.'),
    },
    translate: optional(
      'NIMBO_TRANSLATE',
      api,
      apps.translate,
      'A LibreTranslate server for what is said in rooms, for devices that translate nothing themselves. Off while unset.',
    ),
    third: {
      google: optional('NIMBO_THIRD_GOOGLE', api, apps.openId, 'Sign-in with Google.'),
      apple: optional('NIMBO_THIRD_APPLE', api, apps.openId, 'Sign-in with Apple.'),
      twitter: optional('NIMBO_THIRD_TWITTER', api, apps.twitter, 'Sign-in with X.'),
      facebook: optional('NIMBO_THIRD_FACEBOOK', api, apps.facebook, 'Sign-in with Facebook.'),
    },
    pay: {
      stripe: optional('NIMBO_PAY_STRIPE', server, apps.stripe, 'Cards, Apple Pay and Google Pay by Stripe.'),
      paypal: optional('NIMBO_PAY_PAYPAL', server, apps.paypal, 'PayPal.'),
      pix: optional('NIMBO_PAY_PIX', server, apps.pix, 'Pix that people pay.'),
      tron: optional('NIMBO_PAY_TRON', server, apps.tron, 'USDT on TRON that people pay.'),
    },
    payoutMethods: fallback(
      'NIMBO_PAYOUT_METHODS',
      ['api', 'payout'],
      is.list(is.oneOf(payoutMethodNames), 'methods, separated by spaces: pix, usdt'),
      [],
      'How people are paid out. The payout worker needs the provider of each.',
    ),
    payout: {
      pix: optional('NIMBO_PAYOUT_PIX', payout, apps.pixOut, 'Pix that we pay: a registration of its own, which may send.'),
      tron: optional('NIMBO_PAYOUT_TRON', payout, apps.tronOut, 'USDT on TRON that we pay, from the hot wallet.'),
    },
  }
}
/** The names of `NIMBO_PAYOUT_METHODS`. */
export const payoutMethodNames = ['pix', 'usdt'] as const
export type Settings = ReturnType<typeof settingsFor>

const database = (is: ReturnType<typeof valueTypes>) => is.connection('a postgres URL', ['postgres:', 'postgresql:'])
const isPrivateKey = (value: string): boolean => Buffer.from(value, 'base64url').length === 32

/** Read by the development tools only; the server lets them be, because one shell runs both. */
export const toolVariables: Readonly<Record<string, string>> = {
  NIMBO_PROFILE: 'Which set of engines: `dev`, `test`, `e2e`, `e2e-kill`, `proof` or `bench`.',
  NIMBO_STATE: 'Folder of data and generated secrets.',
  NIMBO_STATE_OF: 'Tags every process of a profile, so that orphans are found.',
  NIMBO_CACHE: 'Folder of built engines.',
  NIMBO_PORT_BASE: 'First of the ports a profile uses.',
  NIMBO_REPLICAS: '`2` runs two API processes and two workers behind a balancer.',
  NIMBO_BALANCE: '`random` lets the balancer send any call anywhere, instead of a room to one process.',
  NIMBO_DEMO: '`0` leaves the demo rooms out.',
  NIMBO_DEMO_FPS: 'Pictures per second of a demo room.',
  NIMBO_DEMO_BATTLES: '`0` leaves the battles of the demo rooms out.',
  NIMBO_PRECOMPRESS: '`0` builds pages without Brotli, as stacks of the checkout do.',
  NIMBO_SUITES: 'Suites of `pnpm test`, by name, with commas (`dev/src/suites.ts`).',
  NIMBO_SEED: 'Seed of random tests; a run prints the one it had.',
  NIMBO_KEEP: '`1` leaves the stack up after `pnpm e2e`.',
  NIMBO_API_ORIGIN: 'Where Vite passes calls on to.',
  NIMBO_VITE_PORT: "Port of Vite's development server.",
  NIMBO_WRAPPER_PORT: 'Port of the page that plays the app around ours.',
  NIMBO_SMS_PORT: 'Port of the stand-in for the SMS provider.',
  NIMBO_PROVIDERS_PORT: 'Port of the stand-ins for sign-in providers and the translator.',
  NIMBO_PUSH_PORT: 'Port of the stand-in for push services.',
  NIMBO_PAYMENTS_PORT: 'Port of the stand-ins for payment providers.',
  NIMBO_STRIPE_PORT: 'Port of the stand-in for Stripe.',
}
