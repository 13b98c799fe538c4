import { Trans, useLingui } from '@lingui/react/macro'
import { clockText } from '../../../lib/clockText.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { timedSlice } from './timed.state.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

export function MinuteChips() {
  const { t } = useLingui()
  const running = useSlice(timedSlice, ({ minute }) => minute)
  const left = useSecondsLeft(running)
  if (!running) return null
  return (
    <>
      <span className="room-chip glass tabular-nums" data-testid="minute" data-minute={running.minute}>
        <img src="/art/room-timed.svg" alt={t`This minute`} width={18} height={18} />
        {running.minute > 0 ? <bdi dir="ltr">{clockText(left)}</bdi> : <Trans>Paused</Trans>}
      </span>
      <span className="room-chip glass" data-testid="minute-cost">
        <span className="sr-only">
          <Trans>Cost so far</Trans>
        </span>
        <CoinAmount amount={running.cost} size={16} />
      </span>
    </>
  )
}
