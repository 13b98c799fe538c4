import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.tsx'
import './more.css'

interface MoreTileProps {
  icon?: IconName
  /** A picture in the icon's place. */
  start?: ReactNode
  /** Mirrors the icon in right-to-left languages. */
  flip?: boolean
  label: ReactNode
  /** Selected value or price, in a word. */
  badge?: ReactNode
  /** State of a switch; undefined for a tile that is none. */
  on?: boolean
  /** The link or button it is. */
  render: ReactElement
}

/** Choice behind "More": a picture and a word, four in a row. */
export function MoreTile({ icon, start, flip = false, label, badge, on, render }: MoreTileProps) {
  const children = (
    <>
      <span className="more-icon">{icon ? <Icon name={icon} size={23} flip={flip} /> : start}</span>
      {badge !== undefined && <em className="more-badge">{badge}</em>}
      <span className="more-label">{label}</span>
    </>
  )
  return useRender({ render, props: { className: 'more-tile', 'data-on': on, children } })
}

interface MoreSwitchProps {
  icon: IconName
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

export function MoreSwitch({ icon, label, on, onChange }: MoreSwitchProps) {
  return (
    <MoreTile
      icon={icon}
      label={label}
      on={on}
      render={<button type="button" role="switch" aria-checked={on} onClick={() => onChange(!on)} />}
    />
  )
}
