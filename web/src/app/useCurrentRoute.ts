import { useRouter, useRouterState } from '@tanstack/react-router'
import type { RouteFacts } from './routeFacts.ts'

interface CurrentRoute {
  id: string
  path: string
  facts: RouteFacts | undefined
}

/** The route on the screen, as the table describes it. */
export function useCurrentRoute(): CurrentRoute {
  const router = useRouter()
  const { id, path } = useRouterState({
    select: ({ matches }) => ({ id: matches.at(-1)?.routeId ?? '', path: matches.at(-1)?.pathname ?? '/' }),
    structuralSharing: true,
  })
  const routes: Record<string, { options: { staticData?: { facts?: RouteFacts } } } | undefined> = router.routesById
  return { id, path, facts: routes[id]?.options.staticData?.facts }
}
