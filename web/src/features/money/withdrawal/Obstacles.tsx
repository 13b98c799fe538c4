import { Trans } from '@lingui/react/macro'
import type { Profit } from './withdrawal.state.ts'
import { Note } from '../../../ui/Note.tsx'

/** Reason no withdrawal can be requested today, or that this is the last time of the month. */
export function Obstacles({ profit }: { profit: Profit }) {
  const { open, window_from: from, window_to: to, used, allowed } = profit
  if (profit.rules.length === 0)
    return (
      <Note status="info" title={<Trans>Withdrawals aren’t available in your country yet.</Trans>}>
        <Trans>Your tickets are safe.</Trans>
      </Note>
    )
  if (open === 0)
    return (
      <Note status="warn" title={<Trans>Withdrawals are closed today.</Trans>}>
        <Trans>
          You can withdraw from day {from} to day {to} of each month.
        </Trans>
      </Note>
    )
  if (used < allowed) return null
  return (
    <Note status="warn" title={<Trans>You’ve reached this month’s withdrawal limit.</Trans>}>
      <Trans>
        {used} of {allowed} used. Your limit resets on the 1st.
      </Trans>
    </Note>
  )
}
