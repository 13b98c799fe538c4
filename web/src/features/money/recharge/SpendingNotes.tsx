import { Plural, Trans } from '@lingui/react/macro'
import { Note } from '../../../ui/Note.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import type { Balance } from './recharge.state.ts'

/** Notices that block spending or should be read before it. */
export function SpendingNotes({ balance }: { balance: Balance }) {
  const { dateTime } = useFormat()
  const until = dateTime(balance.excluded_until)
  return (
    <>
      {balance.excluded_until > 0 && (
        <Note status="info" title={<Trans>Spending is paused until {until}.</Trans>}>
          <Trans>You turned this on. You can’t recharge or spend until then.</Trans>
        </Note>
      )}
      {balance.debt !== '0' && (
        <Note
          status="warn"
          title={
            <Plural
              value={Number(balance.debt)}
              one="You owe # coin because a payment was reversed."
              other="You owe # coins because a payment was reversed."
            />
          }
        >
          <Trans>Your next recharge will cover this first.</Trans>
        </Note>
      )}
    </>
  )
}
