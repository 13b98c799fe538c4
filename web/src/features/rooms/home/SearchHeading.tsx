import type { ReactNode } from 'react'

export function SearchHeading({ id, title, end }: { id: string; title: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 px-4 pbs-2">
      <h2 id={id} className="t-h2">
        {title}
      </h2>
      <span className="t-sub text-text-2 tabular-nums">{end}</span>
    </div>
  )
}
