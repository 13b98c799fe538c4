import { Trans } from '@lingui/react/macro'

const bars = [
  { height: 5, delay: 0 },
  { height: 9, delay: -300 },
  { height: 6, delay: -600 },
]

export function LiveBadge() {
  return (
    <span className="bg-accent-grad inline-flex h-5 flex-none items-center gap-1 rounded-xs ps-[7px] pe-2 text-[10.5px] leading-5 font-extrabold tracking-[.02em] text-on-accent">
      <span aria-hidden="true" className="flex h-[9px] items-end gap-[1.5px]">
        {bars.map(({ height, delay }) => (
          <i key={delay} className="live-bar w-0.5 rounded-[1px] bg-current" style={{ blockSize: height, animationDelay: `${delay}ms` }} />
        ))}
      </span>
      <Trans comment="Badge on a room that is on air, as short as possible">LIVE</Trans>
    </span>
  )
}
