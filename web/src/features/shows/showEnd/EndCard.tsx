import { coverSources, Live, refusalOf } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { ArrivalHeading } from '../../../room/ArrivalHeading.tsx'
import { LiveNow, useLiveNow } from '../../../room/LiveNow.tsx'
import { useFollow } from '../../../room/useFollow.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { receiptQuery } from './receipt.queries.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { stopInfoQuery } from './showEnd.queries.ts'
import type { StopInfo } from './showEnd.queries.ts'
import './showEnd.css'

interface EndCardProps {
  stream: string
  watchedSeconds: number
  /** Reason it ended, when that was not the host's choice. */
  notice?: ReactNode
  onLeave: () => void
}

/** End of a show for a viewer: the show's figures, and rooms to go to next. */
export function EndCard({ stream, watchedSeconds, notice, onLeave }: EndCardProps) {
  const { t } = useLingui()
  const { data: info, status, error, refetch } = useQuery(stopInfoQuery(stream))
  const isGone = refusalOf(error, Live.stopInfo) === 'NoSuchShow'
  const rooms = useLiveNow((room) => room.stream !== stream)
  const next = rooms[0]
  return (
    <>
      <div className="room-picture">{info && <img {...coverSources(info.thumb)} alt="" />}</div>
      <div className="room-veil" />
      <section className="end-card" data-testid="end-card">
        <span className="end-card-close">
          <IconButton icon="close" variant="glass" size={40} label={t`Close`} onClick={onLeave} />
        </span>
        {notice}
        {status === 'pending' && <EndSkeleton />}
        {isGone && <EmptyState picture="live" title={t`This live has ended`} />}
        {status === 'error' && !isGone && <ErrorState onReload={() => void refetch()} />}
        {info && <EndNumbers stream={stream} info={info} watchedSeconds={Math.max(info.watched, watchedSeconds)} />}
        <LiveNow rooms={rooms} />
        <div className="end-foot">
          {next ? (
            <Link
              to="/liveAudience"
              search={{ liveuid: next.uid, stream: next.stream }}
              replace
              className="bg-accent-grad shadow-accent inline-flex h-13 flex-1 items-center justify-center gap-1.5 rounded-full text-[17px] font-extrabold text-on-accent"
            >
              <Trans>Next live</Trans>
              <Icon name="next" flip size={18} stroke={2.6} />
            </Link>
          ) : (
            <Button size="xl" block onClick={onLeave}>
              <Trans>Back to home</Trans>
            </Button>
          )}
        </div>
      </section>
    </>
  )
}

function EndNumbers({ stream, info, watchedSeconds }: { stream: string; info: StopInfo; watchedSeconds: number }) {
  const { t, i18n } = useLingui()
  const { duration } = useFormat()
  const { host, length, nums, messages, lights } = info
  const rows = [
    [t({ message: 'Duration', context: 'of a live' }), duration(length)],
    [t({ message: 'Viewers', context: 'how many watched a live' }), i18n.number(nums)],
    [t`Messages`, i18n.number(messages)],
    [t`Hearts`, i18n.number(lights)],
  ]
  return (
    <>
      <div className="end-card-head">
        <span className="end-face">
          <Avatar src={host.avatar} name={host.user_nicename} size={76} />
        </span>
        <ArrivalHeading>
          <Trans>This live has ended</Trans>
        </ArrivalHeading>
        <p>
          <bdi>{host.user_nicename}</bdi> · {duration(length)} · <Trans>thanks for watching</Trans>
        </p>
        <EndFollow uid={host.id} following={info.isattention === 1} />
      </div>
      <Receipt stream={stream} info={info} watchedSeconds={watchedSeconds} />
      <div className="end-panel">
        <h2>
          <Trans>Live summary</Trans>
        </h2>
        {rows.map(([label, value]) => (
          <div key={label} className="end-row">
            <span>{label}</span>
            <span>
              <bdi>{value}</bdi>
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

/** Spending of this person, line by line; one sum while the lines are loading or cannot be had. */
function Receipt({ stream, info, watchedSeconds }: { stream: string; info: StopInfo; watchedSeconds: number }) {
  const { duration } = useFormat()
  const { data } = useQuery(
    receiptQuery(
      useSession((session) => session.uid),
      stream,
    ),
  )
  if (data) return <ReceiptLines receipt={data} watchedSeconds={watchedSeconds} />
  return (
    <div className="end-panel" data-testid="receipt">
      <h2>
        <Trans>Your receipt</Trans>
      </h2>
      <div className="end-row">
        <span>
          <Trans>You watched</Trans>
        </span>
        <span>
          <bdi>{duration(watchedSeconds)}</bdi>
        </span>
      </div>
      <div className="end-row end-coins end-total">
        <span>
          <Trans>Total for this live</Trans>
        </span>
        <CoinAmount amount={info.spent} size={20} />
      </div>
    </div>
  )
}

function EndSkeleton() {
  return (
    <div className="end-card-head" aria-hidden="true">
      <Skeleton className="size-19 rounded-full" />
      <Skeleton className="mbs-4 h-7 w-52" />
      <Skeleton className="mbs-6 h-52 w-full rounded-lg" />
    </div>
  )
}

/** Own follow button is not there: a host cannot follow themselves. */
function EndFollow({ uid, following: initially }: { uid: number; following: boolean }) {
  const own = useSession((s) => s.uid) === uid
  const { following, busy, toggle } = useFollow(uid, initially)
  if (own) return null
  return (
    <Button variant="glass" size="sm" busy={busy} aria-pressed={following} data-testid="follow" onClick={toggle}>
      {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
