import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'
import { SentenceGap } from './SentenceGap.tsx'

type Status = 'info' | 'warn' | 'ok' | 'bad'
const tones: Record<Status, [IconName, string]> = {
  info: ['info', 'text-info'],
  warn: ['alert', 'text-warn'],
  ok: ['check', 'text-ok'],
  bad: ['alert', 'text-danger'],
}

interface NoteProps {
  status: Status
  title: ReactNode
  /** Goes on in the title's line. */
  children?: ReactNode
  action?: ReactNode
}

/** A few words in a box: what to mind, or what came of it. */
export function Note({ status, title, children, action }: NoteProps) {
  const [icon, colour] = tones[status]
  return (
    <div className="mx-4 mbs-3 flex gap-2.5 rounded-md bg-raised px-3 py-2.5">
      <Icon name={icon} size={18} className={colour} />
      <p className="t-sub min-w-0 flex-1 text-text-2">
        <b className="font-semibold text-text">{title}</b>
        <SentenceGap />
        {children}
      </p>
      {action}
    </div>
  )
}
