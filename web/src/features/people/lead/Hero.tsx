import { Trans } from '@lingui/react/macro'
import { coverSources } from '@nimbo/contract'
import { Button } from '../../../ui/Button.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'

const rooms = [
  { cover: 'neon-city', place: 'hero-room-start' },
  { cover: 'lanterns', place: 'hero-room-end' },
  { cover: 'stage', place: 'hero-room-front' },
]
const gifts = ['rose', 'crown', 'rocket']

/** The first look: rooms with gifts flying around them, and the one thing to do. */
export function Hero({ onApply }: { onApply: () => void }) {
  return (
    <div className="text-center">
      <div aria-hidden="true" className="hero">
        {rooms.map(({ cover, place }) => (
          <span key={cover} className={`hero-room ${place}`}>
            <img {...coverSources(`/covers/${cover}.svg`, '150px')} alt="" />
            <LiveBadge />
          </span>
        ))}
        {gifts.map((gift) => (
          <img key={gift} src={`/gifts/${gift}.svg`} alt="" className={`hero-gift hero-${gift}`} />
        ))}
      </div>
      <p className="mbs-6 text-[28px] leading-[34px] font-extrabold text-balance">
        <Trans>
          Your live. Your community. <span className="block text-accent">Your income.</span>
        </Trans>
      </p>
      <p className="t-input mbs-2.5 px-2 text-balance text-text-2">
        <Trans>Go live from your phone. Gifts turn into tickets, tickets turn into money, and you see every fee up front.</Trans>
      </p>
      <div className="mbs-5 flex justify-center">
        <div className="w-full max-w-[280px]">
          <Button size="xl" block data-testid="apply" onClick={onApply}>
            <Trans>Apply now</Trans>
          </Button>
        </div>
      </div>
      <p className="t-sub mbs-3 text-text-2">
        <Trans>Free to start · 18 and older</Trans>
      </p>
    </div>
  )
}
