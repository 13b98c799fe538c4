import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import type { RobList } from './red.queries.ts'

/** Shares of a pack, the luckiest marked once it is over, and the proof that the split could not be chosen. */
export function Takers({ list: { redinfo, list } }: { list: RobList }) {
  const { t } = useLingui()
  const { count, timeSeconds } = useFormat()
  const me = useSession((session) => session.uid)
  const { nums, nums_rob: taken, coin, coin_rob: coins, refunded, id } = redinfo
  const [takenText, all, coinsText, total, back] = [count(taken), count(nums), count(coins), count(coin), count(refunded)]
  return (
    <div className="red-list" data-testid="red-takers">
      <p className="red-sums">
        <span>
          <Trans>
            {takenText} of {all} opened
          </Trans>
        </span>
        <span>
          <Trans>
            {coinsText} of {total} coins
          </Trans>
        </span>
      </p>
      <div
        className="red-progress"
        role="progressbar"
        aria-label={t`Shares opened`}
        aria-valuemin={0}
        aria-valuemax={nums}
        aria-valuenow={taken}
      >
        <i style={{ inlineSize: `${(taken / nums) * 100}%` }} />
      </div>
      <ul>
        {list.map(({ uid, user_nicename: name, avatar, win, time, luckiest }) => (
          <li key={uid} data-testid="red-taker">
            <Avatar src={avatar} name={name} size={38} />
            <div>
              <b>{uid === me ? <Trans context="in a list of people">You</Trans> : <bdi>{name}</bdi>}</b>
              {luckiest === 1 && (
                <span className="red-best" data-testid="red-best">
                  <Trans>Luckiest</Trans>
                </span>
              )}
              <small>
                <bdi dir="ltr">{timeSeconds(time)}</bdi>
              </small>
            </div>
            <CoinAmount amount={win} />
          </li>
        ))}
      </ul>
      {list.length === 0 && (
        <p className="red-nobody t-sub text-text-2">
          <Trans>Nobody has opened it yet</Trans>
        </p>
      )}
      {refunded !== '0' && (
        <p className="red-nobody t-sub text-text-2">
          <Trans>{back} coins went back to the sender</Trans>
        </p>
      )}
      <Link to="/redDraw" search={{ redid: id }} className="red-check" data-testid="red-check">
        <Trans>Check the draw</Trans>
        <Icon name="next" flip size={14} />
      </Link>
    </div>
  )
}
