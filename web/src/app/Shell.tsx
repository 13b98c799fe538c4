import { lazy, Suspense } from 'react'
import { useShape } from '../ui/useShape.ts'
import { HandOverGate } from './HandOverGate.tsx'
import { LoginGate } from './LoginGate.tsx'
import { MainNav } from './MainNav.tsx'
import { Notices } from './Notices.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { StepUpGate } from './StepUpGate.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'
import { useDeviceLine } from './useDeviceLine.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useSessionEnd } from './useSessionEnd.ts'
import { useShellOpening } from './useShellOpening.ts'

const TopBar = lazy(async () => ({ default: (await import('./TopBar.tsx')).TopBar }))

export function Shell() {
  useDocumentTitle()
  useSessionEnd()
  useShellOpening()
  useDeviceLine()
  const { facts } = useCurrentRoute()
  const frame = facts?.tab ? 'tab' : (facts?.frame ?? 'page')
  const tablet = useShape('tablet')
  return (
    <>
      <div className="shell" data-frame={frame}>
        <MainNav frame={frame} />
        {/* The bar's place is kept while its code is on the way. */}
        <div className="top-bar">{tablet && <Suspense>{<TopBar />}</Suspense>}</div>
        <ScreenOutlet />
      </div>
      <StepUpGate />
      <LoginGate />
      <HandOverGate />
      <Notices />
    </>
  )
}
