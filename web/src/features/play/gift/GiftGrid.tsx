import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { giftMarks } from '@nimbo/contract'
import type { BackpackGift, GiftCard } from '@nimbo/contract'
import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { GiftTile } from '../../../ui/GiftTile.tsx'
import { chooseGift, isBackpackGift, pagesOf } from './gift.state.ts'

interface GiftGridProps {
  gifts: readonly (GiftCard | BackpackGift)[]
  chosen: GiftCard
  columns: number
}

/** Pages of two rows that are swiped sideways. */
export function GiftGrid({ gifts, chosen, columns }: GiftGridProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(0)
  const pages = pagesOf(gifts, columns * 2)
  function onScroll() {
    const { scrollLeft, clientWidth } = box.current ?? { scrollLeft: 0, clientWidth: 1 }
    setPage(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  return (
    <>
      <RadioGroup
        ref={box}
        aria-label={t`Gifts`}
        value={chosen.id}
        onValueChange={chooseGift}
        className="gift-pages no-scrollbar"
        style={{ '--columns': columns } as CSSProperties}
        onScroll={onScroll}
      >
        {pages.map((cells) => (
          <div key={cells[0]?.id} className="gift-page">
            {cells.map((gift) => (
              <GiftCell key={gift.id} gift={gift} />
            ))}
          </div>
        ))}
      </RadioGroup>
      <div className="gift-dots" aria-hidden="true">
        {pages.length > 1 && pages.map((cells, index) => <i key={cells[0]?.id} data-on={index === page} />)}
      </div>
    </>
  )
}

function GiftCell({ gift }: { gift: GiftCard | BackpackGift }) {
  const { t } = useLingui()
  const { count, day } = useFormat()
  const { id, giftname, gifticon, needcoin } = gift
  const nums = isBackpackGift(gift) ? gift.nums : undefined
  const until = isBackpackGift(gift) && gift.endtime > 0 ? day(gift.endtime) : ''
  return (
    <Radio.Root value={id} className="gift-cell" data-testid={`gift-${id}`}>
      <GiftTile icon={gifticon} name={giftname} tag={<GiftTag gift={gift} />}>
        {nums === undefined ? (
          <span className="gift-price">
            <img src="/art/coin.svg" alt={t`Coins`} width={12} height={12} />
            {count(needcoin)}
          </span>
        ) : (
          <span className="gift-price" data-plain="true">
            <bdi dir="ltr">×{count(nums)}</bdi>
            {until && (
              <small>
                <Trans>until {until}</Trans>
              </small>
            )}
          </span>
        )}
      </GiftTile>
    </Radio.Root>
  )
}

function GiftTag({ gift: { mark } }: { gift: GiftCard }) {
  if (mark === giftMarks.none) return null
  return (
    <span className="gift-tag" data-mark={mark}>
      {mark === giftMarks.hot && <Trans comment="Tag on a popular gift, as short as possible">Hot</Trans>}
      {mark === giftMarks.guards && <Trans comment="Badge beside a guard member's name, as short as possible">Guard</Trans>}
      {mark === giftMarks.lucky && <Trans comment="Tag on a gift that may win something, as short as possible">Lucky</Trans>}
    </span>
  )
}
