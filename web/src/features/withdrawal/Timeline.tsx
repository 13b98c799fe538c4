import { Trans, useLingui } from '@lingui/react/macro'
import type { Withdrawal, WithdrawalState } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { StepState } from '../../ui/StepState.tsx'
import { stateTexts } from './stateTexts.ts'
import { useFormat } from '../../lib/useFormat.ts'

const way: readonly WithdrawalState[] = ['review', 'approved', 'sending', 'paid']
/** How far something that came to nothing had come. */
const endings: Partial<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  rejected: ['review', 'rejected'],
  failed: ['review', 'approved', 'sending', 'failed'],
}

type Mark = 'done' | 'now' | 'later' | 'bad'
const dots: Record<Mark, string> = {
  done: 'bg-ok text-bg',
  now: 'bg-accent-fill text-on-accent',
  later: 'bg-raised text-text-3 shadow-line',
  bad: 'bg-danger text-bg',
}

/** Every step of a withdrawal, those behind it and those to come. */
export function Timeline({ record }: { record: Withdrawal }) {
  const { t } = useLingui()
  const { dateTime } = useFormat()
  const steps = endings[record.state] ?? way
  const at = steps.indexOf(record.state)
  const markOf = (step: number): Mark => {
    if (step > at) return 'later'
    if (step < at || record.state === 'paid') return 'done'
    return record.state in endings ? 'bad' : 'now'
  }
  const noteOf = (step: number): ReactNode => {
    if (step === 0) return <Trans>Requested {dateTime(record.created)}</Trans>
    return step === at && record.ended > 0 ? dateTime(record.ended) : undefined
  }
  return (
    <ol aria-label={t`Withdrawal status`} aria-live="polite" className="px-4 pbs-3">
      {steps.map((state, step) => (
        <Step key={state} mark={markOf(step)} last={step === steps.length - 1} note={noteOf(step)}>
          {t(stateTexts[state].text)}
        </Step>
      ))}
    </ol>
  )
}

function Step({ mark, last, note, children }: { mark: Mark; last: boolean; note: ReactNode; children: ReactNode }) {
  const strong = mark === 'later' ? 'text-text-3' : 'text-text'
  return (
    <li aria-current={mark === 'now' ? 'step' : undefined} className="relative flex gap-3 pbe-4">
      {!last && <i aria-hidden="true" className="absolute start-[11px] inset-bs-6 inset-be-0 w-0.5 bg-line-strong" />}
      <span aria-hidden="true" className={`grid size-6 flex-none place-items-center rounded-full ${dots[mark]}`}>
        {mark === 'done' && <Icon name="check" size={14} stroke={3} />}
        {mark === 'bad' && <Icon name="close" size={13} stroke={3} />}
        {mark === 'now' && <i className="size-2 rounded-full bg-current" />}
      </span>
      <span className={`min-w-0 flex-1 text-[15px] leading-6 font-semibold ${strong}`}>
        {children}
        <StepState state={mark === 'bad' ? 'now' : mark} />
        {note && <span className="t-cap block text-text-2">{note}</span>}
      </span>
    </li>
  )
}
