import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { StepState } from '../../ui/StepState.tsx'

export type StepMark = 'done' | 'now' | 'later' | 'fix' | 'bad'

export interface CertificationStep {
  mark: StepMark
  icon?: IconName
  title: ReactNode
  note: ReactNode
  badge?: ReactNode
  children?: ReactNode
}

const icons: Partial<Record<StepMark, IconName>> = { done: 'check', fix: 'alert', bad: 'close' }

/** The three steps of certification, each with how it stands. */
export function Steps({ steps }: { steps: readonly CertificationStep[] }) {
  const { t } = useLingui()
  return (
    <section className="cert-panel pbs-4">
      <ol aria-label={t`Certification`}>
        {steps.map(({ mark, icon = icons[mark], title, note, badge, children }, place) => (
          <li key={place} aria-current={mark === 'now' || mark === 'fix' ? 'step' : undefined} className="cert-step">
            <span aria-hidden="true" data-mark={mark} className="cert-mark tabular-nums">
              {icon ? <Icon name={icon} size={14} stroke={2.8} /> : place + 1}
            </span>
            <div className="min-w-0 flex-1 text-start">
              <p className="flex items-center gap-2">
                <b className={`min-w-0 flex-1 text-[15px] leading-5 ${mark === 'later' ? 'font-semibold text-text-2' : 'font-bold'}`}>
                  {title}
                  <StepState state={mark === 'done' ? 'done' : mark === 'later' ? 'later' : 'now'} />
                </b>
                {badge}
              </p>
              <p className="text-[12.5px] leading-[17px] font-medium text-text-2 tabular-nums">{note}</p>
              {children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
