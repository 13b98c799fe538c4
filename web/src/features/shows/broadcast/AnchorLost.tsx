import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

interface AnchorLostProps {
  why: 'lost' | 'elsewhere'
  onRestart: () => void
  onEnd: () => void
}

/** The picture no longer leaves this device; the show itself may still be saved. */
export function AnchorLost({ why, onRestart, onEnd }: AnchorLostProps) {
  return (
    <section className="room-card" role="alert">
      <Icon name="alert" size={36} />
      <h2>
        {why === 'elsewhere' ? <Trans>You’re live on another device</Trans> : <Trans>Connection lost, please restart the live</Trans>}
      </h2>
      <Button size="xl" block onClick={onRestart}>
        {why === 'elsewhere' ? <Trans>Continue here</Trans> : <Trans>Restart</Trans>}
      </Button>
      <Button variant="stop" size="md" block onClick={onEnd}>
        <Trans>End live</Trans>
      </Button>
    </section>
  )
}
