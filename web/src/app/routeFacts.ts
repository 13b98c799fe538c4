import type { MessageDescriptor } from '@lingui/core'

/** Static facts of one route. */
export interface RouteFacts extends RouteAccess {
  title: MessageDescriptor
  /** The screen stays mounted but hidden while others are shown. */
  keepAlive?: boolean
  /** One of the three tabs of the shell. */
  tab?: boolean
  /** Desktop layout: `rail` shows the rail only, `none` uses the whole window. Default: rail and top bar. */
  frame?: 'rail' | 'none'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    facts?: RouteFacts
  }
}

/** Access to a route. */
interface RouteAccess {
  requireAuth?: boolean
  /** Redirect target (replacing history) for anonymous visitors. */
  authNextPath?: string
}

type Admission = { admitted: true } | { admitted: false; goTo: string }

/**
 * Signed-in visitors are admitted. Anonymous ones see the login dialog and are redirected to the route's fallback, else stay on the
 * current route; a direct link has no current route and goes home.
 */
export function admit(access: RouteAccess, signedIn: boolean, cameFrom: string | undefined): Admission {
  if (!access.requireAuth || signedIn) return { admitted: true }
  return { admitted: false, goTo: access.authNextPath ?? cameFrom ?? '/' }
}
