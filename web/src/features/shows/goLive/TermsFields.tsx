import { Trans, useLingui } from '@lingui/react/macro'
import { minutePrices, roomTypes } from '@nimbo/contract'
import { useConfig } from '../../../lib/config.queries.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RoomTypeCards } from './RoomTypeCards.tsx'
import { MAX_PASSWORD, stepPrice } from './setup.state.ts'
import type { TermsDraft } from './setup.state.ts'

interface TermsFieldsProps {
  draft: TermsDraft
  onChange: (part: Partial<TermsDraft>) => void
}

/** Room type, and the password or the price that goes with it. */
export function TermsFields({ draft, onChange }: TermsFieldsProps) {
  return (
    <>
      <RoomTypeCards value={draft.type} onChoose={(type) => onChange({ type })} />
      {draft.type === roomTypes.password && (
        <label className="setup-field">
          <Icon name="lock" size={20} />
          <span>
            <Trans>Room password</Trans>
          </span>
          <input
            data-testid="live-password"
            value={draft.password}
            maxLength={MAX_PASSWORD}
            autoComplete="off"
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </label>
      )}
      {draft.type === roomTypes.paid && (
        <label className="setup-field">
          <img src="/art/coin.svg" alt="" width={20} height={20} />
          <span>
            <Trans>Entrance in coins</Trans>
          </span>
          <input
            data-testid="live-price"
            inputMode="numeric"
            value={draft.price}
            maxLength={6}
            autoComplete="off"
            onChange={(event) => onChange({ price: event.target.value.replaceAll(/\D/g, '') })}
          />
        </label>
      )}
      {draft.type === roomTypes.timed && <MinutePrice price={draft.minutePrice} onChange={(minutePrice) => onChange({ minutePrice })} />}
    </>
  )
}

function MinutePrice({ price, onChange }: { price: number; onChange: (price: number) => void }) {
  const { t, i18n } = useLingui()
  const { data: shares = [] } = useConfig(({ anchor_share }) => anchor_share)
  const percent = shares.find(({ kind }) => kind === 'minuteFee')?.percent
  const tickets = i18n.number(Math.floor((price * (percent ?? 0)) / 100))
  return (
    <div className="setup-price" role="group" aria-label={t`Price per minute`}>
      <div className="min-w-0 flex-1">
        <b>
          <Trans>Price per minute</Trans>
        </b>
        {percent !== undefined && (
          <small>
            <Trans>You get {tickets} tickets per viewer and minute</Trans>
          </small>
        )}
      </div>
      <button
        type="button"
        className="hit-44"
        aria-label={t`Lower price`}
        data-testid="minute-price-down"
        disabled={price <= minutePrices[0]}
        onClick={() => onChange(stepPrice(price, -1))}
      >
        <Icon name="minus" size={18} />
      </button>
      <output data-testid="minute-price">
        <CoinAmount amount={price} size={18} />
      </output>
      <button
        type="button"
        className="hit-44"
        aria-label={t`Higher price`}
        data-testid="minute-price-up"
        disabled={price >= minutePrices.at(-1)!}
        onClick={() => onChange(stepPrice(price, 1))}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
