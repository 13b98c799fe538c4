import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { nextTab } from './nextTab.ts'

export interface TabItem<Key extends string> {
  key: Key
  label: string
}

interface TabsProps<Key extends string> {
  label: string
  items: readonly TabItem<Key>[]
  value: Key
  onChange: (key: Key) => void
  variant?: 'headline' | 'line'
  /** Panel of the selected tab. */
  children?: ReactNode
}

const variants = {
  headline: { tab: 'text-[17px] font-bold', on: 'text-[20px] font-extrabold', mark: 'start-0 w-5 h-[3.5px]' },
  line: { tab: 'text-[15px] font-semibold', on: 'text-[15px] font-extrabold', mark: 'inset-x-1/4 h-[3px]' },
}

/** Written here rather than taken from Base UI: its tabs weigh eleven kilobytes on the first screen. */
export function Tabs<Key extends string>({ label, items, value, onChange, variant = 'headline', children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const style = variants[variant]
  const move = (press: KeyboardEvent) => {
    const rtl = list.current ? getComputedStyle(list.current).direction === 'rtl' : false
    const next = nextTab(items, value, press.key, rtl)
    if (!next) return
    press.preventDefault()
    onChange(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="no-scrollbar flex h-11 items-baseline gap-5 overflow-x-auto px-4 tablet:px-5 desktop:px-6"
      >
        {items.map(({ key, label: name }) => {
          const on = key === value
          return (
            <button
              key={key}
              id={`${id}-${key}`}
              type="button"
              role="tab"
              aria-selected={on}
              aria-controls={on ? `${id}-panel` : undefined}
              tabIndex={on ? 0 : -1}
              onClick={() => onChange(key)}
              className={`relative h-11 flex-none leading-11 ${on ? `text-text ${style.on}` : `text-text-3 ${style.tab}`}`}
            >
              {name}
              {on && <i className={`absolute inset-be-[5px] rounded-full bg-accent ${style.mark}`} />}
            </button>
          )
        })}
      </div>
      <div key={value} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
