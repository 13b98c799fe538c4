import { useEffect } from 'react'
import { Navigation } from './Navigation.tsx'
import { screens } from './screens.ts'
import { useAddress } from './useAddress.ts'

export function App() {
  const address = useAddress()
  const { path, name, Screen } = screens.find((screen) => screen.path === address) ?? screens[0]
  useEffect(() => {
    document.title = `${name} · Nimbo operations`
  }, [name])
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] min-[900px]:grid-cols-[196px_1fr] min-[900px]:grid-rows-1">
      <Navigation current={path} />
      <div className="min-w-0">
        <Screen key={path} />
      </div>
    </div>
  )
}
