import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clockText } from '../../../lib/clockText.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { timedSlice } from './timed.state.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'
import './timed.css'

/** Coins for one more minute are missing: told while the last paid one runs. */
export function LastMinuteCard() {
  const { t, i18n } = useLingui()
  const running = useSlice(timedSlice, ({ minute }) => minute)
  const left = useSecondsLeft(running)
  if (!running) return null
  const coins = i18n.number(Number(running.coin))
  const price = i18n.number(Number(running.type_val))
  return (
    <section className="last-minute" role="alert" data-testid="last-minute">
      <div className="flex items-center gap-3.5">
        <span className="last-minute-clock">
          <ProgressRing value={left / running.length} size={52} label={t`This minute`} />
          <bdi dir="ltr">{clockText(left)}</bdi>
        </span>
        <div className="min-w-0">
          <h2>
            <Trans>Last minute</Trans>
          </h2>
          <p>
            <Trans>
              <img src="/art/coin.svg" alt="" width={14} height={14} /> {coins} left · next minute costs {price}
            </Trans>
          </p>
        </div>
      </div>
      <div className="flex gap-2">
        <Link to="/index" className="last-minute-leave">
          <Trans>Leave</Trans>
        </Link>
        <Link to="/recharge" className="last-minute-recharge" data-testid="last-minute-recharge">
          <Trans>Recharge</Trans>
        </Link>
      </div>
      <p className="t-cap text-center text-text-3">
        <Trans>Otherwise you leave automatically when this minute ends.</Trans>
      </p>
    </section>
  )
}
