import { useLingui } from '@lingui/react/macro'
import { Timeline, type TimelineStep } from '../../../ui/Timeline.tsx'

/** The three steps of certification, each with how it stands. */
export function Steps({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useLingui()
  return (
    <section className="cert-panel pbs-4">
      <Timeline label={t`Certification`} steps={steps} />
    </section>
  )
}
