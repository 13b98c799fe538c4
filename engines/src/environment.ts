import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { checkout } from './engineFiles.ts'
import type { Profile } from './profile.ts'

/** built: the API serves the built pages itself. watched: Vite serves the pages and passes calls on to the API behind it. */
export type Mode = 'built' | 'watched'

/** Longer than HAProxy's two checks, and short enough to wait for. */
const DRAIN_MS = 1_200

export type Environment = Record<string, string>

/** The environment of our processes: every required setting of `server/src/platform/config/settings.ts`. */
export function environment(profile: Profile, mode: Mode = 'built'): Environment {
  return { ...addresses(profile, mode), ...databases(profile), ...engines(profile), ...(mode === 'built' ? pages : {}) }
}

const pages = {
  NIMBO_WEB_DIST: process.env['NIMBO_WEB_DIST'] ?? join(checkout, 'web/dist'),
  NIMBO_CONSOLE_DIST: join(checkout, 'console/dist'),
}

export function apiPort({ ports }: Profile, mode: Mode): number {
  return mode === 'built' ? ports.app : ports.apiBehindVite
}

export function operatorApiPort({ ports }: Profile, mode: Mode): number {
  return mode === 'built' ? ports.console : ports.operatorApiBehindVite
}

function addresses(profile: Profile, mode: Mode): Environment {
  const { name, ports } = profile
  return {
    NIMBO_ENV: 'development',
    NIMBO_PROFILE: name,
    NIMBO_PORT: String(apiPort(profile, mode)),
    NIMBO_CONSOLE_PORT: String(operatorApiPort(profile, mode)),
    NIMBO_OPS_PORT: String(ports.ops),
    NIMBO_CONSOLE_OPS_PORT: String(ports.consoleOps),
    NIMBO_DRAIN_MS: String(DRAIN_MS),
    NIMBO_WORKER_OPS_PORT: String(ports.workerOps),
    NIMBO_PAYOUT_OPS_PORT: String(ports.payoutOps),
    NIMBO_API_OPS_URL: `http://127.0.0.1:${ports.ops}`,
    NIMBO_PUBLIC_ORIGIN: `http://localhost:${ports.app}`,
    NIMBO_CONSOLE_ORIGIN: `http://localhost:${ports.console}`,
    // The page that plays the native app around ours, to try the bridge without a phone.
    NIMBO_WRAPPER_PORT: String(ports.wrapper),
    NIMBO_SMS_PORT: String(ports.sms),
    NIMBO_PROVIDERS_PORT: String(ports.providers),
    NIMBO_FRAME_ANCESTORS: `http://localhost:${ports.wrapper}`,
    // Journeys of timed rooms have shorter minutes.
    NIMBO_BATTLE_MINUTE_SECONDS: process.env['NIMBO_BATTLE_MINUTE_SECONDS'] ?? '60',
    NIMBO_MINUTE_SECONDS: process.env['NIMBO_MINUTE_SECONDS'] ?? '60',
  }
}

type DatabaseRole = Extract<keyof Profile['secrets'], `nimbo_${string}`>

export function databaseUrl({ ports, secrets }: Profile, role: DatabaseRole): string {
  return `postgres://${role}:${secrets[role]}@127.0.0.1:${ports.postgres}/nimbo`
}

export function redisUrl({ ports, secrets }: Profile): string {
  return `redis://:${secrets.redis}@127.0.0.1:${ports.redis}`
}

/** Statements of a test may take this long, in place of what the server allows: on a busy machine correct ones took more than 8 s. */
const testTimeouts = '?connect_timeout=60&statement_timeout=90000&lock_timeout=60000&idle_in_transaction_session_timeout=90000'
const hasProductionTimeouts = ({ name }: Profile) => name === 'dev' || name === 'bench'

function databases(profile: Profile): Environment {
  const url = (role: DatabaseRole) => databaseUrl(profile, role) + (hasProductionTimeouts(profile) ? '' : testTimeouts)
  return {
    NIMBO_DATABASE_URL: url('nimbo_api'),
    NIMBO_DATABASE_CONSOLE_URL: url('nimbo_console'),
    NIMBO_DATABASE_WORKER_URL: url('nimbo_worker'),
    NIMBO_DATABASE_PAYOUT_URL: url('nimbo_payout'),
    NIMBO_DATABASE_MIGRATE_URL: url('nimbo_migrate'),
    NIMBO_DATABASE_JOBS_URL: url('nimbo_jobs'),
    NIMBO_REDIS_URL: redisUrl(profile),
  }
}

function engines({ ports, secrets }: Profile): Environment {
  return {
    NIMBO_CENTRIFUGO_API_URL: `http://127.0.0.1:${ports.centrifugoInternal}/api`,
    NIMBO_CENTRIFUGO_API_KEY: secrets.centrifugoApiKey,
    NIMBO_CENTRIFUGO_TOKEN_SECRET: secrets.centrifugoTokenSecret,
    NIMBO_CENTRIFUGO_PUBLIC_URL: `ws://localhost:${ports.centrifugo}/connection/websocket`,
    NIMBO_LIVEKIT_API_URL: `http://127.0.0.1:${ports.livekit}`,
    NIMBO_LIVEKIT_PUBLIC_URL: `ws://localhost:${ports.livekit}`,
    NIMBO_LIVEKIT_API_KEY: secrets.livekitApiKey,
    NIMBO_LIVEKIT_API_SECRET: secrets.livekitApiSecret,
    NIMBO_S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
    NIMBO_S3_ACCESS_KEY: secrets.s3AccessKey,
    NIMBO_S3_SECRET_KEY: secrets.s3SecretKey,
    NIMBO_S3_PUBLIC_URL: `http://localhost:${ports.s3}`,
    NIMBO_S3_BUCKET: 'nimbo',
    NIMBO_SIGN_SALT: secrets.signSalt,
    NIMBO_SMS_URL: `http://127.0.0.1:${ports.sms}/send`,
    NIMBO_SMS_TOKEN: secrets.smsToken,
    NIMBO_CODE_KEY: secrets.codeKey,
    NIMBO_CAPTCHA_KEY: secrets.captchaKey,
    NIMBO_REALTIME_HOOK_TOKEN: secrets.realtimeHookToken,
    ...signInProviders({ ports, secrets }),
    NIMBO_TRANSLATE: JSON.stringify({ url: `http://127.0.0.1:${ports.providers}/libretranslate`, apiKey: secrets.translateKey }),
    NIMBO_OPERATOR_KEY: secrets.operatorKey,
    NIMBO_SEAL_KEY: secrets.sealKey,
    NIMBO_STATEMENT_KEY: secrets.statementKey,
    ...paymentProviders({ ports, secrets }),
    ...push({ ports, secrets }),
  }
}

/** The stand-ins for sign-in providers: one process, a path each. The translator is in it, too. */
function signInProviders({ ports, secrets }: Pick<Profile, 'ports' | 'secrets'>): Environment {
  const at = `http://localhost:${ports.providers}`
  const openId = (name: string, clientSecret: string) =>
    JSON.stringify({ issuer: `${at}/${name}`, clientId: `nimbo-${name}`, clientSecret })
  const [x, f] = [`${at}/twitter`, `${at}/facebook`]
  return {
    NIMBO_THIRD_GOOGLE: openId('google', secrets.googleSecret),
    NIMBO_THIRD_APPLE: openId('apple', secrets.appleSecret),
    NIMBO_THIRD_TWITTER: JSON.stringify({
      authorizeUrl: `${x}/i/oauth2/authorize`,
      tokenUrl: `${x}/2/oauth2/token`,
      meUrl: `${x}/2/users/me`,
      clientId: 'nimbo-twitter',
      clientSecret: secrets.twitterSecret,
    }),
    NIMBO_THIRD_FACEBOOK: JSON.stringify({
      authorizeUrl: `${f}/dialog/oauth`,
      tokenUrl: `${f}/oauth/access_token`,
      debugUrl: `${f}/debug_token`,
      clientId: 'nimbo-facebook',
      clientSecret: secrets.facebookSecret,
    }),
  }
}

/** The stand-ins for payment providers. The wallet's seed stays here: the server gets the extended public key. */
function paymentProviders({ ports, secrets }: Pick<Profile, 'ports' | 'secrets'>): Environment {
  const at = `http://127.0.0.1:${ports.payments}`
  const stripe = `http://localhost:${ports.stripe}`
  const pix = { apiUrl: `${at}/pix`, key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906' }
  const tron = { apiUrl: `${at}/tron`, apiKey: 'nimbo-tron', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
  const wallet = HDKey.fromMasterSeed(Buffer.from(secrets.tronSeed, 'hex')).derive("m/44'/195'/0'")
  return {
    NIMBO_PAYMENTS_PORT: String(ports.payments),
    NIMBO_STRIPE_PORT: String(ports.stripe),
    NIMBO_PAY_STRIPE: JSON.stringify({
      apiUrl: stripe,
      secretKey: `sk_test_${secrets.stripeKey}`,
      publishableKey: `pk_test_${secrets.stripeKey.slice(0, 24)}`,
      webhookSecret: `whsec_${secrets.stripeHookSecret}`,
      scriptUrl: `${stripe}/js.stripe.com/v3/`,
      merchantName: 'Nimbo',
    }),
    NIMBO_PAY_PAYPAL: JSON.stringify({
      apiUrl: `http://localhost:${ports.payments}/paypal`,
      clientId: 'nimbo-paypal',
      clientSecret: secrets.paypalSecret,
      webhookId: 'WH-NIMBO',
    }),
    NIMBO_PAY_PIX: JSON.stringify({
      ...pix,
      clientId: 'nimbo-pix',
      clientSecret: secrets.pixSecret,
      merchantName: 'NIMBO',
      merchantCity: 'SAO PAULO',
      hookToken: secrets.pixHookToken,
    }),
    NIMBO_PAY_TRON: JSON.stringify({ ...tron, xpub: wallet.publicExtendedKey }),
    NIMBO_PAYOUT_METHODS: 'pix usdt',
    NIMBO_PAYOUT_PIX: JSON.stringify({ ...pix, clientId: 'nimbo-pix-out', clientSecret: secrets.pixOutSecret }),
    NIMBO_PAYOUT_TRON: JSON.stringify({ ...tron, hotKey: secrets.tronHotKey, floorUsdt: '500', floorTrx: '300' }),
  }
}

/** The public key is derived from the private one rather than stored beside it. */
function push({ ports, secrets }: Pick<Profile, 'ports' | 'secrets'>): Environment {
  const pair = createECDH('prime256v1')
  const key = Buffer.from(secrets.pushKey.padStart(64, '0'), 'hex')
  pair.setPrivateKey(key)
  const at = `http://127.0.0.1:${ports.push}/fcm`
  const account = { projectId: 'nimbo', clientEmail: 'push@nimbo.example', privateKey: secrets.fcmKey }
  return {
    NIMBO_PUSH_PORT: String(ports.push),
    NIMBO_PUSH_FCM: JSON.stringify({ url: at, tokenUrl: `${at}/token`, ...account }),
    NIMBO_PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    NIMBO_PUSH_PRIVATE_KEY: key.toString('base64url'),
    NIMBO_PUSH_CONTACT: 'mailto:push@nimbo.example',
    // A stand-in on this machine, and those of the browsers a developer uses.
    NIMBO_PUSH_SERVICES: '127.0.0.1 fcm.googleapis.com push.services.mozilla.com notify.windows.com web.push.apple.com',
  }
}
