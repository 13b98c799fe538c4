import { Trans } from '@lingui/react/macro'
import { useNetwork } from '../lib/network.ts'

/** Says that what is on the screen is what was known when the network went. There before its words, so that they are spoken. */
export function OfflineNote() {
  const online = useNetwork((network) => network.online)
  return (
    <p
      role="status"
      data-testid="offline"
      className="t-sub bg-overlay px-4 pbs-[calc(var(--safe-top)+8px)] pbe-2 text-center text-text-2 empty:p-0"
    >
      {!online && <Trans>You’re offline. What you see may be out of date.</Trans>}
    </p>
  )
}
