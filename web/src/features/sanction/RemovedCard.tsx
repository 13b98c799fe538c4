import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ReloadRow } from '../../ui/ReloadRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { liveNowQuery, sanctionsQuery } from './sanction.queries.ts'
import { SanctionFacts, SanctionHead, SanctionLine } from './SanctionFacts.tsx'
import './sanction.css'

interface RemovedCardProps {
  liveuid: number
  onLeave: () => void
}

/** Thrown out of a live, or kept out of it: why, until when, how to appeal, and where to go next. */
export function RemovedCard({ liveuid, onLeave }: RemovedCardProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useInfiniteQuery({ ...sanctionsQuery(uid, useLanguage()), staleTime: 0 })
  const sanction = data?.pages[0]?.list.find((one) => one.act === 'kick' && one.state === 'active' && one.liveuid === liveuid)
  const rooms = (useQuery(liveNowQuery).data ?? []).filter((room) => room.uid !== liveuid).slice(0, 3)
  const next = rooms[0]
  return (
    <section className="removed-card" data-testid="removed">
      <span className="removed-close">
        <IconButton icon="close" variant="filled" label={t`Close`} onClick={onLeave} />
      </span>
      {sanction ? (
        <>
          <SanctionHead sanction={sanction} as="h1" />
          <SanctionFacts sanction={sanction} />
          <SanctionLine sanction={sanction} />
        </>
      ) : (
        <div className="sanction-head">
          <h1>
            <Trans>You have been kicked out of the room</Trans>
          </h1>
          <p>
            <Trans>You can’t rejoin this live.</Trans>
          </p>
          {isError ? <ReloadRow onReload={() => void refetch()} /> : !data && <Skeleton className="mbs-4 h-36 w-full rounded-lg" />}
        </div>
      )}
      {rooms.length > 0 && (
        <div className="removed-lives">
          <h2>
            <Trans>Live now</Trans>
          </h2>
          <div>
            {rooms.map((room) => (
              <Link
                key={room.stream}
                to="/liveAudience"
                search={{ liveuid: room.uid, stream: room.stream }}
                replace
                className="removed-live"
              >
                <img src={room.thumb} alt="" />
                <span>
                  <bdi>{room.user_nicename}</bdi>
                </span>
              </Link>
            ))}
          </div>
        </div>
      )}
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
    </section>
  )
}
