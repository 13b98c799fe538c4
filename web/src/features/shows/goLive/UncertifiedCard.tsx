import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

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
      <Link
        to="/anchorAuth"
        className="inline-flex min-h-[46px] items-center justify-center rounded-full bg-accent-grad px-6.5 text-[15px] font-bold text-on-accent shadow-accent"
      >
        <Trans>Get certified</Trans>
      </Link>
      <Button variant="glass" onClick={onLeave}>
        <Trans>Back to home</Trans>
      </Button>
    </section>
  )
}
