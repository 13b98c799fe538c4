import type { MouseEvent } from 'react'
import { useWaitingLeads } from '../features/lead/lead.queries.ts'
import { Icon } from '../ui/Icon.tsx'
import { screens } from './screens.ts'
import { goTo } from './useAddress.ts'

/** A click that asks for a new tab or window stays the browser's. */
function follow(click: MouseEvent, path: string): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return
  click.preventDefault()
  goTo(path)
}

export function Navigation({ current }: { current: string }) {
  const waiting: Record<string, number> = { '/leads': useWaitingLeads() }
  return (
    <nav
      aria-label="Screens"
      className="flex items-center gap-2 overflow-x-auto bg-surface p-3 min-[900px]:flex-col min-[900px]:items-stretch min-[900px]:gap-1 min-[900px]:border-e min-[900px]:border-line"
    >
      <div className="flex flex-none items-center gap-2.5 pe-2 min-[900px]:px-2 min-[900px]:pbs-1 min-[900px]:pbe-4">
        <img src="/art/app-icon.svg" alt="" className="size-9" />
        <div className="max-[899px]:hidden">
          <b className="block text-[16px] leading-5 font-extrabold">Nimbo</b>
          <span className="t-cap block text-text-2">Operations</span>
        </div>
      </div>
      {screens.map(({ path, name, icon }) => {
        const on = path === current
        return (
          <a
            key={path}
            href={path}
            aria-current={on ? 'page' : undefined}
            onClick={(click) => follow(click, path)}
            className={`flex h-11 flex-none items-center gap-3 rounded-md px-3 text-[15px] font-semibold ${on ? 'bg-accent-soft text-accent' : 'text-text-2'}`}
          >
            <Icon name={icon} />
            <span className="flex-1">{name}</span>
            <Badge count={waiting[path] ?? 0} />
          </a>
        )
      })}
    </nav>
  )
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-raised px-1.5 text-[11px] font-bold text-text tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
