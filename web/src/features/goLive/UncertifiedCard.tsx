import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

export function UncertifiedCard({ onLeave }: { onLeave: () => void }) {
  return (
    <section className="room-card" role="alert">
      <Icon name="badge" size={36} />
      <h2>
        <Trans>Only certified hosts can go live</Trans>
      </h2>
      <p>
        <Trans>Your account isn’t certified yet. Once it is, you can go live from this page.</Trans>
      </p>
      <Button onClick={onLeave}>
        <Trans>Back to home</Trans>
      </Button>
    </section>
  )
}
