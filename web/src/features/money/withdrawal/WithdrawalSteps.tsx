import { Trans, useLingui } from '@lingui/react/macro'
import type { Withdrawal, WithdrawalState } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { type StepMark, Timeline } from '../../../ui/Timeline.tsx'
import { stateTexts } from './stateTexts.ts'

const way: readonly WithdrawalState[] = ['review', 'approved', 'sending', 'paid']
/** Steps a withdrawal passed before it was rejected or failed. */
const endings: Partial<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  rejected: ['review', 'rejected'],
  failed: ['review', 'approved', 'sending', 'failed'],
}

/** Every step of a withdrawal, those behind it and those to come. */
export function WithdrawalSteps({ record }: { record: Withdrawal }) {
  const { t } = useLingui()
  const { dateTime } = useFormat()
  const steps = endings[record.state] ?? way
  const at = steps.indexOf(record.state)
  const markOf = (step: number): StepMark => {
    if (step > at) return 'later'
    if (step < at || record.state === 'paid') return 'done'
    return record.state in endings ? 'bad' : 'now'
  }
  const noteOf = (step: number): ReactNode => {
    if (step === 0) return <Trans>Requested {dateTime(record.created)}</Trans>
    return step === at && record.ended > 0 ? dateTime(record.ended) : undefined
  }
  return (
    <div className="px-4 pbs-3">
      <Timeline
        label={t`Withdrawal status`}
        steps={steps.map((state, step) => ({ mark: markOf(step), title: t(stateTexts[state].text), note: noteOf(step) }))}
        live
      />
    </div>
  )
}
