import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'

/** `development` is a machine of ours with generated secrets and stand-ins; everything else is `production`. */
export const environments = ['production', 'development'] as const
export type Environment = (typeof environments)[number]

/** Texts of the generated page about a value. */
export const valueDocs = z.registry<{ kind: string; secret?: true; description?: string }>()

/** Every generated development secret carries this, as text or inside its bytes (`engines/src/secrets.ts`). */
const DEVELOPMENT_MARK = 'nimbo-dev'
const LEAST_SECRET = 32
const LEAST_PASSWORD = 16
const LEAST_DISTINCT = 8
const placeholder = /^(change.?me|secret|password|passw0rd|default|example|replace|admin|minioadmin|devkey|test|todo)/i

function isDevelopmentSecret(value: string): boolean {
  const body = value.replaceAll(/-----[A-Z ]+-----/g, '')
  const readings = [Buffer.from(value), Buffer.from(body, 'base64'), Buffer.from(body, 'hex')]
  return readings.some((bytes) => bytes.includes(DEVELOPMENT_MARK))
}

/** Fault of a secret outside development; constant texts, because the value must never be printed. */
function secretProblem(value: string, least: number): string | undefined {
  if (isDevelopmentSecret(value)) return 'is a development secret'
  if (value.length < least) return `has fewer than ${least} characters`
  if (placeholder.test(value) || (least >= LEAST_DISTINCT && new Set(value).size < LEAST_DISTINCT)) return 'is a placeholder'
  return undefined
}

const urlOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)
const isInteger = (value: string, least: number, most: number) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most

/** The kinds of values there are. Outside development secrets have to be strong and whatever browsers or providers see encrypted. */
export function valueTypes(environment: Environment) {
  const strict = environment !== 'development'

  const text = (kind = 'text', isValid: (value: string) => boolean = () => true) =>
    z.string().min(1, 'is missing').refine(isValid, `is not ${kind}`).register(valueDocs, { kind })
  const guarded = (kind: string, problemOf: (value: string) => string | undefined, mayBeEmpty = false) =>
    z
      .string()
      .min(mayBeEmpty ? 0 : 1, 'is missing')
      .superRefine((value, context) => {
        const message = problemOf(value)
        if (message) context.addIssue({ code: 'custom', message })
      })
      .register(valueDocs, { kind, secret: true })

  const secret = (least = LEAST_SECRET, kind = `${least} characters or more`, isValid: (value: string) => boolean = () => true) =>
    guarded(kind, (value) => (isValid(value) ? (strict && secretProblem(value, least)) || undefined : `is not ${kind}`), least === 0)
  /** The password inside is the secret, and is held to the same rules. */
  const connection = (kind: string, protocols: readonly string[]) =>
    guarded(kind, (value) => {
      const url = urlOf(value)
      if (!url || !protocols.includes(url.protocol)) return `is not ${kind}`
      if (!strict) return undefined
      if (!url.password) return 'has no password'
      const problem = secretProblem(url.password, LEAST_PASSWORD)
      return problem && `has a password that ${problem}`
    })
  const address = (kind: string, plain: string, encrypted: string, isEncrypted: boolean) =>
    text(kind, (value) => [encrypted, ...(isEncrypted ? [] : [plain])].includes(urlOf(value)?.protocol ?? ''))

  const list = <T extends z.ZodType<string, string>>(item: T, kind: string) =>
    z
      .string()
      .transform((value) => value.split(/\s+/).filter(Boolean))
      .pipe(z.array(item))
      .register(valueDocs, { kind })

  return {
    text,
    secret,
    list,
    connection,
    port: () =>
      text('a port', (value) => isInteger(value, 0, 65_535))
        .transform(Number)
        .register(valueDocs, { kind: 'a port' }),
    integer: (least: number, most: number) => {
      const kind = `a whole number from ${least} to ${most}`
      return text(kind, (value) => isInteger(value, least, most))
        .transform(Number)
        .register(valueDocs, { kind })
    },
    oneOf: <const W extends readonly string[]>(words: W) => {
      const kind = `one of ${words.join(', ')}`
      return z.enum(words, { error: `is not ${kind}` }).register(valueDocs, { kind })
    },
    /** Reached over a network of ours, where TLS may end elsewhere. */
    internalUrl: () => address('an http or https URL', 'http:', 'https:', false),
    /** Reached by browsers or by a provider. */
    publicUrl: () => address(strict ? 'an https URL' : 'an http or https URL', 'http:', 'https:', strict),
    socketUrl: () => address(strict ? 'a wss URL' : 'a ws or wss URL', 'ws:', 'wss:', strict),
    origin: () => {
      const protocols = strict ? ['https:'] : ['https:', 'http:']
      return text(strict ? 'an https origin' : 'an origin', (value) => {
        const url = urlOf(value)
        return url?.origin === value && protocols.includes(url.protocol)
      })
    },
    /** An app's own scheme counts as well: `capacitor://localhost`. */
    frameAncestor: () => text('an origin', (value) => /^[a-z][a-z0-9+.-]*:\/\/[^/\s;,'"]+$/i.test(value)),
    proxy: () => text('an address, a network or one of loopback, linklocal, uniquelocal', isProxy),
    host: () => text('a host', (value) => urlOf(`https://${value}`)?.host === value),
    bindAddress: () => text('an IP address', (value) => isIP(value) > 0),
    ed25519Key: () => secret(LEAST_SECRET, 'an Ed25519 private key (PEM)', isEd25519),
    base64url: (bytes: number) => text(`${bytes} bytes in base64url`, (value) => Buffer.from(value, 'base64url').length === bytes),
    json: <S extends z.ZodRawShape>(shape: S) =>
      z
        .string()
        .transform((value, context): unknown => {
          try {
            return JSON.parse(value)
          } catch {
            // The parser's own message quotes the value.
            context.addIssue({ code: 'custom', message: 'is not JSON' })
            return z.NEVER
          }
        })
        .pipe(z.strictObject(shape))
        .register(valueDocs, { kind: 'JSON, see below', ...(holdsSecret(shape) && { secret: true }) }),
  }
}
export type ValueTypes = ReturnType<typeof valueTypes>

const holdsSecret = (shape: z.ZodRawShape): boolean => Object.values(shape).some((field) => valueDocs.get(field as z.ZodType)?.secret)

/** A network of prefix 0 would believe everybody. */
function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [ip = '', prefix, ...rest] = value.split('/')
  const version = isIP(ip)
  return version > 0 && rest.length === 0 && (prefix === undefined || isInteger(prefix, 1, version === 4 ? 32 : 128))
}

function isEd25519(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
