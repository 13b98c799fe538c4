import { Trans } from '@lingui/react/macro'

export function AdminBadge() {
  return (
    <span className="inline-flex h-4 flex-none items-center rounded-full bg-accent-fill px-1.5 text-[10px] leading-4 font-bold text-v-text">
      <Trans comment="Badge beside a room moderator's name, as short as possible">Admin</Trans>
    </span>
  )
}
