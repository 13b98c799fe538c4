import { Live } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { queryOptions } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { client } from '../../../lib/client.ts'
import { ArrivalHeading } from '../../../room/ArrivalHeading.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Setup } from './setup.state.ts'
import { SetupPanel } from './SetupPanel.tsx'
import type { useAnchorShow } from './useAnchorShow.ts'
import './goLive.css'

const ResumeCard = lazy(async () => ({ default: (await import('./ResumeCard.tsx')).ResumeCard }))

export const openShowQuery = queryOptions({
  queryKey: ['live', 'checkLiveing'],
  queryFn: ({ signal }) => client.call(Live.checkLiveing, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

interface AnchorSetupProps {
  cameraReady: boolean
  /** Other offers of the host. */
  offer: ReactNode
  show: ReturnType<typeof useAnchorShow>
  /** Answer about a show of mine that is still open; undefined while it is being requested. */
  open: Output<typeof Live.checkLiveing> | undefined
  setup: Setup
  /** Quality of the connection. */
  meter: ReactNode
  onChange: (part: Partial<Setup>) => void
  onLeave: () => void
}

/** Before the show: what the room will be, or a show that is still open from before. */
export function AnchorSetup({ cameraReady, show, open, setup, meter, offer, onChange, onLeave }: AnchorSetupProps) {
  const { t } = useLingui()
  const openShow = open?.status === 1 ? open : undefined
  return (
    <>
      <ArrivalHeading className="sr-only">{t`My live`}</ArrivalHeading>
      <header className="setup-top">
        <IconButton icon="close" variant="glass" size={40} label={t`Close`} data-testid="close-room" onClick={onLeave} />
        {meter}
        <span className="w-10" />
      </header>
      {cameraReady && openShow && (
        <Suspense fallback={null}>
          <ResumeCard
            title={openShow.title}
            busy={show.busy}
            cameraReady={cameraReady}
            onCarryOn={() => show.carryOn(openShow.stream)}
            onEnd={() => show.end(openShow)}
          />
        </Suspense>
      )}
      {cameraReady && open?.status === 0 && (
        <SetupPanel
          setup={setup}
          onChange={onChange}
          onStart={() => show.start(setup)}
          busy={show.busy}
          cameraReady={cameraReady}
          offer={offer}
        />
      )}
    </>
  )
}
