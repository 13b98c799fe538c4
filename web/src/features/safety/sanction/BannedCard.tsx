import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/Button.tsx'
import { SanctionCard } from './SanctionCard.tsx'
import { useSanctionText } from './useSanctionText.ts'

/** A host who may not go live: why, until when and how to appeal. */
export function BannedCard({ onLeave }: { onLeave: () => void }) {
  const { title } = useSanctionText()
  return (
    <SanctionCard
      data-testid="banned"
      isIt={({ act }) => act === 'ban' || act === 'disable'}
      known={<h1>{title({ act: 'ban' })}</h1>}
      onLeave={onLeave}
    >
      {(sanction) => (
        <div className="sanction-foot">
          {sanction && (
            <Link to="/sanction" search={{ id: sanction.id }} className="sanction-link" data-variant="quiet">
              <Trans>Details and appeal</Trans>
            </Link>
          )}
          <Button size="xl" onClick={onLeave}>
            <Trans>Back to home</Trans>
          </Button>
        </div>
      )}
    </SanctionCard>
  )
}
