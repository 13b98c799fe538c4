import type { ReactNode } from 'react'
import { Badge, type Tone } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

export type Status = Exclude<Tone, 'plain'>

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
    <Badge tone={status}>
      <Icon name={icon} size={12} stroke={2.6} />
      {children}
    </Badge>
  )
}
