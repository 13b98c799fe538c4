import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'

interface ResumeCardProps {
  title: string
  busy: boolean
  cameraReady: boolean
  onCarryOn: () => void
  onEnd: () => void
}

/** After a reload the show is still on: going on is one tap, ending it another. */
export function ResumeCard({ title, busy, cameraReady, onCarryOn, onEnd }: ResumeCardProps) {
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
