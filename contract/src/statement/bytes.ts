const text = new TextEncoder()
export const utf8 = (value: string): Uint8Array<ArrayBuffer> => text.encode(value)

export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Takes only what `hexOf` writes; the callers have looked. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (let n = 0; n < bytes.length; n++) bytes[n] = Number.parseInt(hex.slice(n * 2, n * 2 + 2), 16)
  return bytes
}

/** A prefix byte keeps a leaf from being taken for a node and a node for a seal. */
export const prefixes = { leaf: 0, node: 1, seal: 2 } as const

export async function digest(prefix: number, ...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0))
  bytes[0] = prefix
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
