import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { artOf, changeOf, type GuardInfo, saving } from './guard.state.ts'

interface TiersProps {
  info: GuardInfo
  value: number
  onChange: (id: number) => void
}

/** Week, month and year beside each other. */
export function Tiers({ info: { list, mine }, value, onChange }: TiersProps) {
  const { t } = useLingui()
  const { count, percent } = useFormat()
  const now = useNow()
  return (
    <RadioGroup aria-label={t`Guard`} className="guard-tiers" value={value} onValueChange={onChange}>
      {list.map((tier) => {
        const saves = saving(tier, { list, mine }, now)
        const saved = percent(saves / 100)
        const aDay = count(Math.round(Number(tier.coin) / tier.days))
        const isMine = tier.id === mine.guardid && mine.endtime > now
        return (
          <Radio.Root
            key={tier.id}
            value={tier.id}
            className="guard-tier"
            data-testid={`tier-${tier.id}`}
            data-refused={changeOf(tier, { list, mine }, now) === 'refused'}
          >
            {isMine ? (
              <span className="guard-mark" data-active="true">
                <Trans context="the guard I have">Active</Trans>
              </span>
            ) : (
              saves > 0 && (
                <span className="guard-mark">
                  <bdi dir="ltr">−{saved}</bdi>
                </span>
              )
            )}
            <img src={`/art/guard-${artOf(tier)}.svg`} alt="" width={72} height={72} />
            <b>{tier.name}</b>
            <small>
              <Plural value={tier.days} one="# day" other="# days" />
            </small>
            <CoinAmount amount={tier.coin} />
            <small>
              <Trans comment="Coins for each day">{aDay} / day</Trans>
            </small>
          </Radio.Root>
        )
      })}
    </RadioGroup>
  )
}
