import type { z } from 'zod'
import {
  allSettings,
  isSetting,
  type ProcessName,
  type Setting,
  type SettingGroup,
  type Settings,
  settingsFor,
  toolVariables,
  valueDocs,
} from './config/settings.ts'

type Keys<S, P extends ProcessName> = {
  [K in keyof S]: S[K] extends Setting<infer _, infer F> ? ([P] extends [F] ? K : never) : [Keys<S[K], P>] extends [never] ? never : K
}[keyof S]
type OptionalKeys<S, P extends ProcessName> = {
  [K in Keys<S, P>]: S[K] extends Setting<infer T, infer _> ? (undefined extends T ? K : never) : never
}[Keys<S, P>]
type Value<S, P extends ProcessName> = S extends Setting<infer T, infer _> ? T : ConfigOf<S, P>
type ConfigOf<S, P extends ProcessName> = { [K in Exclude<Keys<S, P>, OptionalKeys<S, P>>]: Value<S[K], P> } & {
  [K in OptionalKeys<S, P>]?: Exclude<Value<S[K], P>, undefined>
}

/** Settings that one process takes from its environment: those that name it. */
export type ConfigFor<P extends ProcessName> = ConfigOf<Settings, P>
export type Config = ConfigFor<'api'>

export type OpenIdApp = NonNullable<Config['third']['google']>
export type TwitterApp = NonNullable<Config['third']['twitter']>
export type FacebookApp = NonNullable<Config['third']['facebook']>
export type StripeApp = NonNullable<Config['pay']['stripe']>
export type PaypalApp = NonNullable<Config['pay']['paypal']>
export type PixApp = NonNullable<Config['pay']['pix']>
export type TronApp = NonNullable<Config['pay']['tron']>
export type PixOutApp = NonNullable<ConfigFor<'payout'>['payout']['pix']>
export type TronOutApp = NonNullable<ConfigFor<'payout'>['payout']['tron']>
export type TranslateApp = NonNullable<Config['translate']>
export type FcmApp = NonNullable<Config['push']['fcm']>

/** Every problem at once, by name; values are never part of it. */
export class InvalidConfiguration extends Error {
  readonly problems: readonly string[]
  constructor(process: ProcessName, problems: readonly string[]) {
    super([`invalid configuration of ${process}:`, ...problems.map((problem) => `  ${problem}`)].join('\n'))
    this.problems = problems
  }
}

/** Throws `InvalidConfiguration` unless every setting of the process is valid and every `NIMBO_…` name is known. */
export function readConfig(env: NodeJS.ProcessEnv): Config
export function readConfig<P extends ProcessName>(env: NodeJS.ProcessEnv, process: P): ConfigFor<P>
export function readConfig(env: NodeJS.ProcessEnv, process: ProcessName = 'api'): unknown {
  const settings = settingsFor(env['NIMBO_ENV'] === 'development' ? 'development' : 'production')
  const problems = [...unknownNames(env, settings), ...foreignSecrets(env, settings, process)]
  const config = readGroup(settings, process, env, problems)
  if (problems.length > 0) throw new InvalidConfiguration(process, problems)
  return config
}

/** For entry points: prints what is wrong and ends the process. */
export function loadConfig<P extends ProcessName>(name: P): ConfigFor<P> {
  try {
    return readConfig(process.env, name)
  } catch (e) {
    if (!(e instanceof InvalidConfiguration)) throw e
    process.stderr.write(`${e.message}\n`)
    process.exit(1)
  }
}

function unknownNames(env: NodeJS.ProcessEnv, settings: Settings): string[] {
  const known = new Set([...allSettings(settings).map(({ name }) => name), ...Object.keys(toolVariables)])
  return Object.keys(env)
    .filter((name) => name.startsWith('NIMBO_') && !known.has(name))
    .map((name) => `${name} is unknown`)
}

/** Secrets of other processes, which this one must not be given. In development one shell runs everything. */
function foreignSecrets(env: NodeJS.ProcessEnv, settings: Settings, process: ProcessName): string[] {
  if (env['NIMBO_ENV'] === 'development') return []
  return allSettings(settings)
    .filter(({ name, processes, type }) => env[name] && !processes.includes(process) && valueDocs.get(type)?.secret)
    .map(({ name, processes }) => `${name} is a secret of ${processes.join(', ')} only`)
}

function readGroup(group: SettingGroup, process: ProcessName, env: NodeJS.ProcessEnv, problems: string[]): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(group)) {
    if (!isSetting(entry) && !allSettings(entry).some(({ processes }) => processes.includes(process))) continue
    const value = isSetting(entry) ? readSetting(entry, process, env, problems) : readGroup(entry, process, env, problems)
    if (value !== undefined) read[key] = value
  }
  return read
}

function readSetting(setting: Setting, process: ProcessName, env: NodeJS.ProcessEnv, problems: string[]): unknown {
  const { name, processes, type, unset } = setting
  if (!processes.includes(process)) return undefined
  const text = env[name]
  if (!text) {
    if (!unset) problems.push(`${name} is missing`)
    return unset?.value
  }
  const parsed = type.safeParse(text, { error: describeIssue })
  if (!parsed.success) problems.push(...parsed.error.issues.map(({ path, message }) => `${[name, ...path].join('.')} ${message}`))
  return parsed.data
}

/** Zod's own texts may quote what they were given. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has unknown fields: ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'is missing' : `is not of type ${issue.expected}`
  return 'is invalid'
}
