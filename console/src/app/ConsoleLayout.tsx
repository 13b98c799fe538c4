import { useEffect } from 'react'
import type { Session } from '../lib/session.ts'
import { Navigation } from './Navigation.tsx'
import { screens } from './screens.ts'
import { useAddress } from './useAddress.ts'
import { useIdleSignOut } from './useIdleSignOut.ts'

/** What somebody sees who is signed in. */
export function ConsoleLayout({ operator }: { operator: Session }) {
  const address = useAddress()
  const { path, name, Screen } = screens.find((screen) => screen.path === address) ?? screens[0]
  useIdleSignOut()
  useEffect(() => {
    document.title = `${name} · Nimbo operations`
  }, [name])
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] min-[900px]:grid-cols-[196px_1fr] min-[900px]:grid-rows-1">
      <Navigation current={path} operator={operator} />
      <div className="min-w-0">
        <Screen key={path} />
      </div>
    </div>
  )
}
