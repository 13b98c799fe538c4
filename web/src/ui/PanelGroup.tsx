import { useId } from 'react'
import type { ReactNode } from 'react'
import { Panel } from './Panel.tsx'

interface PanelGroupProps {
  title: ReactNode
  /** A figure or a few words at the end of the title's line. */
  note?: ReactNode
  children: ReactNode
}

/** A titled panel of a long page. */
export function PanelGroup({ title, note, children }: PanelGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pbs-5.5">
        <h2 id={id} className="text-[17px] leading-6 font-bold">
          {title}
        </h2>
        {note && <span className="t-sub text-text-2 tabular-nums">{note}</span>}
      </div>
      <Panel>{children}</Panel>
    </section>
  )
}
