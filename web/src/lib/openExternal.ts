import { tellNative } from './bridge/index.ts'

const schemes = new Set(['https:'])

/** Opens somebody else's page outside of ours. Anything but https is not opened at all: the address may be somebody's text. */
export function openExternal(address: string): void {
  const link = document.createElement('a')
  link.href = address
  if (!schemes.has(link.protocol)) return
  if (!tellNative('openExternal', { url: link.href })) window.open(link.href, '_blank', 'noopener,noreferrer')
}
