import { tellNative } from './bridge/index.ts'

const schemes = new Set(['https:'])

/** Opens an external page. Only https is allowed: the address may be user input. */
export function openExternal(address: string): void {
  const link = document.createElement('a')
  link.href = address
  if (!schemes.has(link.protocol)) return
  if (!tellNative('openExternal', { url: link.href })) window.open(link.href, '_blank', 'noopener,noreferrer')
}
