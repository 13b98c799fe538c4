import { Plural, Trans } from '@lingui/react/macro'
import { Note } from '../../ui/Note.tsx'
import { useMoneyText } from './useMoneyText.ts'
import type { Balance } from './recharge.state.ts'

/** What stands in the way of spending, or wants to be known before it. */
export function SpendingNotes({ balance }: { balance: Balance }) {
  const { date } = useMoneyText()
  const until = date(balance.excluded_until)
  return (
    <>
      {balance.excluded_until > 0 && (
        <Note status="info" title={<Trans>You are taking a break until {until}.</Trans>}>
          <Trans>Until then nothing can be bought or spent here. You asked for this yourself.</Trans>
        </Note>
      )}
      {balance.debt !== '0' && (
        <Note
          status="warn"
          title={
            <Plural
              value={Number(balance.debt)}
              one="You owe # coin after a payment was taken back."
              other="You owe # coins after a payment was taken back."
            />
          }
        >
          <Trans>The next recharge pays them first.</Trans>
        </Note>
      )}
    </>
  )
}
