import type { MessageDescriptor } from '@lingui/core'
import type { RouteAccess } from './guard.ts'

/** What the table says about one route. */
export interface RouteFacts extends RouteAccess {
  title: MessageDescriptor
  /** The view stays mounted, hidden, while other screens are shown. */
  keepAlive?: boolean
  /** One of the three tabs of the shell. */
  tab?: boolean
  /** What stands around it on a desktop: `rail` keeps the rail alone, `none` gives it the whole window. Without it: rail and top bar. */
  frame?: 'rail' | 'none'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    facts?: RouteFacts
  }
}
