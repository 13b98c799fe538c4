import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { Shell } from './Shell.tsx'

interface RouterContext {
  /** The path that stays on the screen when a guard refuses the next one; undefined on the first load. */
  cameFrom: () => string | undefined
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: NotFoundScreen })
