import { clearSession, isSignedIn, useSession } from './session.ts'

type Listener = (message: string) => void
const listeners = new Set<Listener>()
/** Token of a session that this page is ending. */
let ending: string | undefined

/**
 * Code 700 belongs to the token it was said to: a late one says nothing about whoever is signed in by now. Several calls may be
 * refused at once when a session ends; only the first one is told to the person.
 */
export function endInvalidSession(message: string, token: string | undefined): void {
  if (token === undefined || token === ending || useSession.getState().token !== token) return
  clearSession()
  // Another tab had already signed in anew, and its session is this tab's now.
  if (isSignedIn()) return
  for (const listener of listeners) listener(message)
}

/**
 * Runs the call that ends this session at the server. From then on until the page has left, other calls of the session are refused: that
 * is no news to the person, who would be asked to log in again.
 */
export async function whileSigningOut<T>(end: () => Promise<T>): Promise<T> {
  const { token } = useSession.getState()
  ending = token
  try {
    return await end()
  } catch (error) {
    ending = undefined
    throw error
  }
}

export function onSessionInvalid(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
