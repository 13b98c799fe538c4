import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { checkout } from '../engineFiles.ts'
import type { Profile } from '../profile.ts'

/** Settings to start, probe and stop one long-running process of a profile. */
export type Program = {
  name: string
  command: string
  args: readonly string[]
  /** The whole environment of the process besides PATH, HOME and the language. */
  env: Readonly<Record<string, string>>
  cwd?: string
  user?: { uid: number; gid: number }
  /** TCP ports it will listen on; another process on one of them is reported instead of mistaken for this program. */
  ports: readonly number[]
  stopSignal: NodeJS.Signals
  /** Anything else that must make a running process count as outdated, such as its configuration or its sources. */
  revision?: string
  prepare?: () => Promise<void> | void
  isReady: () => Promise<boolean>
  /** Runs after every start and before anything relies on the program; must be idempotent. */
  afterStart?: () => Promise<void>
}

/** Destination of a process's lines: its log file, or the foreground process that runs it. */
export type Output = 'file' | ((name: string, line: string) => void)

type Spawnable = Pick<Program, 'name' | 'command' | 'args' | 'env' | 'cwd' | 'user'>

export function logFile(profile: Profile, name: string): string {
  return join(profile.logs, `${name}.log`)
}

/** Every process we start inherits this, and so do its children: an orphan of a killed parent can still be found. */
export function processTag(profile: Profile): Record<string, string> {
  return { NIMBO_STATE_OF: profile.state }
}

/** In a process group of its own, so that Ctrl-C in the terminal reaches only the process that stops the others in order. */
export function spawnTagged(profile: Profile, program: Spawnable, output: Output): ChildProcess {
  const env = { ...inherited(), ...compileCache, ...program.env, ...processTag(profile) }
  const options = { env, cwd: program.cwd ?? profile.state, detached: true, ...program.user }
  if (output === 'file') return intoFile(profile, program, options)
  const child = spawn(program.command, program.args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => output(program.name, line))
  }
  return child
}

function intoFile(profile: Profile, program: Spawnable, options: object): ChildProcess {
  const log = openLog(profile, program.name)
  const child = spawn(program.command, program.args, { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  return child
}

function openLog(profile: Profile, name: string): number {
  const file = logFile(profile, name)
  mkdirSync(profile.logs, { recursive: true })
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'))
  return openSync(file, 'w', 0o644)
}

/** Compiled modules are kept between starts; a process that is killed leaves the cache as it was. */
const compileCache = { NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/compile') }

/** Engines read settings from variables that a developer's shell may carry, so only the harmless ones are passed on. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'NO_COLOR', 'FORCE_COLOR', 'LOG_LEVEL', 'CI']
  const passed = Object.keys(process.env).filter((name) => names.includes(name) || name.startsWith('NIMBO_'))
  return Object.fromEntries(passed.map((name) => [name, process.env[name] ?? '']))
}
