import { Radio } from '@base-ui/react/radio'
import { Trans } from '@lingui/react/macro'
import { CoinStack } from './CoinStack.tsx'
import { useFormat } from '../../lib/useFormat.ts'
import { PackTag } from './PackTag.tsx'
import { coinsDrawn, type Pack } from './recharge.state.ts'

/** Packs in rows of three, of fewer in large letters: no price is cut off. Inside a group of radio buttons. */
export function PackGrid({ packs, places = 0 }: { packs: readonly Pack[]; places?: number }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(max(28%,5.6em),1fr))] gap-2 px-4 desktop:gap-3">
      {packs.map((pack, place) => (
        <PackCell key={pack.id} pack={pack} coins={coinsDrawn(place + places)} />
      ))}
    </div>
  )
}

function PackCell({ pack, coins }: { pack: Pack; coins: number }) {
  const text = useFormat()
  return (
    <Radio.Root value={pack.id} className="pack" data-testid={`pack-${pack.id}`}>
      <PackTag pack={pack} />
      <CoinStack count={coins} />
      <b className="mbs-1 text-[18px] leading-[22px] font-extrabold tabular-nums">{text.count(pack.coin)}</b>
      <span className="sr-only">
        <Trans>Coins</Trans>
      </span>
      <PackGift give={pack.give} />
      <span className="pack-price tabular-nums">
        <bdi>{text.money(pack.money, pack.currency)}</bdi>
      </span>
    </Radio.Root>
  )
}

function PackGift({ give }: { give: string }) {
  const { count: coins } = useFormat()
  const more = coins(give)
  return (
    <span className="min-h-[15px] px-1 mbe-1.5 text-[11.5px] leading-[15px] font-semibold text-gold tabular-nums">
      {give !== '0' && <Trans>+{more} bonus</Trans>}
    </span>
  )
}
