import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { clockText } from './clockText.ts'
import { stopInfoQuery } from './live.queries.ts'
import type { StopInfo } from './live.queries.ts'

interface AnchorEndCardProps {
  stream: string
  /** The show ended because the picture was gone too long. */
  lost: boolean
  onAgain: () => void
  onDone: () => void
}

export function AnchorEndCard({ stream, lost, onAgain, onDone }: AnchorEndCardProps) {
  const { t } = useLingui()
  const { data: info, status, refetch } = useQuery(stopInfoQuery(stream))
  return (
    <>
      <div className="live-veil" />
      <section className="live-end" data-testid="anchor-end-card">
        <span className="live-end-close">
          <IconButton icon="close" look="glass" size={40} label={t`Close`} onClick={onDone} />
        </span>
        {status === 'pending' && <Skeleton className="mbs-16 h-60 w-full rounded-lg" />}
        {status === 'error' && <ErrorState onReload={() => void refetch()} />}
        {info && <Numbers info={info} lost={lost} />}
        <div className="live-foot">
          <span className="flex-1">
            <Button variant="glass" size="xl" block onClick={onAgain}>
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

function Numbers({ info, lost }: { info: StopInfo; lost: boolean }) {
  const { t, i18n } = useLingui()
  const { starttime, endtime, length, nums, peak, newfans, messages, lights } = info
  const name = info.host.user_nicename
  const day = i18n.date(new Date(starttime * 1000), { weekday: 'short', day: 'numeric', month: 'short' })
  const time = (seconds: number) => i18n.date(new Date(seconds * 1000), { hour: '2-digit', minute: '2-digit' })
  const figures = [
    [t`Duration`, clockText(length)],
    [t`People`, i18n.number(nums)],
    [t`Peak`, i18n.number(peak)],
    [t`New fans`, `+${i18n.number(newfans)}`],
    [t`Messages`, i18n.number(messages)],
    [t`Hearts`, i18n.number(lights)],
  ]
  return (
    <>
      <div className="live-end-head">
        <h1>
          {lost ? (
            <Trans>Connection lost, please restart the live</Trans>
          ) : (
            <Trans>
              What a live, <bdi>{name}</bdi>!
            </Trans>
          )}
        </h1>
        <p className="tabular-nums">
          {day} ·{' '}
          <bdi>
            {time(starttime)}–{time(endtime)}
          </bdi>
        </p>
      </div>
      <div className="live-panel">
        <dl className="live-figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
