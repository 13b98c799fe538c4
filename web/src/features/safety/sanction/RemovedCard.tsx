import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LiveNow, useLiveNow } from '../../../room/LiveNow.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SanctionCard } from './SanctionCard.tsx'
import { SanctionLine } from './SanctionFacts.tsx'

interface RemovedCardProps {
  liveuid: number
  onLeave: () => void
}

/** Thrown out of a live, or kept out of it: why, until when, how to appeal, and where to go next. */
export function RemovedCard({ liveuid, onLeave }: RemovedCardProps) {
  const rooms = useLiveNow((room) => room.uid !== liveuid)
  const next = rooms[0]
  const known = (
    <>
      <h1>
        <Trans>You have been kicked out of the room</Trans>
      </h1>
      <p>
        <Trans>You can’t rejoin this live.</Trans>
      </p>
    </>
  )
  return (
    <SanctionCard data-testid="removed" isIt={(one) => one.act === 'kick' && one.liveuid === liveuid} known={known} onLeave={onLeave}>
      {(sanction) => (
        <>
          {sanction && <SanctionLine sanction={sanction} />}
          <div className="px-4 pbs-5.5">
            <LiveNow rooms={rooms} />
          </div>
          <div className="sanction-foot">
            {sanction && sanction.appeal_until > 0 && (
              <Link to="/appeal" search={{ subject: 'sanction', id: sanction.id }} className="sanction-link" data-variant="quiet">
                <Trans comment="Button: ask for a decision to be reviewed">Appeal</Trans>
              </Link>
            )}
            {next ? (
              <Link
                to="/liveAudience"
                search={{ liveuid: next.uid, stream: next.stream }}
                replace
                className="sanction-link"
                data-variant="accent"
              >
                <Trans>Watch another live</Trans>
              </Link>
            ) : (
              <Button size="xl" onClick={onLeave}>
                <Trans>Back to home</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </SanctionCard>
  )
}
