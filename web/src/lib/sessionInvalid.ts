import { clearSession, isSignedIn } from './session.ts'

type Listener = (message: string) => void
const listeners = new Set<Listener>()

/** Several calls may be refused at once when a session ends; only the first one is told to the person. */
export function endInvalidSession(message: string): void {
  if (!isSignedIn()) return
  clearSession()
  for (const listener of listeners) listener(message)
}

export function onSessionInvalid(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
