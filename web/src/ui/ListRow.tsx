import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

interface ListRowProps {
  icon?: IconName
  /** A picture in the icon's place. */
  start?: ReactNode
  /** Mirrors the icon in right-to-left languages. */
  flip?: boolean
  label: ReactNode
  note?: ReactNode
  value?: ReactNode
  /** A control at the end instead of the arrow. */
  end?: ReactNode
  /** Element of the row: a link or a button; plain when it holds its own control. */
  render?: ReactElement
}

const shape =
  'relative flex min-h-12 w-full items-center gap-3 ps-3.5 pe-3 py-2 text-start text-[15px] leading-5 font-medium not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-13 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'

/** A row of a Panel. */
export function ListRow({ icon, start, flip = false, label, note, value, end, render = <div /> }: ListRowProps) {
  const arrow = render.type !== 'div' && end === undefined
  const children = (
    <>
      {(icon ?? start) && (
        <span className="grid size-8 flex-none place-items-center rounded-[10px] bg-raised text-text-2">
          {icon ? <Icon name={icon} size={19} flip={flip} /> : start}
        </span>
      )}
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="t-cap block pbe-0.5 text-text-2">{note}</span>}
      </span>
      <span className="t-sub flex items-center gap-1.5 text-text-3">
        {value}
        {end}
        {arrow && <Icon name="next" flip size={18} />}
      </span>
    </>
  )
  return useRender({ render, props: { className: shape, children } })
}
