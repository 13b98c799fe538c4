import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { checkout } from './checkout.ts'
import type { Profile } from './profile.ts'

/** built: the API serves the built pages itself. watched: Vite serves the pages and passes calls on to the API behind it. */
export type Mode = 'built' | 'watched'

export type Environment = Record<string, string>

/** Everything our processes know about the world around them. */
export function environment(profile: Profile, mode: Mode = 'built'): Environment {
  return { ...addresses(profile, mode), ...databases(profile), ...engines(profile), ...(mode === 'built' ? pages : {}) }
}

const pages = { WEB_DIST: join(checkout, 'web/dist'), CONSOLE_DIST: join(checkout, 'console/dist') }

export function apiPort({ ports }: Profile, mode: Mode): number {
  return mode === 'built' ? ports.app : ports.apiBehindVite
}

export function operatorApiPort({ ports }: Profile, mode: Mode): number {
  return mode === 'built' ? ports.console : ports.operatorApiBehindVite
}

function addresses(profile: Profile, mode: Mode): Environment {
  const { name, ports } = profile
  return {
    NIMBO_PROFILE: name,
    PORT: String(apiPort(profile, mode)),
    CONSOLE_PORT: String(operatorApiPort(profile, mode)),
    OPS_PORT: String(ports.ops),
    WORKER_OPS_PORT: String(ports.workerOps),
    PUBLIC_ORIGIN: `http://localhost:${ports.app}`,
    CONSOLE_ORIGIN: `http://localhost:${ports.console}`,
    // The page that plays the app around ours, so that messages between the two can be tried without a phone.
    WRAPPER_PORT: String(ports.wrapper),
    FRAME_ANCESTORS: `http://localhost:${ports.wrapper}`,
  }
}

export function databaseUrl({ ports, secrets }: Profile, role: 'nimbo_migrate' | 'nimbo_app' | 'nimbo_jobs' | 'nimbo_realtime'): string {
  return `postgres://${role}:${secrets[role]}@127.0.0.1:${ports.postgres}/nimbo`
}

export function redisUrl({ ports, secrets }: Profile): string {
  return `redis://:${secrets.redis}@127.0.0.1:${ports.redis}`
}

function databases(profile: Profile): Environment {
  return {
    DATABASE_URL: databaseUrl(profile, 'nimbo_app'),
    DATABASE_MIGRATE_URL: databaseUrl(profile, 'nimbo_migrate'),
    DATABASE_JOBS_URL: databaseUrl(profile, 'nimbo_jobs'),
    REDIS_URL: redisUrl(profile),
  }
}

function engines({ ports, secrets }: Profile): Environment {
  return {
    CENTRIFUGO_API_URL: `http://127.0.0.1:${ports.centrifugo}/api`,
    CENTRIFUGO_API_KEY: secrets.centrifugoApiKey,
    CENTRIFUGO_TOKEN_SECRET: secrets.centrifugoTokenSecret,
    CENTRIFUGO_PUBLIC_URL: `ws://localhost:${ports.centrifugo}/connection/websocket`,
    LIVEKIT_API_URL: `http://127.0.0.1:${ports.livekit}`,
    LIVEKIT_PUBLIC_URL: `ws://localhost:${ports.livekit}`,
    LIVEKIT_API_KEY: secrets.livekitApiKey,
    LIVEKIT_API_SECRET: secrets.livekitApiSecret,
    S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
    S3_ACCESS_KEY: secrets.s3AccessKey,
    S3_SECRET_KEY: secrets.s3SecretKey,
    S3_PUBLIC_URL: `http://localhost:${ports.s3}`,
    S3_BUCKET: 'nimbo',
    SIGN_SALT: secrets.signSalt,
    SMS_URL: `http://127.0.0.1:${ports.sms}/send`,
    SMS_TOKEN: secrets.smsToken,
    CODE_KEY: secrets.codeKey,
    CAPTCHA_KEY: secrets.captchaKey,
    REALTIME_HOOK_TOKEN: secrets.realtimeHookToken,
    ...otherCompanies({ ports, secrets }),
    OPERATOR_KEY: secrets.operatorKey,
    SEAL_KEY: secrets.sealKey,
    ...payments({ ports, secrets }),
    ...push({ ports, secrets }),
  }
}

/** Where the stand-ins of the companies one signs in with listen: one process, a path each. */
function otherCompanies({ ports, secrets }: Pick<Profile, 'ports' | 'secrets'>): Environment {
  const at = `http://localhost:${ports.providers}`
  const openId = (name: string, clientSecret: string) =>
    JSON.stringify({ issuer: `${at}/${name}`, clientId: `nimbo-${name}`, clientSecret })
  const [x, f] = [`${at}/twitter`, `${at}/facebook`]
  return {
    THIRD_GOOGLE: openId('google', secrets.googleSecret),
    THIRD_APPLE: openId('apple', secrets.appleSecret),
    THIRD_TWITTER: JSON.stringify({
      authorizeUrl: `${x}/i/oauth2/authorize`,
      tokenUrl: `${x}/2/oauth2/token`,
      meUrl: `${x}/2/users/me`,
      clientId: 'nimbo-twitter',
      clientSecret: secrets.twitterSecret,
    }),
    THIRD_FACEBOOK: JSON.stringify({
      authorizeUrl: `${f}/dialog/oauth`,
      tokenUrl: `${f}/oauth/access_token`,
      debugUrl: `${f}/debug_token`,
      clientId: 'nimbo-facebook',
      clientSecret: secrets.facebookSecret,
    }),
  }
}

/** Where the stand-ins of the companies that move money listen. The seed stays here: the server is given the public half. */
function payments({ ports, secrets }: Pick<Profile, 'ports' | 'secrets'>): Environment {
  const at = `http://127.0.0.1:${ports.payments}`
  const stripe = `http://localhost:${ports.stripe}`
  const wallet = HDKey.fromMasterSeed(Buffer.from(secrets.tronSeed, 'hex')).derive("m/44'/195'/0'")
  return {
    PAYMENTS_PORT: String(ports.payments),
    STRIPE_PORT: String(ports.stripe),
    PAY_STRIPE: JSON.stringify({
      apiUrl: stripe,
      secretKey: `sk_test_${secrets.stripeKey}`,
      publishableKey: `pk_test_${secrets.stripeKey.slice(0, 24)}`,
      webhookSecret: `whsec_${secrets.stripeHookSecret}`,
      scriptUrl: `${stripe}/js.stripe.com/v3/`,
      merchantName: 'Nimbo',
    }),
    PAY_PAYPAL: JSON.stringify({
      apiUrl: `http://localhost:${ports.payments}/paypal`,
      clientId: 'nimbo-paypal',
      clientSecret: secrets.paypalSecret,
      webhookId: 'WH-NIMBO',
    }),
    PAY_PIX: JSON.stringify({
      apiUrl: `${at}/pix`,
      clientId: 'nimbo-pix',
      clientSecret: secrets.pixSecret,
      key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
      merchantName: 'NIMBO',
      merchantCity: 'SAO PAULO',
      hookToken: secrets.pixHookToken,
    }),
    PAY_TRON: JSON.stringify({
      apiUrl: `${at}/tron`,
      apiKey: 'nimbo-tron',
      xpub: wallet.publicExtendedKey,
      contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      hotKey: secrets.tronHotKey,
      floorUsdt: '500',
      floorTrx: '300',
    }),
  }
}

/** The private key is a number on the curve; its public half is worked out rather than kept beside it. */
function push({ ports, secrets }: Pick<Profile, 'ports' | 'secrets'>): Environment {
  const pair = createECDH('prime256v1')
  const key = Buffer.from(secrets.pushKey.padStart(64, '0'), 'hex')
  pair.setPrivateKey(key)
  const at = `http://127.0.0.1:${ports.push}/fcm`
  const account = { projectId: 'nimbo', clientEmail: 'push@nimbo.example', privateKey: secrets.fcmKey }
  return {
    PUSH_PORT: String(ports.push),
    PUSH_FCM: JSON.stringify({ url: at, tokenUrl: `${at}/token`, ...account }),
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: key.toString('base64url'),
    PUSH_CONTACT: 'mailto:push@nimbo.example',
  }
}
