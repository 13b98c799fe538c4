import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  icon: IconName
  label: string
  variant?: 'plain' | 'filled' | 'glass'
  /** Drawn size; the hit area is never under 44 px. */
  size?: 30 | 34 | 40 | 44
  flip?: boolean
  dot?: boolean
}

const variants = {
  plain: 'text-inherit',
  filled: 'bg-raised text-text shadow-line',
  glass: 'glass text-v-text',
}

const boxes = { 30: 'size-[30px]', 34: 'size-[34px]', 40: 'size-10', 44: 'size-11' }

export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 40,
  flip = false,
  dot = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`hit-44 grid flex-none place-items-center rounded-full transition-transform duration-fast ease-out active:scale-[.94] disabled:text-text-3 ${boxes[size]} ${variants[variant]}`}
    >
      <Icon name={icon} flip={flip} size={size < 40 ? 19 : 22} />
      {dot && <i className="absolute end-[9px] inset-bs-2 size-[9px] rounded-full bg-accent-fill shadow-[0_0_0_2px_var(--bg)]" />}
    </button>
  )
}
