import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { LevelBadge } from './LevelBadge.tsx'

interface PersonRowProps {
  name: string
  picture: string
  level: number
  note?: ReactNode
  /** Actions on the person. */
  end: ReactNode
  'data-testid'?: string
}

const shape =
  'relative flex min-h-16 items-center gap-3 px-3 py-2 not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-17 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'

/** A person in a Panel. */
export function PersonRow({ name, picture, level, note, end, 'data-testid': testId }: PersonRowProps) {
  return (
    <li data-testid={testId} className={shape}>
      <Avatar src={picture} name={name} size={44} />
      <div className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-[15px] leading-5 font-semibold">
          <bdi className="truncate">{name}</bdi>
          <LevelBadge level={level} />
        </span>
        {note && <span className="block text-[12.5px] leading-[17px] font-medium text-text-2 tabular-nums">{note}</span>}
      </div>
      {end}
    </li>
  )
}
