import { createClient } from '@nimbo/contract'
import { currentSession, keepSession } from './session.ts'

/** The operator origin answers on the page's own address. A session that ended brings back the sign-in screen. */
export const client = createClient({
  origin: location.origin,
  language: () => 'en',
  credentials: () => {
    const session = currentSession()
    return session && { uid: session.id, token: session.token }
  },
  onSessionInvalid: () => keepSession(undefined),
})
