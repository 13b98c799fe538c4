/** What a route says about who may open it. */
export interface RouteAccess {
  requireAuth?: boolean
  /** Where to go instead, replacing history, when nobody is signed in. */
  authNextPath?: string
}

export type Admission = { admitted: true } | { admitted: false; goTo: string }

/**
 * A signed-in person goes in. Anybody else meets the login dialog and is sent to the route's own fallback, else stays where
 * they were; a link opened from outside has nowhere to stay and goes home.
 */
export function admit(access: RouteAccess, signedIn: boolean, cameFrom: string | undefined): Admission {
  if (!access.requireAuth || signedIn) return { admitted: true }
  return { admitted: false, goTo: access.authNextPath ?? cameFrom ?? '/' }
}
