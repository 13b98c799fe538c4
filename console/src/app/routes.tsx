import { appealStates } from '@nimbo/contract'
import { certificationFilters, correctionStates, leadStates, queueFilters, reportFilters } from '@nimbo/contract/operator'
import { parseSearch, stringifySearch } from '@nimbo/web/lib/plainSearch.ts'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
  stripSearchParams,
} from '@tanstack/react-router'
import { giftFilters } from '../features/catalogue/giftFilters.ts'
import { queueSorts } from '../features/payout/queueSorts.ts'
import { BrokenScreen } from '../screens/BrokenScreen.tsx'
import { App } from './App.tsx'
import type { ScreenPath } from './screens.ts'
import { oneOf, type Parts, searchReader, type SearchOf, usualSearch, intParam, words } from './search.ts'

const rootRoute = createRootRoute({ component: App })

/** A screen, fetched when it is opened, and what its address holds: a link, a reload and the way back show the same. */
function screen<const Path extends ScreenPath, P extends Parts>(path: Path, parts: P, component: RouteComponent) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: searchReader(parts),
    search: { middlewares: [stripSearchParams<SearchOf<P>>(usualSearch(parts) as never) as never] },
    component,
  })
}

const enrol = createRoute({
  getParentRoute: () => rootRoute,
  path: '/enrol',
  component: lazyRouteComponent(() => import('../screens/EnrolScreen.tsx'), 'EnrolScreen'),
})

const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const table = [
  screen(
    '/',
    { key: words },
    lazyRouteComponent(() => import('../screens/DashboardScreen.tsx'), 'DashboardScreen'),
  ),
  screen(
    '/certification',
    { state: oneOf(certificationFilters, 'all'), p: intParam(1), id: intParam(0) },
    lazyRouteComponent(() => import('../screens/CertificationScreen.tsx'), 'CertificationScreen'),
  ),
  screen(
    '/appeals',
    { state: oneOf(appealStates, 'open'), p: intParam(1) },
    lazyRouteComponent(() => import('../screens/AppealsScreen.tsx'), 'AppealsScreen'),
  ),
  screen(
    '/withdrawals',
    { state: oneOf(queueFilters, 'waiting'), key: words, p: intParam(1), sort: oneOf(queueSorts, ''), id: intParam(0) },
    lazyRouteComponent(() => import('../screens/WithdrawalsScreen.tsx'), 'WithdrawalsScreen'),
  ),
  screen(
    '/corrections',
    { state: oneOf(correctionStates, 'proposed'), p: intParam(1) },
    lazyRouteComponent(() => import('../screens/CorrectionsScreen.tsx'), 'CorrectionsScreen'),
  ),
  screen(
    '/reports',
    { state: oneOf(reportFilters, 'open'), p: intParam(1), id: intParam(0) },
    lazyRouteComponent(() => import('../screens/ReportsScreen.tsx'), 'ReportsScreen'),
  ),
  screen(
    '/sanctions',
    { state: oneOf(['active', 'all'], 'active'), uid: intParam(0), p: intParam(1) },
    lazyRouteComponent(() => import('../screens/SanctionsScreen.tsx'), 'SanctionsScreen'),
  ),
  screen(
    '/superadmins',
    {},
    lazyRouteComponent(() => import('../screens/SuperAdminsScreen.tsx'), 'SuperAdminsScreen'),
  ),
  screen(
    '/gifts',
    { state: oneOf(giftFilters, 'all'), id: intParam(0) },
    lazyRouteComponent(() => import('../screens/GiftsScreen.tsx'), 'GiftsScreen'),
  ),
  screen(
    '/labels',
    { state: oneOf(['offered', 'retired'], 'offered') },
    lazyRouteComponent(() => import('../screens/LabelsScreen.tsx'), 'LabelsScreen'),
  ),
  screen(
    '/banners',
    { state: oneOf(['up', 'retired'], 'up') },
    lazyRouteComponent(() => import('../screens/BannersScreen.tsx'), 'BannersScreen'),
  ),
  screen(
    '/leads',
    { state: oneOf(leadStates, 'new'), p: intParam(1) },
    lazyRouteComponent(() => import('../screens/LeadsScreen.tsx'), 'LeadsScreen'),
  ),
  screen(
    '/audit',
    { p: intParam(1) },
    lazyRouteComponent(() => import('../screens/AuditScreen.tsx'), 'AuditScreen'),
  ),
] as const

export const router = createRouter({
  routeTree: rootRoute.addChildren([...table, enrol, unknown]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
