import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/useFormat.ts'
import type { StopInfo } from './live.queries.ts'

export function AnchorEndHead({ info, lost }: { info: StopInfo; lost: boolean }) {
  const { i18n } = useLingui()
  const { duration } = useFormat()
  const { starttime, endtime, length, host } = info
  const name = host.user_nicename
  const day = i18n.date(new Date(starttime * 1000), { weekday: 'short', day: 'numeric', month: 'short' })
  const time = (seconds: number) => i18n.date(new Date(seconds * 1000), { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="live-end-head">
      <h1>
        {lost ? (
          <Trans>Connection lost, please restart the live</Trans>
        ) : (
          <Trans>
            Great live, <bdi>{name}</bdi>!
          </Trans>
        )}
      </h1>
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
