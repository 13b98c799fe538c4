import { Trans } from '@lingui/react/macro'

export type GuardTier = 'week' | 'month' | 'year'

export function GuardBadge({ tier }: { tier: GuardTier }) {
  return (
    <span className="bg-violet-grad inline-flex h-4 flex-none items-center gap-0.5 rounded-full ps-0.5 pe-1.5 text-[10px] leading-4 font-bold text-v-text">
      <img src={`/art/guard-${tier}.svg`} alt="" className="size-[15px]" />
      <Trans comment="Badge beside a guard member's name, as short as possible">Guard</Trans>
    </span>
  )
}
