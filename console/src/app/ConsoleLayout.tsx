import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signOut } from '../features/operatorAuth/operatorAuth.queries.ts'
import type { Session } from '../lib/session.ts'
import { Navigation } from './Navigation.tsx'
import { isScreenPath, screens } from './screens.ts'

const idleMs = 30 * 60_000

/** The layout of a signed-in operator. */
export function ConsoleLayout({ operator, path }: { operator: Session; path: string }) {
  const current = isScreenPath(path) ? path : '/'
  const { name } = screens[current]
  useIdleSignOut()
  useEffect(() => {
    document.title = `${name} · Nimbo operations`
  }, [name])
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] min-[900px]:grid-cols-[196px_1fr] min-[900px]:grid-rows-1">
      <Navigation current={current} operator={operator} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

/** Polling keeps the session active on the server, so idle operators are detected by their input here. */
function useIdleSignOut(): void {
  useEffect(() => {
    let timer = setTimeout(() => void signOut(), idleMs)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void signOut(), idleMs)
    }
    const inputs = ['pointerdown', 'keydown', 'wheel'] as const
    for (const input of inputs) window.addEventListener(input, restart, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const input of inputs) window.removeEventListener(input, restart)
    }
  }, [])
}
