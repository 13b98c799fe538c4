import { icons } from './icons.tsx'
import type { IconName } from './icons.tsx'

interface IconProps {
  name: IconName
  size?: number
  /** Mirrors the picture in right-to-left languages: arrows, back, share. */
  flip?: boolean
  stroke?: number
  className?: string
}

/** Decoration only: the control around it carries the name. */
export function Icon({ name, size = 22, flip = false, stroke = 1.8, className = '' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block flex-none ${flip ? 'flip-rtl' : ''} ${className}`}
    >
      {icons[name]}
    </svg>
  )
}
