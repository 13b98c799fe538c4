import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { FactRow } from '../../../ui/FactRow.tsx'
import { useCancelAccount } from './settings.queries.ts'

/** Says what happens before it happens. `onDone` is told when the account will be erased, in seconds. */
export function DeleteAccountForm({ onDone }: { onDone: (erasedSeconds: number) => void }) {
  const { t } = useLingui()
  const [understood, setUnderstood] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { mutateAsync, isPending } = useCancelAccount()
  const cancel = async () => {
    setFailure(undefined)
    try {
      const answer = await mutateAsync()
      if (answer !== 'dismissed') onDone(answer.erased)
    } catch (error) {
      setFailure(refusalText(error) ?? t`Something went wrong. Try again.`)
    }
  }
  return (
    <div className="flex flex-col gap-4 px-4 pbs-4">
      <ul className="flex flex-col gap-3.5">
        <FactRow icon="exit">
          <Trans>You’ll be logged out on all devices right away.</Trans>
        </FactRow>
        <FactRow icon="undo">
          <Trans>You have 14 days to change your mind: log in and restore your account.</Trans>
        </FactRow>
        <FactRow icon="trash">
          <Trans>After that, your data is permanently deleted and can’t be recovered.</Trans>
        </FactRow>
        <FactRow icon="book">
          <Trans>We keep only the payment records the law requires, without your profile.</Trans>
        </FactRow>
      </ul>
      <CheckRow checked={understood} onChange={setUnderstood}>
        <Trans>I understand what happens to my account</Trans>
      </CheckRow>
      <p role="alert" className="t-sub text-danger empty:hidden">
        {failure}
      </p>
      <Button variant="stop" size="xl" block disabled={!understood} busy={isPending} onClick={() => void cancel()}>
        <Trans>Delete my account</Trans>
      </Button>
    </div>
  )
}
