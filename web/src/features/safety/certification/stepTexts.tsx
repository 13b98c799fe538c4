import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { TimelineStep } from '../../../ui/Timeline.tsx'

const Done = () => (
  <StatusBadge status="ok">
    <Trans context="a step">Done</Trans>
  </StatusBadge>
)

/** The first step: an account without a phone adds one first. */
export function phoneStep(mobile: string, add: ReactNode): TimelineStep {
  const title = <Trans>Verify your phone</Trans>
  if (mobile === '') return { mark: 'now', title, note: add }
  return { mark: 'done', title, badge: <Done />, note: <bdi>{mobile}</bdi> }
}

export function detailsStep(note: ReactNode): TimelineStep {
  return { mark: 'done', title: <Trans>Add your photo and details</Trans>, badge: <Done />, note }
}

export const reviewLater = (note: ReactNode): TimelineStep => ({ mark: 'later', title: <Trans>We review it</Trans>, note })
