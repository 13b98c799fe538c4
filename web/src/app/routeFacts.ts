import type { MessageDescriptor } from '@lingui/core'
import type { RouteAccess } from './guard.ts'

/** What the table says about one route. */
export interface RouteFacts extends RouteAccess {
  title: MessageDescriptor
  /** The view stays mounted, hidden, while other screens are shown. */
  keepAlive?: boolean
  /** One of the three tabs of the shell. */
  tab?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    facts?: RouteFacts
  }
}
