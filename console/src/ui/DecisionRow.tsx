import { Badge, type Tone } from '@nimbo/web/ui/Badge.tsx'
import type { ReactNode } from 'react'

interface DecisionRowProps {
  title: string
  state: { name: string; tone: Tone }
  start?: ReactNode
  note: string
  /** Possible decisions. */
  end: ReactNode
  children: ReactNode
}

/** Item that waits for a decision, or its decision. */
export function DecisionRow({ title, state, start, note, end, children }: DecisionRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-bs border-line py-3.5 first:border-bs-0">
      {start}
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 text-[15px] leading-5 font-semibold">
          <span>{title}</span>
          <Badge tone={state.tone}>{state.name}</Badge>
        </p>
        {children}
        {note !== '' && (
          <p className="t-cap break-words text-text-2">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {end}
    </li>
  )
}
