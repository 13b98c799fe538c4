import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'

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
  const marked = steps.map((step, place) => ({ ...step, mark: place < done ? 'done' : place === done ? 'now' : 'later' }) as const)
  return (
    <Panel>
      <div className="px-4 pbs-3.5 pbe-1">
        <Timeline label={label} steps={marked} live />
      </div>
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
