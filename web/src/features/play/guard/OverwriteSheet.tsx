import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { artOf, daysLeft, endOf, type GuardInfo, type Tier } from './guard.state.ts'

interface OverwriteSheetProps {
  info: GuardInfo
  tier: Tier
  open: boolean
  busy: boolean
  onOpenChange: (open: boolean) => void
  onTake: () => void
}

/** Asked once before days that were paid are lost: what one has and what one gets, side by side. */
export function OverwriteSheet({ info: { list, mine, coin }, tier, open, busy, onOpenChange, onTake }: OverwriteSheetProps) {
  const { t } = useLingui()
  const { count, date } = useFormat()
  const now = useNow()
  const old = list.find(({ id }) => id === mine.guardid) ?? list.find(({ type }) => type === mine.type)
  const days = daysLeft(mine.endtime, now)
  const until = date(endOf(tier, { list, mine }, now))
  const left = BigInt(coin) - BigInt(tier.coin)
  const price = count(tier.coin)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Replace your guard?`} titleHidden>
      <div className="guard-swap" data-testid="guard-overwrite">
        {old && (
          <div data-old="true">
            <img src={`/art/guard-${artOf(old)}.svg`} alt="" width={84} height={84} />
            <b>{old.name}</b>
            <small>
              <Plural value={days} one="# day left" other="# days left" />
            </small>
          </div>
        )}
        <Icon name="next" flip size={22} />
        <div>
          <img src={`/art/guard-${artOf(tier)}.svg`} alt="" width={108} height={108} />
          <b>{tier.name}</b>
          <small>
            <Trans>until {until}</Trans>
          </small>
        </div>
      </div>
      <div className="px-5 text-center">
        <h2 className="t-h1">
          <Trans>Replace your guard?</Trans>
        </h2>
        <p className="mbs-2 text-balance text-text-2">
          <Plural
            value={days}
            one="The new guard starts now and replaces the one you have. The # day left is neither added nor refunded."
            other="The new guard starts now and replaces the one you have. The # days left are neither added nor refunded."
          />
        </p>
      </div>
      <dl className="guard-bill">
        <div>
          <dt>{tier.name}</dt>
          <dd>
            <CoinAmount amount={tier.coin} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Balance after</Trans>
          </dt>
          <dd>
            <CoinAmount amount={left < 0n ? 0n : left} />
          </dd>
        </div>
      </dl>
      <div className="flex flex-col gap-2 px-4">
        <Button size="xl" block busy={busy} data-testid="guard-replace" onClick={onTake}>
          <Trans context="a guard">Replace</Trans> ·
          <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
          {price}
        </Button>
        <Button size="xl" variant="quiet" block onClick={() => onOpenChange(false)}>
          <Trans>Keep my guard</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
