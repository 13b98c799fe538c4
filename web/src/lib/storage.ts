/** Values the browser keeps between visits. The names are those of the specification's local storage. */
export type StorageKey =
  | 'token'
  | 'uid'
  | 'user'
  | 'lang'
  | 'usersign'
  | 'init-config'
  | 'pending-room'
  | 'pending-address'
  | 'theme'
  | 'effects'
  | 'spoken-chat'
  | 'live-alerts'
  | 'translate-chat'
  | 'captions'
  | 'caption-language'
  | 'shortcuts'
  | 'push'
  | 'cash-tap'
  | 'cash-account'
  | 'pay-orders'
  | 'pay-room'
  | 'pay-wallet'
  | 'invitation'
  | 'exchange'
  | 'barrage'
  | 'gifts'
  | 'guard'
  | 'red-packs'
  | 'private-show'
  | 'tip'
  | 'seal-keys'
  | 'device'
  | 'searches'
  | 'live-setup'
  | 'mirror'
  | 'outbox'

/** Private windows and full disks throw: then the visit simply is not remembered. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}

/** A stored record is untrusted until `read` has validated it. */
export function readRecord<T>(key: StorageKey, read: (raw: Record<string, unknown>) => T | undefined): T | undefined {
  const text = readStored(key)
  if (text === null) return undefined
  try {
    const raw: unknown = JSON.parse(text)
    return typeof raw === 'object' && raw !== null ? read(raw as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
