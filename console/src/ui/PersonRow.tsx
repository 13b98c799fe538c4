import type { ReactNode } from 'react'
import { Initials } from './Initials.tsx'

interface PersonRowProps {
  name: string
  uid: number
  /** Facts about the person. */
  children: ReactNode
  end: ReactNode
}

/** A card of a list about people. */
export function PersonRow({ name, uid, children, end }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md bg-surface p-3 shadow-line">
      <Initials name={name} size={40} />
      <div className="min-w-0 flex-1">
        <b className="block text-[14px] leading-[18px] font-semibold">
          <bdi>{name}</bdi> <span className="t-cap text-text-2 tabular-nums">ID {uid}</span>
        </b>
        {children}
      </div>
      {end}
    </li>
  )
}
