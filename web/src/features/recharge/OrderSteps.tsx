import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StepState } from '../../ui/StepState.tsx'

export interface OrderStep {
  title: ReactNode
  note: ReactNode
}

interface OrderStepsProps {
  steps: readonly OrderStep[]
  /** Number of completed steps; the next one is in progress. */
  done: number
  label: string
}

export function OrderSteps({ steps, done, label }: OrderStepsProps) {
  return (
    <Panel>
      <ol aria-label={label} aria-live="polite" className="px-4 pbs-3.5 pbe-1">
        {steps.map(({ title, note }, place) => {
          const tone = place < done ? 'order-step-done' : place === done ? 'order-step-now' : ''
          return (
            <li key={place} aria-current={place === done ? 'step' : undefined} className={`order-step ${tone}`}>
              <span className="order-step-mark tabular-nums">
                {place < done ? <Icon name="check" size={15} stroke={2.8} /> : place + 1}
              </span>
              <div className="min-w-0">
                <p className={`text-[15px] leading-5 ${place <= done ? 'font-bold text-text' : 'font-semibold text-text-2'}`}>
                  {title}
                  <StepState state={place < done ? 'done' : place === done ? 'now' : 'later'} />
                </p>
                <p className="min-h-[21px] text-[12.5px] leading-[21px] font-medium text-text-3 tabular-nums">{note}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

export function ArrivalStep({ arrived, coins }: { arrived: boolean; coins: string }) {
  return (
    <span className="tabular-nums">
      <img src="/art/coin.svg" alt="" width={17} height={17} className="me-1 inline-block align-[-3px]" />
      {arrived ? <Trans>{coins} coins added</Trans> : <Trans>{coins} coins will be added</Trans>}
    </span>
  )
}

export function ArrivalNote({ arrived, balance }: { arrived: boolean; balance: string | undefined }) {
  if (balance === undefined) return null
  return arrived ? <Trans>New balance: {balance}</Trans> : <Trans>Balance after: {balance}</Trans>
}
