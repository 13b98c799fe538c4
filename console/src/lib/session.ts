import { useSyncExternalStore } from 'react'

export interface Session {
  token: string
  id: number
  name: string
}

const key = 'operator'
const changed = new EventTarget()
let session = read()

/** Stored for this tab only: closing the browser signs out. */
function read(): Session | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Session | null) ?? undefined
  } catch {
    return undefined
  }
}

export function currentSession(): Session | undefined {
  return session
}

export function keepSession(next: Session | undefined): void {
  session = next
  if (next) sessionStorage.setItem(key, JSON.stringify(next))
  else sessionStorage.removeItem(key)
  changed.dispatchEvent(new Event('change'))
}

export function onSessionChange(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession)
}
