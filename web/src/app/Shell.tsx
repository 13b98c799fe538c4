import { HandOverGate } from './HandOverGate.tsx'
import { LoginGate } from './LoginGate.tsx'
import { Notices } from './Notices.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { StepUpGate } from './StepUpGate.tsx'
import { TabBar } from './TabBar.tsx'
import { useDeviceLine } from './useDeviceLine.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useSessionEnd } from './useSessionEnd.ts'
import { useShellOpening } from './useShellOpening.ts'

export function Shell() {
  useDocumentTitle()
  useSessionEnd()
  useShellOpening()
  useDeviceLine()
  return (
    <>
      <ScreenOutlet />
      <TabBar />
      <StepUpGate />
      <LoginGate />
      <HandOverGate />
      <Notices />
    </>
  )
}
