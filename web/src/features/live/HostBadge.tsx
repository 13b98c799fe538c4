import { Trans } from '@lingui/react/macro'

export function HostBadge() {
  return (
    <span className="inline-flex h-4 flex-none items-center rounded-full bg-white px-1.5 text-[10px] leading-4 font-bold text-pink-ink">
      <Trans comment="Badge beside the name of the person who owns the live room, as short as possible">Host</Trans>
    </span>
  )
}
