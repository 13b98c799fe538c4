import type { ReactNode } from 'react'

export function Section({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pbs-3 pbe-1 text-[14px] leading-5 font-bold">
        {title}
        {aside && <span className="t-cap ms-2 text-text-2 tabular-nums">{aside}</span>}
      </h3>
      {children}
    </section>
  )
}
