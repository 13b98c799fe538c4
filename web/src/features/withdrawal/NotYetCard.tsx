import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** For somebody who is not certified: what to do, and that nothing is lost meanwhile. */
export function NotYetCard({ action }: { action: ReactNode }) {
  return (
    <section className="mx-4 mbs-3 flex flex-col items-center rounded-lg bg-surface px-6 py-7 text-center shadow-line">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="badge" size={32} />
      </span>
      <h2 className="t-title mbs-4">
        <Trans>Get certified to withdraw</Trans>
      </h2>
      <p className="mbs-1.5 text-text-2">
        <Trans>We only pay out to certified hosts. Your tickets are safe and don’t expire.</Trans>
      </p>
      <div className="mbs-5 w-full">{action}</div>
    </section>
  )
}
