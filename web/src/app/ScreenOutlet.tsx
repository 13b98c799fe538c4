import { Outlet, useRouter } from '@tanstack/react-router'
import { Activity, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { entryIndex, noteScroll, scrollLeft } from '../ui/appHistory.ts'
import { BrokenScreen } from '../screens/BrokenScreen.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { InLanguage } from './InLanguage.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'

/** Kept screens stay mounted and hidden with their state and scroll; every other screen starts at the top and is dropped. */
export function ScreenOutlet() {
  const { id, path, facts } = useCurrentRoute()
  const kept = useKeptRoutes(id, facts?.keepAlive === true)
  return (
    <>
      {kept.map((route) => (
        <Activity key={route} mode={route === id ? 'visible' : 'hidden'}>
          <KeptScreen route={route} />
        </Activity>
      ))}
      {!facts?.keepAlive && (
        <FromTheTop key={path} path={path}>
          <Outlet />
        </FromTheTop>
      )}
    </>
  )
}

/** A list that comes back from the cache has its height within a frame or two; one that must be fetched has not. */
const FRAMES_TO_GROW = 30

/** Going back returns to where a screen was left; a new visit starts at the top. */
function FromTheTop({ path, children }: { path: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const index = entryIndex()
    const target = scrollLeft(index, path)
    let frame = 0
    const reach = (tries: number) => {
      window.scrollTo(0, target)
      if (window.scrollY < target - 1 && tries > 0) frame = requestAnimationFrame(() => reach(tries - 1))
    }
    reach(FRAMES_TO_GROW)
    // The page is shortened when the next screen comes: what is noted then would be that one's.
    const note = () => entryIndex() === index && noteScroll(index, path, window.scrollY)
    const stop = () => cancelAnimationFrame(frame)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pointerdown', stop, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pointerdown', stop)
    }
  }, [path])
  return children
}

/** Opened tabs in order of opening. The shell drops all of them with the person they were opened for. */
function useKeptRoutes(id: string, keepAlive: boolean): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>([])
  if (keepAlive && !opened.includes(id)) setOpened([...opened, id])
  return opened
}

function KeptScreen({ route }: { route: string }) {
  const router = useRouter()
  useKeptScroll()
  const routes: Record<string, { options: { component?: unknown } } | undefined> = router.routesById
  const Screen = routes[route]?.options.component as ComponentType | undefined
  return (
    <InLanguage>
      <Boundary part="screen" renderFallback={(error, again) => <BrokenScreen error={error} reset={again} />}>
        <Suspense>{Screen && <Screen />}</Suspense>
      </Boundary>
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
