import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

export type Status = 'ok' | 'warn' | 'bad' | 'info'

const colours: Record<Status, string> = { ok: 'text-ok', warn: 'text-warn', bad: 'text-danger', info: 'text-info' }
const pictures: Record<Status, IconName> = { ok: 'check', warn: 'alert', bad: 'close', info: 'info' }

interface StatusBadgeProps {
  status: Status
  /** Another picture than the status has by itself. */
  icon?: IconName
  children: ReactNode
}

/** Always a word and a picture, never colour alone. */
export function StatusBadge({ status, icon = pictures[status], children }: StatusBadgeProps) {
  return (
    <span
      className={`inline-flex min-h-5 flex-none items-center gap-1 rounded-full bg-[color-mix(in_srgb,currentColor_16%,transparent)] px-2 text-[11px] leading-5 font-bold whitespace-nowrap ${colours[status]}`}
    >
      <Icon name={icon} size={12} stroke={2.6} />
      {children}
    </span>
  )
}
