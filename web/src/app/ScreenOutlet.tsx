import { Outlet, useRouter } from '@tanstack/react-router'
import { Activity, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useSession } from '../lib/session.ts'
import { InLanguage } from './InLanguage.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'

/** Kept screens stay mounted and hidden with their state and scroll; every other screen starts at the top and is dropped. */
export function ScreenOutlet() {
  const { id, path, facts } = useCurrentRoute()
  const kept = useKeptRoutes(id, facts?.keepAlive === true, facts?.requireAuth === true)
  return (
    <>
      {kept.map((route) => (
        <Activity key={route} mode={route === id ? 'visible' : 'hidden'}>
          <KeptScreen route={route} />
        </Activity>
      ))}
      {!facts?.keepAlive && (
        <FromTheTop key={path}>
          <Outlet />
        </FromTheTop>
      )}
    </>
  )
}

function FromTheTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return children
}

interface KeptRoute {
  id: string
  requireAuth: boolean
}

/** Opened tabs in order of opening. Tabs that require a session are dropped on sign-out. */
function useKeptRoutes(id: string, keepAlive: boolean, requireAuth: boolean): string[] {
  const signedIn = useSession((session) => session.token !== undefined)
  const [opened, setOpened] = useState<KeptRoute[]>([])
  if (keepAlive && !opened.some((route) => route.id === id)) setOpened([...opened, { id, requireAuth }])
  if (!signedIn && opened.some((route) => route.requireAuth && route.id !== id)) {
    setOpened(opened.filter((route) => !route.requireAuth || route.id === id))
  }
  return opened.map((route) => route.id)
}

function KeptScreen({ route }: { route: string }) {
  const router = useRouter()
  useKeptScroll()
  const routes: Record<string, { options: { component?: unknown } } | undefined> = router.routesById
  const Screen = routes[route]?.options.component as ComponentType | undefined
  return (
    <InLanguage>
      <Suspense>{Screen && <Screen />}</Suspense>
    </InLanguage>
  )
}

/**
 * Hiding a screen shortens the document, and the browser clamps the scroll position before an effect can read it. The position is
 * therefore recorded while the screen is visible and restored when it is shown again.
 */
function useKeptScroll(): void {
  const position = useRef(0)
  useLayoutEffect(() => {
    window.scrollTo(0, position.current)
    const note = () => {
      position.current = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}
