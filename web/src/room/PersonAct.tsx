import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.tsx'

interface PersonActProps {
  icon: IconName
  flip?: boolean
  /** Ends something. */
  danger?: boolean
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** One round button of a person's card. */
export function PersonAct({ icon, flip = false, danger = false, busy = false, onClick, children }: PersonActProps) {
  return (
    <button type="button" className="person-act" data-danger={danger} aria-busy={busy || undefined} onClick={busy ? undefined : onClick}>
      <span>
        <Icon name={icon} flip={flip} />
      </span>
      {children}
    </button>
  )
}
