import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'postgres',
  'nimbo_migrate',
  'nimbo_api',
  'nimbo_console',
  'nimbo_worker',
  'nimbo_payout',
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
  'translateKey',
  'fcmKey',
  'stripeKey',
  'stripeHookSecret',
  'paypalSecret',
  'pixSecret',
  'pixHookToken',
  'pixOutSecret',
  'tronSeed',
  'tronHotKey',
  'sealKey',
  'statementKey',
  'operatorKey',
] as const

export type Secrets = Record<(typeof names)[number], string>

/** A server outside development refuses a secret with this in it (`server/src/platform/config/valueTypes.ts`). */
const MARK = 'nimbo-dev'
const KEY_BYTES = 32
/** PKCS#8 around an Ed25519 seed (RFC 8410). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

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
  const words = Object.fromEntries(names.map((name) => [name, `${MARK}-${randomBytes(24).toString('hex')}`]))
  const hexKey = (): string => markedKey().toString('hex')
  return {
    ...words,
    fcmKey: serviceAccountKey(),
    sealKey: ed25519Key(),
    statementKey: ed25519Key(),
    pushKey: hexKey(),
    tronSeed: hexKey(),
    tronHotKey: hexKey(),
  }
}

/** Firebase takes RSA only, which carries no mark; the stand-in's plain address is refused in its place. */
function serviceAccountKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Key with the mark, and 184 bits of chance besides it. */
function markedKey(): Buffer {
  return Buffer.concat([Buffer.from(MARK), randomBytes(KEY_BYTES - MARK.length)])
}

function ed25519Key(): string {
  const der = Buffer.concat([ED25519_PREFIX, markedKey()])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' }).toString()
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
