import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from './config.ts'
import { allSettings, type ProcessName, processNames, settingsFor, valueDocs } from './config/settings.ts'

const secret = () => randomBytes(32).toString('base64url')
const pem = (type: 'ed25519' | 'rsa') =>
  (type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()

const stripe = {
  apiUrl: 'https://api.stripe.com',
  secretKey: `sk_live_${secret()}`,
  publishableKey: 'pk_live_51Nimbo',
  webhookSecret: `whsec_${secret()}`,
  scriptUrl: 'https://js.stripe.com/v3/',
}

const tron = { apiUrl: 'https://api.trongrid.io', apiKey: secret(), contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }

/** Everything there is outside development. */
const everything: Record<string, string> = {
  NIMBO_PORT: '3000',
  NIMBO_CONSOLE_PORT: '3001',
  NIMBO_OPS_PORT: '3002',
  NIMBO_WORKER_OPS_PORT: '3003',
  NIMBO_CONSOLE_OPS_PORT: '3007',
  NIMBO_PAYOUT_OPS_PORT: '3008',
  NIMBO_API_OPS_URL: 'http://api:3002',
  NIMBO_PUBLIC_ORIGIN: 'https://nimbo.example',
  NIMBO_CONSOLE_ORIGIN: 'https://console.nimbo.example',
  NIMBO_TRUSTED_PROXIES: 'loopback 10.0.0.0/8 2001:db8::/32',
  NIMBO_DATABASE_URL: `postgres://nimbo_api:${secret()}@db:5432/nimbo`,
  NIMBO_DATABASE_CONSOLE_URL: `postgres://nimbo_console:${secret()}@db:5432/nimbo`,
  NIMBO_DATABASE_WORKER_URL: `postgres://nimbo_worker:${secret()}@db:5432/nimbo`,
  NIMBO_DATABASE_PAYOUT_URL: `postgres://nimbo_payout:${secret()}@db:5432/nimbo`,
  NIMBO_DATABASE_MIGRATE_URL: `postgres://nimbo_migrate:${secret()}@db:5432/nimbo`,
  NIMBO_DATABASE_JOBS_URL: `postgres://nimbo_jobs:${secret()}@db:5432/nimbo`,
  NIMBO_REDIS_URL: `rediss://:${secret()}@redis:6379`,
  NIMBO_CENTRIFUGO_API_URL: 'http://centrifugo:8000/api',
  NIMBO_CENTRIFUGO_API_KEY: secret(),
  NIMBO_CENTRIFUGO_TOKEN_SECRET: secret(),
  NIMBO_CENTRIFUGO_PUBLIC_URL: 'wss://rt.nimbo.example/connection/websocket',
  NIMBO_REALTIME_HOOK_TOKEN: secret(),
  NIMBO_LIVEKIT_API_URL: 'http://livekit:7880',
  NIMBO_LIVEKIT_PUBLIC_URL: 'wss://media.nimbo.example',
  NIMBO_LIVEKIT_API_KEY: 'APInimbo',
  NIMBO_LIVEKIT_API_SECRET: secret(),
  NIMBO_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  NIMBO_S3_PUBLIC_URL: 'https://s3.eu-central-1.amazonaws.com',
  NIMBO_S3_ACCESS_KEY: 'AKIANIMBO',
  NIMBO_S3_SECRET_KEY: secret(),
  NIMBO_S3_BUCKET: 'nimbo',
  NIMBO_SIGN_SALT: secret(),
  NIMBO_CODE_KEY: secret(),
  NIMBO_CAPTCHA_KEY: secret(),
  NIMBO_OPERATOR_KEY: secret(),
  NIMBO_SEAL_KEY: pem('ed25519'),
  NIMBO_STATEMENT_KEY: pem('ed25519'),
  NIMBO_SMS_URL: 'https://sms.example/send',
  NIMBO_SMS_TOKEN: secret(),
  NIMBO_PUSH_PUBLIC_KEY: randomBytes(65).toString('base64url'),
  NIMBO_PUSH_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  NIMBO_PUSH_CONTACT: 'mailto:push@nimbo.example',
  NIMBO_PAY_STRIPE: JSON.stringify(stripe),
  NIMBO_PAYOUT_METHODS: 'usdt',
  NIMBO_PAYOUT_TRON: JSON.stringify({ ...tron, hotKey: randomBytes(32).toString('hex') }),
}

/** Part of the environment that one process is given. */
function given(process: ProcessName): Record<string, string> {
  const own = allSettings(settingsFor('production')).filter(({ processes }) => processes.includes(process))
  return Object.fromEntries(own.flatMap(({ name }) => (everything[name] === undefined ? [] : [[name, everything[name]]])))
}
const production = given('api')

function problemsOf(env: Record<string, string | undefined>, process: ProcessName = 'api'): readonly string[] {
  try {
    readConfig(env, process)
    return []
  } catch (e) {
    if (e instanceof InvalidConfiguration) return e.problems
    throw e
  }
}
const withEnv = (more: Record<string, string | undefined>) => problemsOf({ ...production, ...more })
const withStripe = (more: Record<string, unknown>) => withEnv({ NIMBO_PAY_STRIPE: JSON.stringify({ ...stripe, ...more }) })

test('reads what is set, fills in defaults and leaves out providers that are not set', () => {
  const config = readConfig(production)
  expect(config).toMatchObject({
    environment: 'production',
    host: '127.0.0.1',
    opsHost: '127.0.0.1',
    port: 3000,
    databasePoolSize: 10,
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    frameAncestors: [],
    livekit: { key: 'APInimbo', apiUrl: 'http://livekit:7880' },
    apps: { android: '', ios: '' },
    pay: { stripe },
    third: {},
  })
  expect(config).not.toHaveProperty('migrateUrl')
  expect(readConfig({ ...production, NIMBO_HOST: '0.0.0.0', NIMBO_DATABASE_POOL_SIZE: '40' })).toMatchObject({
    host: '0.0.0.0',
    databasePoolSize: 40,
  })
})

test('each process needs its own settings only', () => {
  const { NIMBO_DATABASE_MIGRATE_URL, NIMBO_DATABASE_JOBS_URL, NIMBO_OPERATOR_KEY, NIMBO_CONSOLE_ORIGIN } = everything
  expect(problemsOf({ NIMBO_DATABASE_MIGRATE_URL, NIMBO_DATABASE_JOBS_URL, NIMBO_OPERATOR_KEY }, 'migrate')).toEqual([])
  expect(problemsOf({ NIMBO_DATABASE_MIGRATE_URL, NIMBO_CONSOLE_ORIGIN, NIMBO_OPERATOR_KEY }, 'operator')).toEqual([])
  for (const process of processNames) expect(problemsOf(given(process), process)).toEqual([])
  expect(readConfig(given('worker'), 'worker')).not.toHaveProperty('third')
  expect(problemsOf({ ...given('worker'), NIMBO_WORKER_OPS_PORT: undefined }, 'worker')).toEqual(['NIMBO_WORKER_OPS_PORT is missing'])
})

test('a process refuses every secret that only others need, and reads none of them in development either', () => {
  const secrets = allSettings(settingsFor('production')).filter(({ type, name }) => valueDocs.get(type)?.secret && everything[name])
  let tried = 0
  for (const process of processNames) {
    for (const { name, processes } of secrets.filter((each) => !each.processes.includes(process))) {
      const env = { ...given(process), [name]: everything[name] }
      expect(problemsOf(env, process)).toEqual([`${name} is a secret of ${processes.join(', ')} only`])
      const read = JSON.stringify(readConfig({ ...env, NIMBO_ENV: 'development' }, process))
      expect(read).not.toContain(JSON.stringify(everything[name]).slice(1, -1))
      tried++
    }
  }
  expect(tried).toBeGreaterThan(80)
  const api = Object.keys(given('api'))
  for (const name of [
    'NIMBO_OPERATOR_KEY',
    'NIMBO_SEAL_KEY',
    'NIMBO_PAYOUT_TRON',
    'NIMBO_PAYOUT_PIX',
    'NIMBO_DATABASE_JOBS_URL',
    'NIMBO_DATABASE_MIGRATE_URL',
  ])
    expect(api).not.toContain(name)
})

describe('refuses, by name,', () => {
  test('a name that is not known', () => {
    expect(withEnv({ NIMBO_DATABSE_URL: 'postgres://x' })).toEqual(['NIMBO_DATABSE_URL is unknown'])
    expect(withEnv({ NIMBO_STATE: '/var/tmp/somewhere', PATH: '/bin' })).toEqual([])
  })

  test('what is missing, and takes an empty value for missing', () => {
    expect(withEnv({ NIMBO_CODE_KEY: undefined, NIMBO_S3_BUCKET: '' })).toEqual(['NIMBO_S3_BUCKET is missing', 'NIMBO_CODE_KEY is missing'])
  })

  test('values of the wrong kind', () => {
    const wrong = {
      NIMBO_ENV: 'staging',
      NIMBO_LOG_LEVEL: 'loud',
      NIMBO_HOST: 'localhost',
      NIMBO_PORT: '70000',
      NIMBO_PUBLIC_ORIGIN: 'https://nimbo.example/',
      NIMBO_TRUSTED_PROXIES: '10.0.0.1 0.0.0.0/0',
      NIMBO_FRAME_ANCESTORS: "https://app.example; script-src 'none'",
      NIMBO_DATABASE_URL: 'mysql://nimbo@db/nimbo',
      NIMBO_DATABASE_POOL_SIZE: '0',
      NIMBO_CENTRIFUGO_API_URL: 'centrifugo:8000',
      NIMBO_SEAL_KEY: pem('rsa'),
      NIMBO_PUSH_PUBLIC_KEY: 'AAAA',
    }
    const names = withEnv(wrong).map((problem) => problem.split(/[ .]/)[0]!)
    expect([...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(
      Object.keys(wrong).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })

  test('what is not encrypted on its way to browsers and providers', () => {
    expect(withEnv({ NIMBO_PUBLIC_ORIGIN: 'http://nimbo.example' })).toEqual(['NIMBO_PUBLIC_ORIGIN is not an https origin'])
    expect(withEnv({ NIMBO_LIVEKIT_PUBLIC_URL: 'ws://media.nimbo.example' })).toEqual(['NIMBO_LIVEKIT_PUBLIC_URL is not a wss URL'])
    expect(withStripe({ apiUrl: 'http://localhost:3021' })).toEqual(['NIMBO_PAY_STRIPE.apiUrl is not an https URL'])
  })

  test('JSON that does not parse, lacks a field, has another type or a field too many', () => {
    expect(withEnv({ NIMBO_PAY_STRIPE: '{"secretKey": "sk_live_' })).toEqual(['NIMBO_PAY_STRIPE is not JSON'])
    expect(withEnv({ NIMBO_PAY_STRIPE: '"text"' })).toEqual(['NIMBO_PAY_STRIPE is not of type object'])
    expect(withStripe({ webhookSecret: undefined })).toEqual(['NIMBO_PAY_STRIPE.webhookSecret is missing'])
    expect(withStripe({ merchantName: 7 })).toEqual(['NIMBO_PAY_STRIPE.merchantName is not of type string'])
    expect(withStripe({ webhookSecrte: 'x' })).toEqual(['NIMBO_PAY_STRIPE has unknown fields: webhookSecrte'])
    expect(withStripe({ frameOrigins: ['https://hooks.stripe.com/x'] })).toEqual(['NIMBO_PAY_STRIPE.frameOrigins.0 is not an https origin'])
  })

  test('short, placeholder and development secrets outside development', () => {
    expect(withEnv({ NIMBO_CODE_KEY: secret().slice(0, 31) })).toEqual(['NIMBO_CODE_KEY has fewer than 32 characters'])
    expect(withEnv({ NIMBO_CODE_KEY: 'a'.repeat(32) })).toEqual(['NIMBO_CODE_KEY is a placeholder'])
    expect(withEnv({ NIMBO_CODE_KEY: `changeme-${secret()}` })).toEqual(['NIMBO_CODE_KEY is a placeholder'])
    expect(withEnv({ NIMBO_CODE_KEY: `nimbo-dev-${secret()}` })).toEqual(['NIMBO_CODE_KEY is a development secret'])
    const marked = Buffer.concat([Buffer.from('nimbo-dev'), randomBytes(23)])
    expect(withEnv({ NIMBO_PUSH_PRIVATE_KEY: marked.toString('base64url') })).toEqual(['NIMBO_PUSH_PRIVATE_KEY is a development secret'])
    expect(withEnv({ NIMBO_CODE_KEY: marked.toString('hex') })).toEqual(['NIMBO_CODE_KEY is a development secret'])
    expect(withStripe({ secretKey: `sk_test_${secret()}` })).toEqual([
      'NIMBO_PAY_STRIPE.secretKey is not a secret or restricted key of live mode',
    ])
  })

  test('connections without a password, or with one like that', () => {
    expect(withEnv({ NIMBO_REDIS_URL: 'redis://redis:6379' })).toEqual(['NIMBO_REDIS_URL has no password'])
    expect(withEnv({ NIMBO_DATABASE_URL: 'postgres://nimbo_api:short@db/nimbo' })).toEqual([
      'NIMBO_DATABASE_URL has a password that has fewer than 16 characters',
    ])
    expect(withEnv({ NIMBO_DATABASE_URL: `postgres://nimbo_api:nimbo-dev-${secret()}@db/nimbo` })).toEqual([
      'NIMBO_DATABASE_URL has a password that is a development secret',
    ])
  })
})

test('development takes weak secrets and plain addresses, and nothing else it would not', () => {
  const plain = {
    NIMBO_CODE_KEY: 'short',
    NIMBO_PUBLIC_ORIGIN: 'http://localhost:3000',
    NIMBO_REDIS_URL: 'redis://127.0.0.1:3011',
    NIMBO_CENTRIFUGO_PUBLIC_URL: 'ws://localhost:3012',
  }
  expect(withEnv({ ...plain, NIMBO_ENV: 'development' })).toEqual([])
  expect(withEnv(plain)).toHaveLength(4)
  expect(withEnv({ NIMBO_ENV: 'development', NIMBO_CODE_KEY: '', NIMBO_CODE_KYE: 'x' })).toEqual([
    'NIMBO_CODE_KYE is unknown',
    'NIMBO_CODE_KEY is missing',
  ])
})

test('a process that is started wrongly says everything at once, prints no value and ends', () => {
  const planted = secret()
  const env = {
    ...production,
    NIMBO_PORT: planted,
    NIMBO_CODE_KEY: planted.slice(0, 20),
    NIMBO_PAY_STRIPE: `{"secretKey": "${planted}`,
    NIMBO_DATABASE_URL: `mysql://nimbo:${planted}@db/nimbo`,
    NIMBO_STATEMENT_KEY: `-----BEGIN PRIVATE KEY-----\n${planted}\n-----END PRIVATE KEY-----`,
    NIMBO_UNHEARD_OF: planted,
  }
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).not.toContain(planted.slice(0, 20))
  expect(stderr.trim().split('\n')).toEqual([
    'invalid configuration of api:',
    '  NIMBO_UNHEARD_OF is unknown',
    '  NIMBO_PORT is not a port',
    '  NIMBO_DATABASE_URL is not a postgres URL',
    '  NIMBO_CODE_KEY has fewer than 32 characters',
    '  NIMBO_STATEMENT_KEY is not an Ed25519 private key (PEM)',
    '  NIMBO_PAY_STRIPE is not JSON',
  ])
})

test('every name carries the prefix, is used once and is described', () => {
  const settings = allSettings(settingsFor('production'))
  expect(settings.filter(({ name, description }) => !/^NIMBO_[A-Z0-9_]+$/.test(name) || !description.endsWith('.'))).toEqual([])
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
})
