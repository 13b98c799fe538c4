import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

export function isWritten(path: string, report: (line: string) => void): boolean {
  const written = existsSync(join(checkout, path))
  if (!written) report(`SKIPPED: ${path} does not exist`)
  return written
}
