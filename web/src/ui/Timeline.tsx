import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

export type StepMark = 'done' | 'now' | 'later' | 'fix' | 'bad'

export interface TimelineStep {
  mark: StepMark
  /** Another picture than the mark has; a step without any has its number. */
  icon?: IconName
  title: ReactNode
  note: ReactNode
  badge?: ReactNode
  children?: ReactNode
}

const icons: Partial<Record<StepMark, IconName>> = { done: 'check', fix: 'alert', bad: 'close' }
const soft = 'bg-[color-mix(in_srgb,currentColor_16%,transparent)]'
const marks: Record<StepMark, string> = {
  done: `text-ok ${soft}`,
  now: `text-accent shadow-[inset_0_0_0_2px_var(--accent)] ${soft}`,
  later: 'bg-raised text-text-3',
  fix: `text-warn ${soft}`,
  bad: `text-danger ${soft}`,
}
const row =
  'relative flex gap-3 pbe-3.5 not-last:before:absolute not-last:before:inset-bs-[26px] not-last:before:inset-be-0 not-last:before:start-3 not-last:before:border-s-2'

interface TimelineProps {
  label: string
  steps: readonly TimelineStep[]
  /** Steps that go on by themselves are told as they do. */
  live?: boolean
}

/** Steps one after the other, each with how it stands. */
export function Timeline({ label, steps, live = false }: TimelineProps) {
  return (
    <ol aria-label={label} aria-live={live ? 'polite' : undefined}>
      {steps.map(({ mark, icon = icons[mark], title, note, badge, children }, place) => (
        <li
          key={place}
          aria-current={mark === 'now' || mark === 'fix' ? 'step' : undefined}
          className={`${row} ${mark === 'done' ? 'not-last:before:border-ok' : 'not-last:before:border-raised'}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-[26px] flex-none place-items-center rounded-full text-[13px] leading-none font-bold tabular-nums ${marks[mark]}`}
          >
            {icon ? <Icon name={icon} size={14} stroke={2.8} /> : place + 1}
          </span>
          <div className="min-w-0 flex-1 text-start">
            <p className="flex items-center gap-2">
              <b className={`min-w-0 flex-1 text-[15px] leading-5 ${mark === 'later' ? 'font-semibold text-text-2' : 'font-bold'}`}>
                {title}
                <Spoken mark={mark} />
              </b>
              {badge}
            </p>
            {/* A note that comes later moves nothing. */}
            <p className="min-h-[17px] text-[12.5px] leading-[17px] font-medium text-text-2 tabular-nums">{note}</p>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** State of a step for screen readers; colours and marks show it otherwise. */
function Spoken({ mark }: { mark: StepMark }) {
  if (mark !== 'done' && mark !== 'later') return null
  return (
    <span className="sr-only">
      {' · '}
      {mark === 'done' ? (
        <Trans comment="Spoken after the name of a step that is behind">done</Trans>
      ) : (
        <Trans comment="Spoken after the name of a step that is still to come">not yet</Trans>
      )}
    </span>
  )
}
