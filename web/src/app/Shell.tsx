import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { reloadProfile } from '../features/people/user/user.queries.ts'
import { watchHistory } from '../ui/appHistory.ts'
import { useUserGeneration } from '../lib/forgetPerson.ts'
import { useHandOver } from '../lib/handOverOffer.ts'
import { useLanguage } from '../lib/i18n.ts'
import { languageFacts } from '@nimbo/contract'
import { takePendingRoom } from '../lib/pendingRoom.ts'
import { watchOrigins } from '../lib/roomExit.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { watchLayers } from '../ui/layers.ts'
import { useToasts } from '../ui/toast.ts'
import { useShape } from '../ui/useShape.ts'
import { whenOpened } from '../ui/whenOpened.tsx'
import { LoginGate } from './LoginGate.tsx'
import { MainNav } from './MainNav.tsx'
import { NoticeGate } from './NoticeGate.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { RoomHost } from './RoomHost.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { StepUpGate } from './StepUpGate.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'
import { useDeviceLine } from './useDeviceLine.ts'
import { useSessionSync, useRestricted, useSessionEnd } from './useSessionEnd.ts'

const product = 'Nimbo'

const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.tsx')).Toaster }))

const HandOverSheet = whenOpened(async () => (await import('./HandOverSheet.tsx')).HandOverSheet)

const TopBar = lazy(async () => ({ default: (await import('./TopBar.tsx')).TopBar }))

export function Shell() {
  useDocumentTitle()
  useSessionEnd()
  useSessionSync()
  useRestricted()
  useShellOpening()
  useEffect(watchHistory, [])
  useEffect(watchLayers, [])
  useEffect(watchOrigins, [])
  useDeviceLine()
  const { facts, path } = useCurrentRoute()
  const frame = facts?.tab ? 'tab' : (facts?.frame ?? 'page')
  const tablet = useShape('tablet')
  const generation = useUserGeneration(({ count }) => count)
  return (
    <>
      <div key={generation} className="shell" data-frame={frame}>
        <MainNav frame={frame} />
        {/* Reserves the bar's height while its chunk loads. */}
        <div className="top-bar">
          {tablet && (
            <Boundary part="page" renderFallback={() => null}>
              <Suspense>{<TopBar />}</Suspense>
            </Boundary>
          )}
        </div>
        {facts?.frame === undefined && <OfflineNote />}
        <ScreenOutlet />
        <RoomHost path={path} />
      </div>
      <StepUpGate />
      <LoginGate />
      <HandOverGate />
      <NoticeGate />
      <Notices />
    </>
  )
}

/** Asks before a link's session replaces the current one; dismissing it keeps the current session. */
function HandOverGate() {
  const offered = useHandOver((state) => state.offered)
  return (
    <HandOverSheet
      open={offered !== undefined}
      onOpenChange={(open) => !open && offered && void import('../lib/handOver.ts').then((m) => m.declineHandOver(offered))}
    />
  )
}

/** The toaster's chunk is loaded with the first toast. */
function Notices() {
  const language = useLanguage()
  const wanted = useToasts((toasts) => toasts.wanted)
  return (
    <Boundary part="page" renderFallback={() => null}>
      <Suspense>{wanted && <Toaster dir={languageFacts[language].dir} />}</Suspense>
    </Boundary>
  )
}

function useDocumentTitle(): void {
  const { t } = useLingui()
  const { facts } = useCurrentRoute()
  const title = facts ? t(facts.title) : product
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}

/** Once per visit, when a tab is first shown: reloads the profile and enters a pending room. */
function useShellOpening(): void {
  const navigate = useNavigate()
  const opened = useRef(false)
  const tab = useCurrentRoute().facts?.tab === true
  useEffect(() => {
    if (!tab || opened.current) return
    opened.current = true
    void reloadProfile()
    const room = takePendingRoom()
    if (room) void navigate({ to: '/liveAudience', search: room })
  }, [tab, navigate])
}
