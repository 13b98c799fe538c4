import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { isRoot } from '../engineFiles.ts'

const run = promisify(execFile)
const commands: Record<string, string> = {
  'redis-server': 'redis-server',
  haproxy: '/usr/sbin/haproxy',
  chromium: 'chromium',
  ffmpeg: 'ffmpeg',
}
const fonts = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji', 'fonts-inter']

/** Redis, a balancer, a browser for the end-to-end journeys, the fonts its pictures need and what reads films of gifts; other systems bring their own. */
export async function installSystemPackages(): Promise<'present' | 'installed'> {
  const missing = missingPackages()
  if (missing.length === 0) return 'present'
  await installPackages(missing)
  return 'installed'
}

/** Name and version of each, where the system has a list of them. */
export function systemPackageVersions(): string[] {
  const names = [...Object.keys(commands), ...fonts, 'python3']
  const listed = spawnSync('dpkg-query', ['--show', ...names], { encoding: 'utf8' })
  return (listed.stdout ?? '').split('\n').filter(Boolean)
}

export async function installPackages(names: readonly string[]): Promise<void> {
  if (!isRoot || !hasApt()) throw new Error(`please install: ${names.join(' ')} (on Debian: sudo apt-get install ${names.join(' ')})`)
  await apt(['update'])
  await apt(['install', '--yes', '--no-install-recommends', ...names])
}

function missingPackages(): string[] {
  const programs = Object.entries(commands).filter(([, command]) => !isCommand(command))
  return [...programs.map(([name]) => name), ...(hasApt() ? fonts.filter((font) => !isInstalled(font)) : [])]
}

function hasApt(): boolean {
  return existsSync('/usr/bin/apt-get')
}

function isCommand(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
}

function isInstalled(name: string): boolean {
  return spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name]).stdout?.toString() === 'installed'
}

async function apt(args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['--quiet', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
}
