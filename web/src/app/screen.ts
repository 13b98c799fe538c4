import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { storePendingAddress } from '../lib/pendingAddress.ts'
import { isSignedIn } from '../lib/session.ts'
import type { Built } from './built.ts'
import type { RouteFacts } from './routeFacts.ts'
import { admit } from './routeFacts.ts'
import { NotFoundScreen, ScreenError } from './ScreenError.tsx'
import { Shell } from './Shell.tsx'

export interface PreviousLocation {
  pathname: string
  search: object
}

interface RouterContext {
  /** The current address, kept when a guard refuses navigation; undefined on the first load. */
  cameFrom: () => PreviousLocation | undefined
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: NotFoundScreen })

interface ScreenRow<Search> extends RouteFacts {
  search: (raw: Record<string, unknown>) => Search
  built?: Built
  /** Without a screen the route shows "not found", to those its guard admits. */
  screen?: RouteComponent
  /** Stores what is needed of the address when the visitor has to sign in first. */
  remember?: (search: Search) => void
}

/** Turns one row of the route table into a route. */
export function screen<const Path extends string, Search extends object>(path: Path, row: ScreenRow<Search>) {
  const { search, screen: component, remember, ...facts } = row
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { facts },
    validateSearch: search,
    component: component ?? NotFoundScreen,
    errorComponent: ScreenError,
    beforeLoad: ({ preload, cause, search: asked, context, location }) => {
      // A person on a screen stays on it, also when a layer over it adds an entry to the history.
      if (preload || cause === 'stay') return
      const previous = context.cameFrom()
      const admission = admit(facts, isSignedIn(), previous?.pathname)
      if (admission.admitted) return
      // A link from outside: whoever signs in now is taken where it led.
      if (remember) remember(asked as Search)
      else if (!previous) storePendingAddress(location.href)
      showLoginDialog()
      const kept = admission.goTo === previous?.pathname ? previous.search : {}
      throw redirect({ to: admission.goTo, search: kept as never, replace: true })
    },
  })
}
