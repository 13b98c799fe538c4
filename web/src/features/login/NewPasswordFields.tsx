import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { passwordsDiffer } from './login.state.ts'
import type { RegisterFields } from './login.state.ts'
import { PasswordInput } from './PasswordInput.tsx'

/** One eye shows both: whoever looks at the password wants to compare them. */
export function NewPasswordFields({ control }: { control: Control<RegisterFields> }) {
  const { t } = useLingui()
  const password = useController({ control, name: 'password' }).field
  const confirmation = useController({ control, name: 'confirmation' }).field
  const [shown, setShown] = useState(false)
  const differ = passwordsDiffer({ password: password.value, confirmation: confirmation.value })
  return (
    <>
      <PasswordInput
        label={t`Password`}
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
