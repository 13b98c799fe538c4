import { Checkbox } from '@base-ui/react/checkbox'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface CheckRowProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A box to tick and what ticking it says; the words are part of the target. */
export function CheckRow({ checked, onChange, children }: CheckRowProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <Checkbox.Root
        checked={checked}
        onCheckedChange={onChange}
        className="grid size-[22px] flex-none place-items-center rounded-xs bg-raised shadow-line-strong data-checked:bg-accent-fill data-checked:text-on-accent"
      >
        <Checkbox.Indicator>
          <Icon name="check" size={16} stroke={2.8} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
