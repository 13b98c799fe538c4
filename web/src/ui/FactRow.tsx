import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

/** One of a few facts to read before one decides. */
export function FactRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-8 flex-none place-items-center rounded-[10px] bg-raised text-text-2">
        <Icon name={icon} size={19} flip={icon === 'exit' || icon === 'undo'} />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  )
}
