import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { icons } from './icons.tsx'
import type { FirstIcon, IconName } from './icons.tsx'
import type { MoreIconProps } from './moreIcons.tsx'

interface IconProps {
  name: IconName
  size?: number
  /** Mirrors the picture in right-to-left languages: arrows, back, share. */
  flip?: boolean
  stroke?: number
  className?: string
}

export const fetchMoreIcons = () => import('./moreIcons.tsx')
const NoIcon: ComponentType<MoreIconProps> = () => null
/** A decoration that cannot be fetched is left out: it takes no screen with it. */
const MoreIcon = lazy(async () => ({
  default: await fetchMoreIcons().then(
    (module): typeof NoIcon => module.MoreIcon,
    () => NoIcon,
  ),
}))

/** The box keeps its size while the drawing is on its way. */
function LaterIcon({ name }: MoreIconProps) {
  return (
    <Suspense>
      <MoreIcon name={name} />
    </Suspense>
  )
}

const isFirst = (name: IconName): name is FirstIcon => name in icons

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
      {isFirst(name) ? icons[name] : <LaterIcon name={name} />}
    </svg>
  )
}
