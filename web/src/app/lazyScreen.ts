import { lazyRouteComponent } from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'
import { importChunk } from '../ui/codeGone.ts'
import type { LaterScreen } from './laterScreens.ts'

/** A screen whose code is fetched when it is opened. The router would load the page anew when that fails; here it is offered instead. */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name): RouteComponent {
  return lazyRouteComponent<Record<Name, RouteComponent>, Name>(() => importChunk(load), name)
}

/** One whose address is fetched, too, while the first screen rests. Whoever begins with it is told of both with the page. */
export function laterScreen(name: LaterScreen): RouteComponent {
  return lazyScreen(
    async () => (await (await import('./laterScreens.ts')).laterScreens[name]()) as Record<LaterScreen, RouteComponent>,
    name,
  )
}
