import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

/** Money has reached its owner there before. */
export function VerifiedBadge() {
  return (
    <StatusBadge status="ok">
      <Trans>Verified</Trans>
    </StatusBadge>
  )
}
