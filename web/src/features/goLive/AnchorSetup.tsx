import { Live } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client } from '../../lib/client.ts'
import { ArrivalHeading } from '../../room/ArrivalHeading.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LiveBadge } from '../../ui/LiveBadge.tsx'
import type { Setup } from './setup.state.ts'
import { SetupPanel } from './SetupPanel.tsx'
import type { useAnchorShow } from './useAnchorShow.ts'
import './goLive.css'

export const openShowQuery = queryOptions({
  queryKey: ['live', 'checkLiveing'],
  queryFn: ({ signal }) => client.call(Live.checkLiveing, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

interface AnchorSetupProps {
  cameraReady: boolean
  show: ReturnType<typeof useAnchorShow>
  /** What the server knows about a show of mine that is still open; undefined while it is being asked. */
  open: Output<typeof Live.checkLiveing> | undefined
  setup: Setup
  /** How good the connection is. */
  meter: ReactNode
  onChange: (part: Partial<Setup>) => void
  onLeave: () => void
}

/** Before the show: what the room will be, or a show that is still open from before. */
export function AnchorSetup({ cameraReady, show, open, setup, meter, onChange, onLeave }: AnchorSetupProps) {
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
        <ResumeCard
          title={openShow.title}
          busy={show.busy}
          cameraReady={cameraReady}
          onCarryOn={() => show.carryOn(openShow.stream)}
          onEnd={() => show.end(openShow)}
        />
      )}
      {cameraReady && open?.status === 0 && (
        <SetupPanel setup={setup} onChange={onChange} onStart={() => show.start(setup)} busy={show.busy} cameraReady={cameraReady} />
      )}
    </>
  )
}

interface ResumeCardProps {
  title: string
  busy: boolean
  cameraReady: boolean
  onCarryOn: () => void
  onEnd: () => void
}

/** After a reload the show is still on: going on is one tap, ending it another. */
function ResumeCard({ title, busy, cameraReady, onCarryOn, onEnd }: ResumeCardProps) {
  return (
    <section className="room-card room-card-low" data-testid="resume-card">
      <LiveBadge />
      <h2>
        <Trans>Your live is still running</Trans>
      </h2>
      <p>
        <bdi>{title}</bdi>
      </p>
      <Button size="xl" block busy={busy} disabled={!cameraReady} data-testid="carry-on" onClick={onCarryOn}>
        <Trans>Resume</Trans>
      </Button>
      <Button variant="stop" size="md" block disabled={busy} onClick={onEnd}>
        <Trans>End live</Trans>
      </Button>
    </section>
  )
}
