import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import type { Direction, Offer } from './exchange.state.ts'

interface ExchangeFootProps {
  of: Direction
  offer: Offer
  busy: boolean
  failure: string | undefined
  onExchange: () => void
}

/** Both balances after the exchange, and the button with both amounts on it. */
export function ExchangeFoot({ of, offer, busy, failure, onExchange }: ExchangeFootProps) {
  const { t } = useLingui()
  const ready = offer.problem === 'none'
  const { give, get } = offer
  const label = !ready
    ? t`Exchange`
    : of === 'votes'
      ? t`Exchange ${plural(give, { one: '# ticket', other: '# tickets' })} for ${plural(get, { one: '# coin', other: '# coins' })}`
      : t`Exchange ${plural(give, { one: '# coin', other: '# coins' })} for ${plural(get, { one: '# ticket', other: '# tickets' })}`
  return (
    <Foot problem={failure}>
      <div className="t-sub flex flex-wrap items-center justify-between gap-x-3 text-text-2">
        <span>
          <Trans>Balance after exchange</Trans>
        </span>
        <span data-testid="exchange-left" className="flex gap-3">
          <CoinAmount amount={ready ? offer.votes : offer.votes + (of === 'votes' ? give : -get)} kind="ticket" size={17} />
          <CoinAmount amount={ready ? offer.coins : offer.coins + (of === 'votes' ? -get : give)} size={15} />
        </span>
      </div>
      <div className="pbs-2.5">
        <Button size="xl" block busy={busy} disabled={!ready} data-testid="exchange" onClick={onExchange}>
          {label}
        </Button>
      </div>
    </Foot>
  )
}
