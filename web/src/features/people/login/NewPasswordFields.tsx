import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { passwordsDiffer } from './login.state.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface Field {
  value: string
  onChange: (typed: string) => void
}

/** One toggle reveals both fields, so that they can be compared. */
export function NewPasswordFields({ label, password, confirmation }: { label?: string; password: Field; confirmation: Field }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const differ = passwordsDiffer({ password: password.value, confirmation: confirmation.value })
  return (
    <>
      <PasswordInput
        label={label ?? t`Password`}
        autoComplete="new-password"
        value={password.value}
        onChange={password.onChange}
        shown={shown}
        onShow={setShown}
      />
      <PasswordInput
        label={t`Confirm password`}
        autoComplete="new-password"
        value={confirmation.value}
        onChange={confirmation.onChange}
        shown={shown}
        error={differ ? t`Passwords do not match` : undefined}
      />
    </>
  )
}
