import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import type { ShowReceipt } from './receipt.queries.ts'
import './showEnd.css'

/** Cost of a live for one person, line by line as the ledger has it. */
export function ReceiptLines({ receipt, watchedSeconds }: { receipt: ShowReceipt; watchedSeconds: number }) {
  const { t } = useLingui()
  const { duration } = useFormat()
  const { minutes, barrages, gifts, refunded, reds } = receipt
  const nums = gifts.reduce((sum, gift) => sum + gift.nums, 0)
  const lines: [key: string, label: ReactNode, coins: string][] = [
    ['fee', t({ message: 'Entrance', context: 'one price for the whole live' }), receipt.fee],
    ['minutes', t`${minutes} min`, receipt.minutes_coin],
    ['private', t`Private show`, receipt.private_coin],
    ['gifts', <Plural key="gifts" value={nums} one="# gift" other="# gifts" />, receipt.gifts_coin],
    ['barrages', <Plural key="barrages" value={barrages} one="# flying comment" other="# flying comments" />, receipt.barrages_coin],
    ['guard', t`Guard`, receipt.guard_coin],
    ['reds', <Plural key="reds" value={reds} one="# red pack" other="# red packs" />, receipt.reds_coin],
    ['tips', t`Tips`, receipt.tips_coin],
  ]
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
          <bdi>{duration(Math.max(receipt.watched, watchedSeconds))}</bdi>
        </span>
      </div>
      {lines
        .filter(([key, , coins]) => coins !== '0' || (key === 'gifts' && nums > 0))
        .map(([key, label, coins]) => (
          <Fragment key={key}>
            <div className="end-row end-coins">
              <span>{label}</span>
              <CoinAmount amount={coins} />
            </div>
            {key === 'gifts' && <GiftsOf gifts={gifts} />}
          </Fragment>
        ))}
      {refunded !== '0' && (
        <div className="end-row end-coins end-refund">
          <span>
            <Trans>Refunded</Trans>
          </span>
          <span>
            + <CoinAmount amount={refunded} />
          </span>
        </div>
      )}
      <div className="end-row end-coins end-total">
        <span>
          <Trans>Total for this live</Trans>
        </span>
        <CoinAmount amount={receipt.total} size={20} />
      </div>
      <Aside receipt={receipt} />
    </div>
  )
}

function GiftsOf({ gifts }: Pick<ShowReceipt, 'gifts'>) {
  return (
    <ul className="end-gifts">
      {gifts.map(({ id, ispack, giftname, gifticon, nums }) => (
        <li key={`${id} ${ispack}`}>
          <img src={gifticon} alt="" width={26} height={26} />
          <bdi>{giftname}</bdi>
          <b dir="ltr">×{nums}</b>
        </li>
      ))}
    </ul>
  )
}

/** Coins moved in this live that are no part of its cost: those that wait, were only set aside, or were won. */
function Aside({ receipt: { tips_held: held, tips_returned: returned, reds_won: won } }: { receipt: ShowReceipt }) {
  if ([held, returned, won].every((coins) => coins === '0')) return null
  return (
    <div className="end-aside" data-testid="receipt-aside">
      <p>
        <Trans comment="On a receipt: heading of the lines that are not added up in the total above">Not in this total</Trans>
      </p>
      {held !== '0' && (
        <div className="end-row end-coins">
          <span>
            <Trans>Tips held until the goal is done</Trans>
          </span>
          <CoinAmount amount={held} />
        </div>
      )}
      {returned !== '0' && (
        <div className="end-row end-coins">
          <span>
            <Trans>Tips returned</Trans>
          </span>
          <CoinAmount amount={returned} />
        </div>
      )}
      {won !== '0' && (
        <div className="end-row end-coins end-refund">
          <span>
            <Trans>Won in red packs</Trans>
          </span>
          <span>
            + <CoinAmount amount={won} />
          </span>
        </div>
      )}
    </div>
  )
}
