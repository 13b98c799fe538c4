import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { coverSources } from '@nimbo/contract'
import { useFormat } from '../../lib/useFormat.ts'
import { ArrivalHeading } from '../../room/ArrivalHeading.tsx'
import { classesQuery } from '../../room/room.queries.ts'
import type { OwnShow } from '../../room/room.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { stopInfoQuery } from './showEnd.queries.ts'
import type { StopInfo } from './showEnd.queries.ts'
import './showEnd.css'

interface AnchorEndCardProps {
  show: OwnShow
  /** The show ended because the picture was gone too long. */
  lost: boolean
  /** Why it ended, when that was not the host's choice. */
  notice?: ReactNode
  onGoLiveAgain: () => void
  onDone: () => void
}

export function AnchorEndCard({ show, lost, notice, onGoLiveAgain, onDone }: AnchorEndCardProps) {
  const { t } = useLingui()
  const { data: info, status, refetch } = useQuery(stopInfoQuery(show.stream))
  return (
    <>
      <div className="room-veil" />
      <section className="end-card" data-testid="anchor-end-card">
        <span className="end-card-close">
          <IconButton icon="close" variant="glass" size={40} label={t`Close`} onClick={onDone} />
        </span>
        {notice}
        {status === 'pending' && <HeadSkeleton />}
        {info && <EndHead info={info} lost={lost} />}
        <EndPoster show={show} />
        {status === 'pending' && <Skeleton className="h-38 w-full rounded-lg" />}
        {status === 'error' && <ErrorState onReload={() => void refetch()} />}
        {info && <EndNumbers info={info} />}
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

function HeadSkeleton() {
  return (
    <div className="end-card-head" aria-hidden="true">
      <Skeleton className="mbs-3 h-7 w-52" />
      <Skeleton className="mbs-2 h-4 w-60" />
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

/** The show as it stood on the home page. */
function EndPoster({ show: { thumb, title, liveclassid } }: { show: OwnShow }) {
  const { data: classes = [] } = useQuery(classesQuery)
  const channel = classes.find(({ id }) => id === liveclassid)?.name
  return (
    <figure className="end-poster">
      <img {...coverSources(thumb)} alt="" />
      <figcaption>
        <b className="line-clamp-2">
          <bdi>{title}</bdi>
        </b>
        {channel && (
          <span>
            <Icon name="grid" size={14} />
            {channel}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function EndNumbers({ info: { nums, peak, newfans, messages, lights } }: { info: StopInfo }) {
  const { t, i18n } = useLingui()
  const figures = [
    [t`Peak viewers`, i18n.number(peak)],
    [t`New followers`, i18n.number(newfans, { signDisplay: 'exceptZero' })],
    [t`Messages`, i18n.number(messages)],
    [t`Hearts`, i18n.number(lights)],
  ]
  return (
    <dl className="end-panel end-numbers">
      <div className="end-people">
        <dt>
          <Trans context="how many watched a live">Viewers</Trans>
        </dt>
        <dd>
          <Icon name="people" size={30} />
          <bdi dir="ltr">{i18n.number(nums)}</bdi>
        </dd>
      </div>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
