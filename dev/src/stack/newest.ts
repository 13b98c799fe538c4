import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

/** Folders that no build reads. */
const left = new Set(['node_modules', 'dist', 'testing'])

/** The latest change among files and folders of the checkout. A folder's own time counts: it moves when a file is deleted. */
export function newest(paths: readonly string[]): number {
  return Math.max(0, ...paths.map((path) => newestIn(join(checkout, path))))
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path).filter((name) => !left.has(name) && !name.includes('.test.'))
  return Math.max(mtimeMs, ...inside.map((name) => newestIn(join(path, name))))
}
