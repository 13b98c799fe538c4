import { createHash } from 'node:crypto'

/**
 * A name as a key: the same name is always the same uuid. Of version 8, which no key keeps that somebody sends (`keyOfClient`): whoever
 * could use up the key under which their payment will be taken back would keep its coins.
 */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
