import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { coverSources } from '@nimbo/contract'
import { useFormat } from '../../../lib/useFormat.ts'
import { ArrivalHeading } from '../../../room/ArrivalHeading.tsx'
import type { OwnShow } from '../../../room/room.queries.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { AudienceChart } from '../../../room/AudienceChart.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EarnedPanel } from './EarnedPanel.tsx'
import { stopInfoQuery } from './showEnd.queries.ts'
import type { StopInfo } from './showEnd.queries.ts'
import './showEnd.css'

interface AnchorEndCardProps {
  show: OwnShow
  /** The show ended because the picture was gone too long. */
  lost: boolean
  /** Reason it ended, when that was not the host's choice. */
  notice?: ReactNode
  onGoLiveAgain: () => void
  onDone: () => void
}

export function AnchorEndCard({ show, lost, notice, onGoLiveAgain, onDone }: AnchorEndCardProps) {
  const { t } = useLingui()
  const { data: info, status, refetch } = useQuery(stopInfoQuery(show.stream))
  return (
    <>
      <div className="room-picture">
        <img {...coverSources(show.thumb)} alt="" />
      </div>
      <div className="room-veil" />
      <section className="end-card" data-testid="anchor-end-card">
        <span className="end-card-close">
          <IconButton icon="close" variant="glass" size={40} label={t`Close`} onClick={onDone} />
        </span>
        {notice}
        {status === 'pending' && <CardSkeleton />}
        {status === 'error' && <ErrorState onReload={() => void refetch()} />}
        {info && <EndHead info={info} lost={lost} />}
        {info && <EarnedPanel info={info} stream={show.stream} />}
        {info && <EndNumbers info={info} />}
        {info && <EndGivers givers={info.givers} />}
        <div className="end-foot">
          <span className="flex-1">
            <Button variant="glass" size="xl" block onClick={onGoLiveAgain}>
              <Trans>New live</Trans>
            </Button>
          </span>
          <span className="flex-1">
            <Button size="xl" block data-testid="end-done" onClick={onDone}>
              <Trans>Done</Trans>
            </Button>
          </span>
        </div>
      </section>
    </>
  )
}

function CardSkeleton() {
  return (
    <div className="end-card-head" aria-hidden="true">
      <Skeleton className="mbs-3 h-7 w-52" />
      <Skeleton className="mbs-2 h-4 w-60" />
      <Skeleton className="mbs-6 h-32 w-full rounded-lg" />
      <Skeleton className="mbs-4 h-52 w-full rounded-lg" />
    </div>
  )
}

function EndHead({ info, lost }: { info: StopInfo; lost: boolean }) {
  const { i18n } = useLingui()
  const { duration, time } = useFormat()
  const { starttime, endtime, length, host } = info
  const name = host.user_nicename
  const day = i18n.date(new Date(starttime * 1000), { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <div className="end-card-head">
      <ArrivalHeading>
        {lost ? (
          <Trans>Connection lost, please restart the live</Trans>
        ) : (
          <Trans>
            Great live, <bdi>{name}</bdi>!
          </Trans>
        )}
      </ArrivalHeading>
      <p className="tabular-nums">
        {day} ·{' '}
        <bdi>
          {time(starttime)}–{time(endtime)}
        </bdi>{' '}
        · <bdi>{duration(length)}</bdi>
      </p>
    </div>
  )
}

function EndNumbers({ info: { nums, peak, newfans, lights, audience } }: { info: StopInfo }) {
  const { t, i18n } = useLingui()
  const figures = [
    [t`Peak viewers`, i18n.number(peak)],
    [t({ message: 'Viewers', context: 'how many watched a live' }), i18n.number(nums)],
    [t`New followers`, i18n.number(newfans, { signDisplay: 'exceptZero' })],
    [t`Hearts`, i18n.number(lights)],
  ]
  return (
    <div className="end-panel">
      <dl className="end-numbers">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {audience.length > 1 && <AudienceChart audience={audience} />}
    </div>
  )
}

function EndGivers({ givers }: Pick<StopInfo, 'givers'>) {
  if (givers.length === 0) return null
  return (
    <div className="end-panel">
      <h2>
        <Trans>Top gifters</Trans>
      </h2>
      <ol data-testid="end-givers">
        {givers.map(({ uid, uname, uhead, level, contribution }, place) => (
          <li key={uid} className="end-giver">
            <em data-place={place + 1}>{place + 1}</em>
            <Avatar src={uhead} name={uname} size={34} />
            <span>
              <bdi className="truncate">{uname}</bdi>
              <LevelBadge level={level} />
            </span>
            <CoinAmount amount={contribution} />
          </li>
        ))}
      </ol>
    </div>
  )
}
