import { Radio } from '@base-ui/react/radio'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import { coinsDrawn } from './recharge.state.ts'
import type { Pack, PackName } from './recharge.state.ts'

const packNames: Record<PackName, MessageDescriptor> = {
  starter: msg({ message: 'Starter', context: 'a first-recharge pack' }),
  fan: msg({ message: 'Fan', context: 'a first-recharge pack' }),
  star: msg({ message: 'Star', context: 'a first-recharge pack' }),
}
const discounts = { off15: -0.15, off20: -0.2 }

/** Packs in rows of three, fewer with large fonts so that no price is cut off. Must be inside a RadioGroup. */
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

function CoinStack({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="coin-stack">
      {Array.from({ length: count }, (_, index) => (
        <img key={index} src="/art/coin.svg" alt="" />
      ))}
    </span>
  )
}

/** The badge on a pack's corner. */
function PackTag({ pack: { tag, name } }: { pack: Pack }) {
  const { t, i18n } = useLingui()
  if (name) return <span className="pack-tag">{t(packNames[name])}</span>
  if (tag === '') return null
  if (tag === 'double') return <span className="pack-tag">{t`Double`}</span>
  const percent = new Intl.NumberFormat(i18n.locales ?? i18n.locale, { style: 'percent' }).format(discounts[tag]).replace('-', '−')
  return (
    <span className="pack-tag tabular-nums">
      <bdi>{percent}</bdi>
    </span>
  )
}
