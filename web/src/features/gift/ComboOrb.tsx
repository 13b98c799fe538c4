import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/useFormat.ts'
import { runCount, type SendingState } from './sending.ts'

interface ComboOrbProps {
  run: NonNullable<SendingState['run']>
  cost: bigint
  disabled: boolean
  onTap: () => void
}

/** Send, for as long as taps make one run: its ring drains and every tap fills it again. */
export function ComboOrb({ run, cost, disabled, onTap }: ComboOrbProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const times = runCount(run)
  return (
    <button type="button" className="gift-orb" data-testid="combo" disabled={disabled} onClick={onTap}>
      <svg key={run.taps} viewBox="0 0 92 92" fill="none" aria-hidden="true">
        <circle cx="46" cy="46" r="43" stroke="var(--w-15)" strokeWidth="5" />
        <circle className="gift-ring" cx="46" cy="46" r="43" stroke="var(--w-100)" strokeWidth="5" strokeLinecap="round" pathLength="100" />
      </svg>
      <span className="gift-orb-core">
        <b data-testid="combo-count">
          <bdi dir="ltr">×{times}</bdi>
        </b>
        <span>
          <Trans context="the button that sends the same gift again">Combo</Trans>
        </span>
        {cost > 0n && (
          <small>
            <img src="/art/coin.svg" alt={t`Coins`} width={11} height={11} />
            {count(cost)}
          </small>
        )}
      </span>
    </button>
  )
}
