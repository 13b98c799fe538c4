import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { goBinary, goSource, type GoEngine } from '../engineFiles.ts'

const run = promisify(execFile)

/** Built beside its final place and renamed, so that an interrupted build never looks like a finished one. */
export async function buildGoEngine(name: GoEngine): Promise<'present' | 'built'> {
  const target = goBinary(name)
  if (existsSync(target)) return 'present'
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
  const scratch = mkdtempSync(join(dirname(target), `.${name}-`))
  try {
    renameSync(await compile(name, scratch), target)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return 'built'
}

async function compile(name: GoEngine, scratch: string): Promise<string> {
  const { folder, ...source } = goSource(name)
  if (!folder) return install(`${source.package}@${source.version}`, scratch)
  const module = join(scratch, 'module')
  cpSync(folder, module, { recursive: true })
  const output = join(scratch, name)
  await go(['build', '-mod=readonly', '-o', output, source.package], { cwd: module })
  return output
}

async function install(source: string, scratch: string): Promise<string> {
  const bin = join(scratch, 'bin')
  await go(['install', source], { cwd: scratch, env: { ...process.env, GOBIN: bin } })
  const [binary] = readdirSync(bin)
  if (!binary) throw new Error(`go install ${source} left no binary`)
  return join(bin, binary)
}

async function go(args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<void> {
  try {
    await run('go', args, { ...options, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error('Go 1.26 is needed to build the engines: https://go.dev/dl/', { cause: error })
    }
    throw error
  }
}
