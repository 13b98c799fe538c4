import { clearSession, isSignedIn, useSession } from './session.ts'

type Listener = (message: string) => void
const listeners = new Set<Listener>()

/**
 * Code 700 belongs to the token it was said to: a late one says nothing about whoever is signed in by now. Several calls may be
 * refused at once when a session ends; only the first one is told to the person.
 */
export function endInvalidSession(message: string, token: string | undefined): void {
  if (token === undefined || useSession.getState().token !== token) return
  clearSession()
  // Another tab had already signed in anew, and its session is this tab's now.
  if (isSignedIn()) return
  for (const listener of listeners) listener(message)
}

export function onSessionInvalid(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
