import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'postgres',
  'nimbo_migrate',
  'nimbo_app',
  'nimbo_jobs',
  'nimbo_realtime',
  'redis',
  'centrifugoApiKey',
  'centrifugoTokenSecret',
  'livekitApiKey',
  'livekitApiSecret',
  's3AccessKey',
  's3SecretKey',
  'signSalt',
  'smsToken',
  'codeKey',
  'captchaKey',
  'realtimeHookToken',
  'pushKey',
  'googleSecret',
  'appleSecret',
  'twitterSecret',
  'facebookSecret',
  'fcmKey',
  'stripeKey',
  'stripeHookSecret',
  'paypalSecret',
  'pixSecret',
  'pixHookToken',
  'tronSeed',
  'tronHotKey',
  'sealKey',
  'operatorKey',
] as const

export type Secrets = Record<(typeof names)[number], string>

/** Made once per profile and kept; a name that is new in this list is added to what an older profile already has. */
export function secretsIn(state: string): Secrets {
  const file = join(state, 'secrets.json')
  const kept = read(file)
  if (names.every((name) => kept[name])) return kept as Secrets
  write(file, { ...generate(), ...kept })
  return read(file) as Secrets
}

function read(file: string): Partial<Secrets> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
}

function generate(): Record<string, string> {
  const words = Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')]))
  return { ...words, fcmKey: serviceAccountKey(), sealKey: sealKey(), tronSeed: bytes(32), tronHotKey: bytes(32) }
}

/** Firebase takes RSA only, and wants it as a text. */
function serviceAccountKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const bytes = (n: number): string => randomBytes(n).toString('hex')

function sealKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Two processes may make a new profile's secrets at the same moment: the first one wins and the other reads its file. */
function write(file: string, secrets: object): void {
  const scratch = `${file}.${process.pid}`
  writeFileSync(scratch, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  if (existsSync(file)) return renameSync(scratch, file)
  try {
    linkSync(scratch, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(scratch, { force: true })
  }
}
