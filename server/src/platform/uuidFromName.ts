import { createHash } from 'node:crypto'

/**
 * Deterministic: the same name is always the same UUID. Version 8, which `normalizeClientKey` never lets a client use: whoever could
 * use up the key of the clawback of their own payment would keep its coins.
 */
export function uuidFromName(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
