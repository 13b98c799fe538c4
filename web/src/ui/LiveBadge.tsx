import { Trans } from '@lingui/react/macro'

/** They stand still: a dozen of these on a home page that move would keep the page drawing for ever. */
const bars = [5, 9, 6]

export function LiveBadge() {
  return (
    <span className="bg-accent-grad inline-flex h-5 flex-none items-center gap-1 rounded-xs ps-[7px] pe-2 text-[10.5px] leading-5 font-extrabold tracking-[.02em] text-on-accent">
      <span aria-hidden="true" className="flex h-[9px] items-end gap-[1.5px]">
        {bars.map((height) => (
          <i key={height} className="w-0.5 rounded-[1px] bg-current" style={{ blockSize: height }} />
        ))}
      </span>
      <Trans comment="Badge on a room that is on air, as short as possible">LIVE</Trans>
    </span>
  )
}
