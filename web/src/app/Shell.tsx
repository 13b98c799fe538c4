import { LoginGate } from './LoginGate.tsx'
import { Notices } from './Notices.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { StepUpGate } from './StepUpGate.tsx'
import { TabBar } from './TabBar.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useSessionEnd } from './useSessionEnd.ts'
import { useShellOpening } from './useShellOpening.ts'

export function Shell() {
  useDocumentTitle()
  useSessionEnd()
  useShellOpening()
  return (
    <>
      <ScreenOutlet />
      <TabBar />
      <StepUpGate />
      <LoginGate />
      <Notices />
    </>
  )
}
