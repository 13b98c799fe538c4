import { createRoute, redirect } from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { isSignedIn } from '../lib/session.ts'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { admit } from './guard.ts'
import { rootRoute } from './rootRoute.ts'
import type { RouteFacts } from './routeFacts.ts'

interface ScreenRow<Search> extends RouteFacts {
  search: (raw: Record<string, unknown>) => Search
  /** Absent while the screen does not exist: its address then answers "not found". */
  screen?: RouteComponent
  /** What to keep of an address when its visitor has to sign in first. */
  remember?: (search: Search) => void
}

/** One line of the table as a route of the router. */
export function screen<const Path extends string, Search extends object>(path: Path, row: ScreenRow<Search>) {
  const { search, screen: component, remember, ...facts } = row
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { facts },
    validateSearch: search,
    component: component ?? NotFoundScreen,
    errorComponent: NotFoundScreen,
    beforeLoad: ({ preload, search: asked, context }) => {
      if (preload || !component) return
      const admission = admit(facts, isSignedIn(), context.cameFrom())
      if (admission.admitted) return
      remember?.(asked as Search)
      showLoginDialog()
      throw redirect({ to: admission.goTo, replace: true })
    },
  })
}
