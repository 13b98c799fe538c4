import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { refusalText } from '../../lib/refusalText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckRow } from '../../ui/CheckRow.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.tsx'
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
        <Fact icon="exit">
          <Trans>You’ll be logged out on all devices right away.</Trans>
        </Fact>
        <Fact icon="undo">
          <Trans>You have 14 days to change your mind: log in and restore your account.</Trans>
        </Fact>
        <Fact icon="trash">
          <Trans>After that, your data is permanently deleted and can’t be recovered.</Trans>
        </Fact>
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

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-8 flex-none place-items-center rounded-[10px] bg-raised text-text-2">
        <Icon name={icon} size={19} flip={icon === 'exit' || icon === 'undo'} />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  )
}
